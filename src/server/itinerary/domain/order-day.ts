import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { editFault } from './edit-faults.ts';
import { type Entry, isJourney } from './lay-day.ts';

/** An entry taken out of its day; an outing's second part goes with the first. */
export function takeOut(
  entries: readonly Entry[],
  index: number,
): { taken: Entry[]; left: Entry[] } {
  const first = entries[index];
  const isOuting = first?.activity.place?.kind === 'day-trip';
  const isTaken = (entry: Entry, i: number) =>
    i === index || (isOuting && i > index && isRestOf(entry, first?.activity.place?.name ?? ''));

  return {
    taken: entries.filter(isTaken),
    left: entries.filter((entry, i) => !isTaken(entry, i)),
  };
}

function isRestOf({ activity }: Entry, name: string): boolean {
  return activity.kind === 'free' && activity.activity.includes(name);
}

/** Entries put in at a position, between arrival and departure. Throws BAD_REQUEST for a position outside the day. */
export function insertAt(
  entries: readonly Entry[],
  index: number,
  inserted: readonly Entry[],
): Entry[] {
  if (index > entries.length) {
    throw editFault('edit.toIndex', `must be at most ${entries.length} on that day`);
  }
  const [first, last] = programmeRange(entries);

  return entries.toSpliced(Math.min(Math.max(index, first), last), 0, ...inserted);
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
