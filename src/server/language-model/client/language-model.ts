import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#server/logger.ts';
import type { Chat, ChatAnswer, ChatRequest, Usage } from './chat-port.ts';
import { ModelFailure } from './model-failure.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { ModelLimits } from './model-limits.ts';
import { costOf, type ModelPrices } from './model-prices.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { guessTokens, type TokenBudget } from './token-budget.ts';

export type LanguageModel = {
  /** The name under which plans say who made them. */
  name: () => string;
  limits: ModelLimits;
  /** One question; retried a little when the server is busy. Throws ModelFailure, and nothing else. */
  ask: (purpose: Purpose, request: ChatRequest, signal: AbortSignal) => Promise<ChatAnswer>;
  /** What so many tokens cost in US dollars; null when nobody told the price. */
  costOf: (usage: Usage) => number | null;
};

export type Purpose = 'understand' | 'propose' | 'write' | 'search' | 'pack';

export type LanguageModelParts = {
  name: () => string;
  chat: Chat;
  limits: ModelLimits;
  budget: TokenBudget;
  prices: ModelPrices;
  logger: Pick<Logger, 'info'>;
};

/** A chat with everything around it that keeps it quick, affordable and quiet. */
export function createLanguageModel(parts: LanguageModelParts): LanguageModel {
  const { name, limits, prices, logger } = parts;
  const limit = createConcurrencyLimit(limits);
  const rest = createCircuitBreaker(limits);
  const tried = createPatientChat(parts);

  return {
    name,
    limits,
    costOf: (usage) => costOf(usage, name(), prices),

    async ask(purpose, request, signal) {
      const since = performance.now();
      const ms = () => Math.round(performance.now() - since);

      try {
        rest.refuse();
        const answer = await limit.run(() => tried(request, signal), signal);

        rest.succeeded();
        const usd = costOf(answer.usage, name(), prices);

        logger.info({ purpose, model: name(), ms: ms(), ...answer.usage, usd }, 'language model');
        return answer;
      } catch (error) {
        const failure = asFailure(error);

        if (OURS.includes(failure.fault)) rest.failed();
        const { fault, status } = failure;

        logger.info({ purpose, model: name(), ms: ms(), fault, status }, 'language model failed');
        throw failure;
      }
    },
  };
}

/** Keeps to the hour's tokens, and tries again what met a busy server. */
function createPatientChat({ chat, limits, budget }: LanguageModelParts): Chat {
  async function once(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    const asked = guessTokens(request.system + JSON.stringify([request.data, request.repair]));
    const settle = budget.hold(asked + request.maxTokens);
    let usage: Usage = { tokensIn: 0, tokensOut: 0 };
    let heard = 0;
    const onText = (text: string) => {
      heard += text.length;
      request.onText?.(text);
    };

    try {
      const answer = await chat({ ...request, onText }, signal);

      ({ usage } = answer);
      return answer;
    } catch (error) {
      const failure = asFailure(error);

      if (!isUnpaid(failure)) usage = { tokensIn: asked, tokensOut: Math.ceil(heard / 3) };
      failure.spent = usage;
      throw failure;
    } finally {
      settle(usage);
    }
  }

  async function tried(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    for (let left = limits.tries - 1; ; left -= 1) {
      try {
        return await once(request, signal);
      } catch (error) {
        const pause = pauseAfter(error, left, limits);

        if (pause === undefined || signal.aborted) throw error;
        await wait(pause, undefined, { signal }).catch(() => {
          throw new ModelFailure('stopped');
        });
      }
    }
  }

  return tried;
}

/** Faults that say that the model is not well. */
const OURS: readonly string[] = ['slow', 'stalled', 'broken', 'rejected', 'busy', 'flooded'];

/** A server that answers with an error asks for nothing. */
function isUnpaid({ fault }: ModelFailure): boolean {
  return fault === 'busy' || fault === 'broken' || fault === 'rejected';
}

function asFailure(error: unknown): ModelFailure {
  return error instanceof ModelFailure ? error : new ModelFailure('broken');
}

/** Milliseconds until the next try; undefined when there is none. Silence is not tried again: it took its time. */
function pauseAfter(error: unknown, left: number, limits: ModelLimits): number | undefined {
  if (!(error instanceof ModelFailure) || left <= 0) return undefined;
  if (error.fault !== 'busy' && error.fault !== 'broken') return undefined;
  const pause = error.retryAfterMs ?? Math.min(500, limits.longestWaitMs);

  return pause <= limits.longestWaitMs ? pause : undefined;
}
