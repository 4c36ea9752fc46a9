import type { TripContent } from '#shared/trips/trip-import.schema.ts';

const COPIED = 'Copied to other dates';

/** For a place of which nothing is known to judge the days by. */
export const MOVED_UNSEEN = `${COPIED}: opening hours, holidays and weather may be others. Generate the itinerary anew to be sure.`;

/** What to know of days that were moved to other dates, by how many things no longer hold. */
export function movedText(problems: number): string {
  const packing = 'Make the packing list again for the new weather.';

  if (problems === 0)
    return `${COPIED}: weather and opening hours are those of the new ones, and everything still fits. ${packing}`;
  return `${COPIED}: ${problems === 1 ? 'one thing no longer holds' : `${problems} things no longer hold`}. The Itinerary tab shows where, each with a repair. ${packing}`;
}

/** The trip with a warning about its dates in place of an earlier one; a trip without days needs none. */
export function withWarning(trip: TripContent, warning: string): TripContent {
  if (trip.itineraryDays.length === 0) return trip;
  return {
    ...trip,
    warnings: [warning, ...trip.warnings.filter((text) => !text.startsWith(COPIED))],
  };
}
