import { AppError } from '#shared/app-error.ts';
import { earliestToday, isIsoDay } from '#shared/dates.ts';
import { preferenceInput } from '#shared/preferences/preference.schema.ts';
import { describeIssues } from '../trpc/describe-issues.ts';
import { middleware } from '../trpc/init.ts';

const PAST_DEPARTURE = 'Departure date must be in the future';

/** Whether a departure lies before today, in the time zone that is furthest behind. */
function isPastDeparture(departureDate: string, now: Date): boolean {
  return departureDate < earliestToday(now);
}

/**
 * Only the server's clock knows whether a date has passed, so the schema cannot say it. Checking here,
 * before the input is parsed, lets one reply name a past departure beside all other bad fields.
 */
export const nameEveryBadField = middleware(async ({ ctx, getRawInput, next }) => {
  const raw = await getRawInput();
  const departure = (raw as { departureDate?: unknown } | null | undefined)?.departureDate;

  if (
    typeof departure === 'string' &&
    isIsoDay(departure) &&
    isPastDeparture(departure, ctx.services.clock.now())
  ) {
    const others = preferenceInput.safeParse(raw).error?.issues ?? [];

    throw new AppError(
      'BAD_REQUEST',
      describeIssues([{ path: ['departureDate'], message: PAST_DEPARTURE }, ...others]),
    );
  }

  return next();
});
