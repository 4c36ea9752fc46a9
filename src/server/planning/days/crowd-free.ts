import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { upToFive } from './five-minutes.ts';
import { isCrowdedLater } from './visit-hours.ts';

/** Nobody is anywhere sooner, whenever it opens; who begins the day later than so begins it late. */
const EARLIEST = 7 * 60 + 30;
const USUAL_MORNING = 8 * 60 + 45;

/** When the party's day begins as a rule, and when it does after the evening before. */
type Morning = { usual: number; slept: number; tiresEasily: boolean };

/**
 * When a sight that is crowded later on may be had by who gets up for it; undefined for any other, for who sets out
 * late, tires soon or was up late.
 */
export function crowdFreeFrom(
  sight: Pick<PlaceFile, 'best' | 'crowded'>,
  spans: readonly Span[],
  { usual, slept, tiresEasily }: Morning,
): number | undefined {
  const [opens] = spans[0] ?? [Infinity];
  const isEarlyBird = !tiresEasily && usual <= USUAL_MORNING && slept === usual;

  return isEarlyBird && opens <= usual && isCrowdedLater(sight)
    ? upToFive(Math.max(opens, EARLIEST))
    : undefined;
}
