import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';

/** A sight of a suggestion: where it is, how long one stays, what it is worth, and whether it waits for the evening. */
export type PricedSight = Point & {
  id: string;
  minutes: number;
  worth: number;
  isEvening: boolean;
};

/** Lunch with the way there, in minutes. */
export const LUNCH = 75;
/** From the stay to the first sight; between two sights, and each kilometre; the longest way in town; in minutes. */
const WAY = { first: 20, least: 8, km: 5, most: 50 } as const;

/**
 * The sights that so many minutes hold with the ways between them, in the given order: those worth most first, and what
 * still fits beside them, `most` sights in all. Those for the evening take nothing of the day. An estimate; the search settles the hours.
 */
export function heldInADay<T extends PricedSight>(
  sights: readonly T[],
  minutes: number,
  most = Infinity,
): T[] {
  let held = new Set(sights.filter(({ isEvening }) => isEvening));

  for (const one of sights.toSorted((a, b) => b.worth - a.worth)) {
    const more = new Set([...held, one]);
    const inOrder = sights.filter((other) => more.has(other) && !other.isEvening);

    if (minutesOf(inOrder) <= minutes && more.size <= most) held = more;
  }
  return sights.filter((one) => held.has(one));
}

function minutesOf(sights: readonly PricedSight[]): number {
  return sights.reduce((sum, one, at) => {
    const before = sights[at - 1];
    const way = before
      ? Math.min(WAY.most, WAY.least + WAY.km * distanceKm(before, one))
      : WAY.first;

    return sum + way + one.minutes;
  }, 0);
}
