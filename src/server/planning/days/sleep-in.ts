import type { PlannedRoute } from '#server/planner/problem.ts';
import { waitBefore } from './long-day.ts';
import { withStops } from './route-measures.ts';

/** A shorter wait before the first meal is none, in minutes. */
const IDLE = 45;

/**
 * Rather than wait at the stay before the first meal one sleeps in: what comes before it, at the hours of the same day as
 * `later` has them. The route as it is where nobody waits, or the two begin otherwise.
 */
export function sleptIn(route: PlannedRoute, later: PlannedRoute | undefined): PlannedRoute {
  const meal = route.stops.findIndex((stop) => stop.meal !== undefined);
  const next = route.stops[meal];
  const begun = later?.stops.slice(0, meal) ?? [];
  const isSame = route.stops.slice(0, meal).every(({ id }, at) => id === begun[at]?.id);
  const last = begun.at(-1);

  if (meal <= 0 || !next || !last || !isSame || waitBefore(route.stops, meal) < IDLE) return route;
  return last.end + next.leg.minutes <= next.start
    ? withStops(route, [...begun, ...route.stops.slice(meal)])
    : route;
}
