import type { Leg, Point, TravelModel } from '#server/planner/problem.ts';

/** The way to where one already is. */
export const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** The way between two points in whole minutes; none where they are the same. */
export function legBetween(travel: TravelModel, from: Point, to: Point): Leg {
  if (from.lat === to.lat && from.lon === to.lon) return HERE;
  const leg = travel.leg(from, to);

  return { ...leg, minutes: Math.ceil(leg.minutes) };
}
