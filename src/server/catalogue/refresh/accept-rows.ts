import type { Diff, DiffRow } from './diff.schema.ts';
import { NOTICES } from './open-place.ts';
import type { Overlay, OverlayEntry } from './overlay.schema.ts';

/**
 * An overlay with the rows of a diff that a person accepted. A new place has to be written by hand, and hours
 * that could not be read have nothing to take over: such rows are given back.
 */
export function acceptRows(
  overlay: Overlay,
  diff: Diff,
): { overlay: Overlay; accepted: number; byHand: DiffRow[] } {
  const chosen = diff.rows.filter((row) => row.accept);
  const usable = chosen.filter((row) => row.place && (row.set || row.kind === 'closed'));
  const entries = new Map(overlay.entries.map((entry) => [keyOf(entry.place, entry), entry]));

  for (const row of usable) {
    const place = row.place ?? '';
    const key = keyOf(place, row);

    entries.set(key, { ...entries.get(key), ...entryOf(place, row, diff.date) });
  }

  return {
    overlay: { ...overlay, entries: [...entries.values()] },
    accepted: usable.length,
    byHand: chosen.filter((row) => !usable.includes(row)),
  };
}

function keyOf(place: string, { source }: Pick<DiffRow, 'source'>): string {
  return `${place} ${source}`;
}

function entryOf(place: string, row: DiffRow, date: string): OverlayEntry {
  return {
    place,
    source: row.source,
    ...(row.source === 'traveller' ? {} : NOTICES[row.source]),
    checked: date.slice(0, 7),
    ...row.set,
    ...(row.kind === 'closed' ? { closed: true } : {}),
  };
}
