import type { Point, TravelModel } from '#server/planner/problem.ts';

/** Minutes between the stay and a sight: there or back, whichever takes longer. */
export function minutesAway(
  visit: Point,
  { stay, travel }: { stay: Point; travel: TravelModel },
): number {
  return Math.max(travel.leg(stay, visit).minutes, travel.leg(visit, stay).minutes);
}
