import { performance } from 'node:perf_hooks';
import type { Usage } from './chat-port.ts';
import { ModelFailure } from './model-failure.ts';

const HOUR_MS = 3_600_000;

export type TokenBudget = ReturnType<typeof createTokenBudget>;

/** Milliseconds that pass evenly, whatever the clock on the wall is set to. */
export type Ticks = () => number;

type Entry = { at: number; tokens: number };

/** The tokens of the last hour. What a request may cost at most is held back before it is sent. */
export function createTokenBudget(tokensPerHour: number, ticks: Ticks = () => performance.now()) {
  let entries: Entry[] = [];

  function spent(now: number): number {
    entries = entries.filter(({ at }) => now - at < HOUR_MS);
    return entries.reduce((sum, { tokens }) => sum + tokens, 0);
  }

  return {
    /** Holds tokens back; the returned function writes down what it was. Throws ModelFailure 'spent'. */
    hold(tokens: number): (usage: Usage) => void {
      const now = ticks();

      if (spent(now) + tokens > tokensPerHour) throw new ModelFailure('spent');
      const entry = { at: now, tokens };

      entries.push(entry);
      return ({ tokensIn, tokensOut }) => {
        entry.tokens = tokensIn + tokensOut;
      };
    },

    /** Tokens of the last hour, those held back included. */
    spent: (): number => spent(ticks()),
  };
}

/** A careful guess where a server counts nothing: most tokenizers make fewer tokens than a third of the letters. */
export function guessTokens(text: string): number {
  return Math.ceil(text.length / 3);
}
