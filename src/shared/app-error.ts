/** Every failure that a person may read about, and the HTTP status it travels with. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  /** Nobody has signed in. */
  UNAUTHORIZED: 401,
  /** A browser calls for another site. */
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** Asked for a host that is not this server. */
  MISDIRECTED: 421,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  /** Nobody is there to read the answer. */
  CALLER_LEFT: 499,
  INTERNAL: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An expected failure. Its message is written for the traveller; anything else becomes a plain 500. */
export class AppError extends Error {
  readonly code: ErrorCode;

  /** What may be chosen instead, for callers that can show it. */
  readonly candidates: readonly object[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options?: ErrorOptions & { candidates?: readonly object[] },
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.candidates = options?.candidates;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
