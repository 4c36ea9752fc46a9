import type { Logger } from '#server/logger.ts';

export type Tokens = { calls: number; tokensIn: number; tokensOut: number; usd: number };

/** Counts what a language model takes, from the line that is logged for each answer. */
export function createTokenCount(): { logger: Pick<Logger, 'info'>; total: () => Tokens } {
  const total: Tokens = { calls: 0, tokensIn: 0, tokensOut: 0, usd: 0 };

  function info(line: unknown): void {
    const { tokensIn = 0, tokensOut = 0, usd } = line as Partial<Tokens>;

    if (tokensIn + tokensOut === 0) return;
    total.calls += 1;
    total.tokensIn += tokensIn;
    total.tokensOut += tokensOut;
    total.usd += usd ?? 0;
  }

  return { logger: { info }, total: () => total };
}
