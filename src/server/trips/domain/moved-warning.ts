import type { Redated } from '#server/itinerary/domain/redate-days.ts';
import { OLD_DATES } from '#shared/trips/old-choices.ts';

/** How the days came to other dates: in a copy of their trip, or with the trip itself. */
export const COPIED = 'Copied to new dates';
export const MOVED = 'Moved to new dates';

const PACKING = 'Make the packing list again for the new weather.';

/** What is told of days on their new dates, and how to say it; without a judge no earlier verdict holds. */
export function toldAgain(redated: Redated | undefined, how: string) {
  if (!redated) return { told: { checks: [] }, text: unseenText(how) };
  const { problems, ...told } = redated;

  return { told, text: movedText(problems.length, how) };
}

/** For a place of which nothing is known to judge the days by. */
function unseenText(how: string): string {
  return `${how}: opening hours, holidays and weather may differ. Regenerate the itinerary to be sure.`;
}

/** What to know of days that were moved to other dates, by how many things no longer work. */
function movedText(problems: number, how: string): string {
  if (problems === 0)
    return `${how}: weather and opening hours match the new dates, and everything still fits. ${PACKING}`;
  return `${how}: ${problems === 1 ? 'one thing no longer works' : `${problems} things no longer work`}. The Itinerary tab shows what, with a repair for each. ${PACKING}`;
}

const LEFT_OUT = 'Left out';
const NOT_PLANNED = 'Not planned yet';

/** What a trip of another length means for its days; undefined when the plan covers it. */
export function lengthText({ left, empty }: { left: number; empty: number }): string | undefined {
  if (left > 0)
    return `${LEFT_OUT}: ${daysText(left)} of the plan that the new dates have no room for. Regenerate the itinerary to fit the new length.`;
  if (empty > 0)
    return `${NOT_PLANNED}: the last ${empty === 1 ? 'day' : daysText(empty)}. Regenerate the itinerary to fill ${empty === 1 ? 'it' : 'them'}.`;
  return undefined;
}

/** The warnings with those about other dates in place of earlier ones of the kind. */
export function withDateWarnings(
  warnings: readonly string[],
  told: readonly (string | undefined)[],
): string[] {
  const kinds = [COPIED, MOVED, LEFT_OUT, NOT_PLANNED, OLD_DATES];

  return [
    ...told.filter((text) => text !== undefined),
    ...warnings.filter((text) => !kinds.some((kind) => text.startsWith(`${kind}:`))),
  ];
}

function daysText(count: number): string {
  return count === 1 ? 'one day' : `${count} days`;
}
