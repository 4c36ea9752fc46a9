import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Candidate } from './candidates.ts';

/** What draws a town out of doors on its one day. */
const WEEKLY: ReadonlySet<PlaceKind> = new Set([
  'market',
  'street',
  'square',
  'neighbourhood',
  'sport',
]);
/** A stay this long has other days for everything else. */
const LEAST_DAYS = 3;
/** How much more such a day is worth. */
const NOW_OR_NEVER = 1.4;

/** Sights with more worth to those that are there on one day of the stay alone: a Saturday market, a Sunday without cars. */
export function withOnceAWeek(sights: readonly Candidate[]): Candidate[] {
  return sights.map((one) => {
    const { file, open, visit } = one;
    const days = open.filter((spans) => spans.length > 0).length;
    const isOnce =
      'kind' in file && WEEKLY.has(file.kind) && open.length >= LEAST_DAYS && days === 1;

    return isOnce && !visit.mandatory
      ? { ...one, visit: { ...visit, value: visit.value * NOW_OR_NEVER } }
      : one;
  });
}
