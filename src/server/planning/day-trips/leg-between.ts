import { endPoint } from '#server/planner/end-point.ts';
import type { Leg, Point, TravelModel } from '#server/planner/problem.ts';

/** The way to where one already is. */
export const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** The way from where one place ends to another in whole minutes; none where one is there already. */
export function legBetween(travel: TravelModel, from: Point, to: Point): Leg {
  const at = endPoint(from);

  if (at.lat === to.lat && at.lon === to.lon) return HERE;
  const leg = travel.leg(from, to);

  return { ...leg, minutes: Math.ceil(leg.minutes) };
}
