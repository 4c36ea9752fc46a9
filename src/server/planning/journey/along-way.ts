import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';

/** How far off the way from one end to the other a place may lie: so many km, or such a share of the way. */
const OFF_WAY = { km: 150, share: 0.5 };

/** The two ends of a way, by their ids. */
export type Ends = { from: string; to: string };

/** "San Francisco to Los Angeles": the places without those beyond the ends, such as San Diego. */
export function alongWay<Place extends Point & { id: string }>(
  places: readonly Place[],
  ends: Ends,
): Place[] {
  const [from, to] = [ends.from, ends.to].map((end) => places.find(({ id }) => id === end));

  if (!from || !to) return [...places];
  const most = Math.max(OFF_WAY.km, OFF_WAY.share * distanceKm(from, to));

  return places.filter((place) => offWayKm(place, [from, to]) <= most);
}

/** How much longer a way is by a place. */
function offWayKm(place: Point, [from, to]: readonly [Point, Point]): number {
  return distanceKm(from, place) + distanceKm(place, to) - distanceKm(from, to);
}
