import type { Logger } from '#server/logger.ts';

export type Tokens = { calls: number; tokensIn: number; tokensOut: number; usd: number };
export type TokenCount = ReturnType<typeof createTokenCount>;

/** Counts what a language model takes, from the line that is logged for each answer. */
export function createTokenCount() {
  const total: Tokens = { calls: 0, tokensIn: 0, tokensOut: 0, usd: 0 };
  let waited = 0;

  function info(line: unknown): void {
    const { purpose, ms, tokensIn = 0, tokensOut = 0, usd } = line as Partial<Tokens & Answer>;

    // Beside a line for each answer there is one for each trip, which sums them up.
    if (purpose === undefined) return;
    waited += ms ?? 0;
    total.calls += 1;
    total.tokensIn += tokensIn;
    total.tokensOut += tokensOut;
    total.usd += usd ?? 0;
  }

  return {
    logger: { info, error: (line: unknown) => console.error(line) } satisfies Pick<
      Logger,
      'info' | 'error'
    >,
    total: (): Tokens => total,
    /** Milliseconds spent waiting for the model since this was asked last. */
    takeWaited(): number {
      const ms = waited;

      waited = 0;
      return ms;
    },
  };
}

type Answer = { purpose: string; ms: number };
