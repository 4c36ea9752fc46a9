/** Bounds of everything that a language model does for us; tests shorten the times. */
export type ModelLimits = {
  /** Until the first word of an answer. */
  firstTokenMs: number;
  /** Between two words. */
  idleMs: number;
  /** For all that is asked of the model for one trip. */
  wholeMs: number;
  /** For wishes read while somebody fills in the form. */
  readingMs: number;
  /** For fresh facts. */
  searchMs: number;
  /** Longest wait that a busy server may ask for. */
  longestWaitMs: number;
  /** Tries of one request that meets a busy or broken server. */
  tries: number;
  /** Of one answer as it comes over the wire, protocol included. */
  maxBytes: number;
  /** Requests at a time, those that may wait, and for how long. */
  concurrency: number;
  maxWaiting: number;
  queueMs: number;
  /** After so many failures in a row the model is left alone for a while. */
  failuresBeforeRest: number;
  restMs: number;
};

export const MODEL_LIMITS: ModelLimits = {
  firstTokenMs: 20_000,
  idleMs: 15_000,
  wholeMs: 90_000,
  readingMs: 20_000,
  searchMs: 25_000,
  longestWaitMs: 5_000,
  tries: 2,
  maxBytes: 2_000_000,
  concurrency: 4,
  maxWaiting: 20,
  queueMs: 10_000,
  failuresBeforeRest: 4,
  restMs: 60_000,
};
