import { AppError } from '#shared/app-error.ts';
import { daysBetween } from '#shared/dates.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/limits.ts';
import type { PlanRequest } from './plan-request.ts';

/** Throws a 422 that says how much shorter would do when a trip is longer than we plan. */
export function refuseLength({ departureDate, returnDate }: PlanRequest): void {
  const days = daysBetween(departureDate, returnDate) + 1;
  const over = days - MAX_TRIP_DAYS;

  if (over <= 0) return;
  throw new AppError(
    'UNPROCESSABLE',
    `We plan trips of up to ${MAX_TRIP_DAYS} days, and this one has ${days}. Return ${over === 1 ? 'a day' : `${over} days`} earlier and it works.`,
  );
}
