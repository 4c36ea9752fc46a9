import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { Journey } from './day-windows.ts';

/** When the plan itself lets the party land and leave. */
export function journeyOfDays(days: readonly PlannedDay[]): Journey {
  const lands = days.findIndex(({ activities }) => activities[0]?.kind === 'arrival');
  const leaves = days.findLastIndex(({ activities }) => activities.at(-1)?.kind === 'departure');
  const arrival = days[lands]?.activities[0];
  const departure = days[leaves]?.activities.at(-1);

  return {
    isAssumed: true,
    ...(arrival ? { landing: minutesOf(arrival.time), landsAfterDays: lands } : {}),
    ...(departure
      ? {
          takeOff: minutesOf(departure.time) + (parseDuration(departure.duration) ?? 0),
          leavesBeforeDays: days.length - 1 - leaves,
        }
      : {}),
  };
}
