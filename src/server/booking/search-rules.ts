import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { Clock } from '../clock.ts';

/** A search shows at most this many results. */
export const MAX_RESULTS = 60;

/** Throws BAD_REQUEST naming the field of a date that has passed everywhere. */
export function requireFuture(field: string, date: string, clock: Clock): void {
  if (date >= earliestToday(clock.now())) return;
  throw new AppError('BAD_REQUEST', `${field}: must not be in the past`);
}

/** The failure of a search in which no provider answered. */
export function allFailed(errors: { provider: string; message: string }[]): AppError {
  return new AppError(
    'BAD_GATEWAY',
    errors.map((error) => `${error.provider} ${error.message}`).join('; '),
  );
}
