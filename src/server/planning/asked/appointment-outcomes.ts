import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { formatDay, weekdayName } from '#shared/dates.ts';
import { met, unmet } from './outcome.ts';

type Fixed = AskedFacts['appointments'][number];

/** The appointments that were told, one by one: the day that keeps each, or why none does. */
export function appointmentOutcomes(
  fixed: readonly Fixed[],
  days: readonly PlannedDay[],
): AskedOutcome[] {
  return fixed.map((one) => {
    const day = days.find(({ date }) => date === one.date);
    const isKept = day !== undefined && keeps(day, one);

    return isKept
      ? met(wishOf(one), `Day ${day.dayNumber} keeps it.`)
      : unmet(wishOf(one), reasonOf(one, day));
  });
}

/** A block of the plan at that hour, or the visit of a sight that it is for. */
function keeps(day: PlannedDay, { start, place = '' }: Fixed): boolean {
  return day.activities.some(
    ({ kind, time, place: at }) =>
      time === start &&
      (kind === 'work' ||
        (kind === 'stop' && place !== '' && at !== undefined && isNamed(at.name, place))),
  );
}

function isNamed(name: string, said: string): boolean {
  return foldText(name).includes(foldText(said).replace(/^the /, ''));
}

function wishOf({ title, date, start, end, place }: Fixed): string {
  const until = end === undefined ? '' : `–${end}`;
  const where = place === undefined ? '' : `, ${place}`;

  return `${title}, ${weekdayName(date)} ${start}${until}${where}`;
}

function reasonOf({ date, start }: Fixed, day: PlannedDay | undefined): string {
  if (!day) return `${formatDay(date)} isn't a day of this trip.`;
  if (start < day.start && day.dayType === 'Arrival Day')
    return 'You are not there yet at that hour.';
  if (start >= day.end) return 'You are on your way home at that hour.';
  return "The plan sets no time aside for it: keep those hours free, or move what's there.";
}
