import { describeFailure, type Logger } from '../logger.ts';
import { toPublicError } from '../trpc/public-error.ts';

type FailedCall = { requestId: string | undefined; procedure?: string | undefined };

/** Logs what is our fault, and that a caller has left; what callers get wrong leaves no line. */
export function logFailure(error: unknown, call: FailedCall, logger: Logger): void {
  const { status, code } = toPublicError(error);

  if (code === 'CALLER_LEFT') logger.info(call, 'client left');
  if (status >= 500) logger.error({ ...call, error: describeFailure(error) }, 'call failed');
}
