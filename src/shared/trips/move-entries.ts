import { moveDay } from './move-dates.ts';
import type { OwnEntry } from './own-entries.schema.ts';

/** What the traveller planned moves along with the days; a reservation keeps the date it was made for. */
export function moveEntries(entries: readonly OwnEntry[], days: number): OwnEntry[] {
  return entries.map((entry) => (isReservation(entry) ? entry : moved(entry, days)));
}

/** For a copy of the trip all move along, and what was booked stays with the trip it was booked for. */
export function copyEntries(entries: readonly OwnEntry[], days: number): OwnEntry[] {
  return entries.map(({ number: _, ...entry }) => moved(entry, days));
}

function moved(entry: OwnEntry, days: number): OwnEntry {
  return { ...entry, date: moveDay(entry.date, days) };
}

function isReservation({ kind }: OwnEntry): boolean {
  return kind !== 'stop' && kind !== 'note';
}
