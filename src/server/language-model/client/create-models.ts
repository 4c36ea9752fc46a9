import type { Env } from '#server/env.ts';
import type { Logger } from '#server/logger.ts';
import type { Chat } from './chat-port.ts';
import { createLanguageModel, type LanguageModel } from './language-model.ts';
import { MODEL_LIMITS, type ModelLimits } from './model-limits.ts';
import { readPrices } from './model-prices.ts';
import type { ServerAddress } from './openai-chat.ts';
import { createTokenBudget } from './token-budget.ts';

/** The part of the configuration that speaks of language models. */
export type ModelConfig = Pick<
  Env,
  Extract<keyof Env, `${'OPENAI' | 'PERPLEXITY' | 'NORTHSTAR_MODEL'}_${string}`>
>;

export type ModelParts = {
  config: ModelConfig;
  logger: Pick<Logger, 'info'>;
  limits?: Partial<ModelLimits> | undefined;
};

/** The model that reads, proposes and writes, and the search AI; each undefined when it is not set up. */
export type Models = { writer: LanguageModel | undefined; searcher: LanguageModel | undefined };

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEFAULT_SEARCH_MODEL = 'sonar';
const PERPLEXITY_URL = 'https://api.perplexity.ai';
const DEFAULT_TOKENS_PER_HOUR = 500_000;
const PLAIN_NAME = /^[\w.:/@ -]{1,80}$/;

/** Both share one budget of tokens an hour. */
export function createModels({ config, logger, limits: own }: ModelParts): Models {
  const limits = { ...MODEL_LIMITS, ...own };
  const budget = createTokenBudget(
    config.NORTHSTAR_MODEL_TOKENS_PER_HOUR ?? DEFAULT_TOKENS_PER_HOUR,
  );
  const shared = { limits, budget, prices: readPrices(config.NORTHSTAR_MODEL_PRICES), logger };
  const model = (address: ServerAddress, wanted: string | undefined) =>
    createLanguageModel({ ...shared, ...createLazyChat(address, wanted, limits) });
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, PERPLEXITY_API_KEY } = config;
  const named = OPENAI_MODEL ?? (OPENAI_BASE_URL ? undefined : DEFAULT_MODEL);

  return {
    writer:
      (OPENAI_API_KEY ?? OPENAI_BASE_URL)
        ? model({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL }, named)
        : undefined,
    searcher: PERPLEXITY_API_KEY
      ? model(
          { apiKey: PERPLEXITY_API_KEY, baseUrl: config.PERPLEXITY_BASE_URL ?? PERPLEXITY_URL },
          config.PERPLEXITY_MODEL ?? DEFAULT_SEARCH_MODEL,
        )
      : undefined,
  };
}

/**
 * A chat whose library is read with the first question, since most servers never ask one. A server of one's
 * own whose model nobody named is asked what it has.
 */
function createLazyChat(
  address: ServerAddress,
  wanted: string | undefined,
  limits: ModelLimits,
): { name: () => string; chat: Chat } {
  let name = wanted;
  let opening: Promise<Chat> | undefined;

  async function open(): Promise<Chat> {
    const { createOpenAiChat, firstModelOf } = await import('./openai-chat.ts');

    name ??= await firstModelOf(address, limits);
    return createOpenAiChat(address, name, limits);
  }

  return {
    name: () => (name !== undefined && PLAIN_NAME.test(name) ? name : 'a language model'),
    async chat(request, signal) {
      opening ??= open();
      try {
        const chat = await opening;

        return await chat(request, signal);
      } catch (error) {
        // A server that could not say what it has is asked again next time.
        if (name === undefined) opening = undefined;
        throw error;
      }
    },
  };
}
