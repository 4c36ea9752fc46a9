import { minutesOf, parseDuration, timeOf } from '../dates.ts';
import type { PlannedActivity } from '../generation/generated-trip.schema.ts';
import { ENTRY_MINUTES, type OwnEntry } from './own-entries.schema.ts';

type Span = { name: string; from: number; to: number };

/** What an own entry stands beside: the plan of its day, and all entries. */
type Beside = { activities: readonly PlannedActivity[]; entries: readonly OwnEntry[] };

/** What an own entry overlaps with on its day, as a sentence; undefined where it has room, or no time. */
export function entryClash(entry: OwnEntry, { activities, entries }: Beside): string | undefined {
  const own = spanOf(entry);

  if (!own) return undefined;
  const others = entries
    .filter(({ id, date }) => id !== entry.id && date === entry.date)
    .flatMap((other) => spanOf(other) ?? []);
  const planned = activities.filter((stop) => isBusy(stop) && !isSame(entry, stop)).map(toSpan);
  const met = [...planned, ...others].find(({ from, to }) => from < own.to && own.from < to);

  return met && `Overlaps with ${met.name}, ${timeOf(met.from)} to ${timeOf(met.to)}.`;
}

/** A room is ready for hours, and a note takes no time. */
function spanOf({ kind, time, title }: OwnEntry): Span | undefined {
  if (time === undefined || kind === 'note' || kind === 'hotel') return undefined;
  const from = minutesOf(time);

  return { name: title, from, to: from + ENTRY_MINUTES };
}

function toSpan({ activity, place, time, duration }: PlannedActivity): Span {
  const from = minutesOf(time);

  return { name: place?.name ?? activity, from, to: from + (parseDuration(duration) ?? 0) };
}

function isBusy({ kind }: PlannedActivity): boolean {
  return kind !== 'free' && kind !== 'stay';
}

/** A ticket to a planned sight belongs to it, and a booked flight is the planned arrival or departure. */
function isSame(
  { kind, title, place = '' }: OwnEntry,
  { kind: planned, place: at }: PlannedActivity,
): boolean {
  if (kind === 'flight' || kind === 'train')
    return planned === 'arrival' || planned === 'departure' || planned === 'ride';
  return at !== undefined && `${title} ${place}`.toLowerCase().includes(at.name.toLowerCase());
}
