export type ClientLimits = {
  /** One try, its body included. */
  tryMs: number;
  /** All tries and waits together. */
  wholeMs: number;
  maxBytes: number;
  /** Calls under way at once: each holds one socket. */
  slots: number;
  /** Calls that wait for a slot; more are refused. */
  queue: number;
  /** Failures in a row after which the provider is left alone … */
  failures: number;
  /** … for this long; then one call is let through to see. */
  restMs: number;
};
