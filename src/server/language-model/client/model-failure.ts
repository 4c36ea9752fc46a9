import type { Usage } from './chat-port.ts';

/** Why a language model's answer cannot be used. */
const MODEL_FAULTS = [
  // No first word in time.
  'slow',
  // Silent in the middle of an answer.
  'stalled',
  // The time for the whole trip is over.
  'late',
  // More than anyone asked for.
  'flooded',
  // Ended before its end.
  'cut-off',
  // Stopped at its token limit.
  'too-long',
  'refused',
  // No JSON, or JSON of another shape.
  'nonsense',
  // 429
  'busy',
  // 5xx, or no connection.
  'broken',
  // 4xx: a wrong key, an unknown model.
  'rejected',
  // The hour's tokens are used up.
  'spent',
  // Too many trips ask at once.
  'crowded',
  // Failed again and again, and is left alone for a while.
  'resting',
  // Whoever asked went away.
  'stopped',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** A failure of the language model. It holds no word of the model, the traveller or the key: only which fault it was. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly fault: ModelFault;
  readonly status: number | undefined;
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What it took all the same: who is cut off in the middle has read the question and begun to answer. */
  spent: Usage = { tokensIn: 0, tokensOut: 0 };

  constructor(fault: ModelFault, details: { status?: number; retryAfterMs?: number } = {}) {
    super(`The language model failed: ${fault}`);
    this.fault = fault;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** An answer that came but cannot be used: the model itself is well, and may be asked something else. */
export function isAnswerFault(fault: ModelFault): boolean {
  return fault === 'nonsense' || fault === 'refused' || fault === 'too-long';
}
