import { z } from 'zod';
import { boundedText, idField, isoDay, timeOfDay } from '../fields.ts';

export const ENTRY_KINDS = [
  'stop',
  'note',
  'flight',
  'train',
  'hotel',
  'restaurant',
  'ticket',
  'other',
] as const;
export const MAX_ENTRIES = 200;
/** How long an entry with a time is taken to last: it tells only when it begins. */
export const ENTRY_MINUTES = 60;

/** Something of the traveller's own on a day of the trip: a stop, a note, a reservation. No planning moves it. */
export const ownEntry = z.object({
  /** Given by whoever adds it, so that adding it again is the same entry. */
  id: z.uuid('must be a UUID'),
  kind: z.enum(ENTRY_KINDS, { error: `must be one of ${ENTRY_KINDS.join(', ')}` }),
  date: isoDay(),
  time: timeOfDay.optional(),
  title: boundedText(120).trim().min(1, 'must not be empty'),
  place: boundedText(200).trim().optional(),
  /** Of the booking or the ticket. */
  number: boundedText(60).trim().optional(),
  /** US dollars for the party. */
  price: z
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 or more')
    .max(1_000_000, 'is too large')
    .optional(),
  note: boundedText(1000).trim().optional(),
});
export type OwnEntry = z.infer<typeof ownEntry>;

export const ownEntries = z.array(ownEntry).max(MAX_ENTRIES);
export const saveOwnEntryInput = z.object({ tripId: idField, entry: ownEntry });
export const removeOwnEntryInput = z.object({ tripId: idField, entryId: ownEntry.shape.id });

/** The entries with one saved: in place of the one of its id, in the order of days and times. */
export function withEntry(entries: readonly OwnEntry[], entry: OwnEntry): OwnEntry[] {
  return inOrder([...entries.filter(({ id }) => id !== entry.id), entry]);
}

/** The entries as days and times follow each other. */
export function inOrder(entries: readonly OwnEntry[]): OwnEntry[] {
  return entries.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
}

/** What has no time comes first on its day. */
function momentOf({ date, time = '' }: OwnEntry): string {
  return `${date} ${time}`;
}
