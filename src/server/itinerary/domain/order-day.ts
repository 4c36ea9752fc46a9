import { isDayTripRide } from '#server/planning/day-trips/is-day-trip.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { editFault } from './edit-faults.ts';
import { type Entry, isJourney } from './lay-day.ts';

/** An entry taken out of its day; a day trip goes as a whole, without its rides, which follow from the ways. */
export function takeOut(
  entries: readonly Entry[],
  index: number,
): { taken: Entry[]; left: Entry[]; first: number } {
  const trip = entries[index]?.activity.partOf;
  const isTaken = ({ activity }: Entry, i: number) =>
    i === index || (trip !== undefined && activity.partOf === trip);

  return {
    taken: entries.filter((entry, i) => isTaken(entry, i) && !isDayTripRide(entry.activity)),
    left: entries.filter((entry, i) => !isTaken(entry, i)),
    /** Where the first of them was. */
    first: entries.findIndex(isTaken),
  };
}

/** Entries put in at a position, between arrival and departure and not inside a day trip. Throws BAD_REQUEST for a position outside the day. */
export function insertAt(
  entries: readonly Entry[],
  index: number,
  inserted: readonly Entry[],
): Entry[] {
  if (index > entries.length) {
    throw editFault('edit.toIndex', `must be at most ${entries.length} on that day`);
  }
  const [first, last] = programmeRange(entries);

  const at = behindDayTrip(entries, Math.min(Math.max(index, first), last));

  return entries.toSpliced(at, 0, ...inserted);
}

/** A position inside a day trip stands for the one behind it. */
function behindDayTrip(entries: readonly Entry[], at: number): number {
  return isInsideDayTrip(entries, at) ? behindDayTrip(entries, at + 1) : at;
}

/** Whether what is put in at a position would lie between two parts of one day trip. */
export function isInsideDayTrip(entries: readonly Entry[], at: number): boolean {
  const trip = entries[at]?.activity.partOf;

  return trip !== undefined && entries[at - 1]?.activity.partOf === trip;
}

/** The positions between which the day's programme lies. */
export function programmeRange(entries: readonly Entry[]): readonly [first: number, last: number] {
  const begins =
    entries[0] && isJourney(entries[0].activity) && entries[0].activity.kind === 'arrival';
  const ends = entries.at(-1)?.activity.kind === 'departure';

  return [begins ? 1 : 0, entries.length - (ends ? 1 : 0)];
}

/** The days with one of them replaced. */
export function withDay(
  days: readonly TripItineraryDay[],
  changed: TripItineraryDay,
): TripItineraryDay[] {
  return days.map((day) => (day.dayNumber === changed.dayNumber ? changed : day));
}
