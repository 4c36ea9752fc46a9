import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { met, namesOfDays, unmet } from '../asked/outcome.ts';
import type { Rhythm } from './rhythm.ts';

/** The kilometres of a day are told with one decimal. */
const ROUNDED_KM = 0.05;
const MOST_ON_FEET = 3.5 * 60;

/** A limit of kilometres on foot: what lies between the stops, which is all that is known. */
export function kmOutcome(
  { mostKm }: Rhythm,
  days: readonly PlannedDay[],
): AskedOutcome | undefined {
  if (mostKm === undefined) return undefined;
  const wish = `At most ${Math.round(mostKm * 10) / 10} km on foot a day`;
  const longest = Math.max(0, ...days.map(({ walkKm }) => walkKm));
  const broken = days.filter(({ walkKm }) => walkKm > mostKm + ROUNDED_KM);

  return broken.length === 0
    ? met(wish, `At most ${longest} km between stops; what you walk inside them comes on top.`)
    : unmet(wish, `It is more on ${namesOfDays(broken)}.`);
}

/** Breaks to sit down: how long the days go without a table, a ride or a rest. */
export function breaksOutcome(
  { isWithBreaks }: Rhythm,
  days: readonly PlannedDay[],
): AskedOutcome | undefined {
  if (!isWithBreaks) return undefined;
  const wish = 'Breaks to sit down';
  const broken = days.filter((day) => longestOnFeet(day) > MOST_ON_FEET);

  return broken.length === 0
    ? met(wish, 'A table or a rest comes at least every three and a half hours.')
    : unmet(
        wish,
        `More than three and a half hours pass without a table or a rest on ${namesOfDays(broken)}.`,
      );
}

/** The longest time from one seat to the next, in minutes. */
function longestOnFeet({ activities }: PlannedDay): number {
  let since = minutesOf(activities[0]?.time ?? '00:00');
  let longest = 0;

  for (const { kind, time, duration } of activities) {
    const start = minutesOf(time);
    const end = start + (parseDuration(duration) ?? 0);

    longest = Math.max(longest, (kind === 'stop' ? end : start) - since);
    if (kind !== 'stop') since = end;
  }
  return longest;
}

/** The longest way on foot, in minutes. */
export function longestWalk(days: readonly PlannedDay[]): number {
  const minutes = days.flatMap(({ activities, back }) =>
    [...activities.map(({ travel }) => travel), back].flatMap((leg) =>
      leg?.mode === 'walk' ? [leg.minutes] : [],
    ),
  );

  return Math.round(Math.max(0, ...minutes));
}
