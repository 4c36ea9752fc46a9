import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import { preferenceFrom } from '#shared/preferences/preference.schema.ts';
import { describeIssues } from '../trpc/describe-issues.ts';
import { middleware } from '../trpc/init.ts';

/**
 * Only the server's clock knows whether a date has passed, in the time zone that is furthest behind. Checking here,
 * before the input is parsed, lets one reply name a past departure beside all other bad fields.
 */
export const nameEveryBadField = middleware(async ({ ctx, getRawInput, next }) => {
  const schema = preferenceFrom(earliestToday(ctx.services.clock.now()));
  const { error } = schema.safeParse(await getRawInput());

  if (error) throw new AppError('BAD_REQUEST', describeIssues(error.issues));
  return next();
});
