/** Why a provider brought nothing, as the end of a sentence that begins with its name. */
const REASONS = {
  slow: 'did not answer in time',
  unreachable: 'could not be reached',
  cut: 'broke off its answer',
  'key-refused': "didn't accept our key",
  busy: 'is too busy right now',
  failed: 'answered with an error',
  refused: 'could not take this search',
  nonsense: 'answered with something we could not read',
  'too-large': 'answered with more than we can take',
  resting: 'is paused for a moment after several failures',
  crowded: 'has too many searches waiting',
} as const;

export type ProviderFault = keyof typeof REASONS;

/** Faults that say something of the provider's health; the others are about one search or our key. */
const UNHEALTHY: readonly ProviderFault[] = [
  'slow',
  'unreachable',
  'cut',
  'busy',
  'failed',
  'nonsense',
  'too-large',
];

type Detail = {
  /** The provider's HTTP status, where it answered at all. */
  status?: number;
  /** The provider's own codes of what is wrong. */
  codes?: readonly string[];
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number | undefined;
};

/**
 * A provider's failure. It is made of fixed words alone, with no cause attached: an address with its query, a header
 * or a key can't get from here into an answer or a log.
 */
export class ProviderError extends Error {
  readonly fault: ProviderFault;
  readonly status: number | undefined;
  readonly codes: readonly string[];
  readonly retryAfterMs: number | undefined;

  constructor(fault: ProviderFault, { status, codes = [], retryAfterMs }: Detail = {}) {
    super(REASONS[fault]);
    this.name = 'ProviderError';
    this.fault = fault;
    this.status = status;
    this.codes = codes;
    this.retryAfterMs = retryAfterMs;
  }

  get isUnhealthy(): boolean {
    return UNHEALTHY.includes(this.fault);
  }
}
