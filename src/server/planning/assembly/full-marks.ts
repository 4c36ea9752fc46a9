import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { withStops } from '../days/route-measures.ts';

const MARK = 5;
/** A visit this long bears five minutes less; a meal keeps the least that the rules ask for. */
const SHORTEST_VISIT = 20;
const SHORTEST_MEAL = { lunch: 45, dinner: 75 } as const;

/**
 * Moves starts that fell between two full five minutes to the next one, and ends such a visit or meal a little
 * sooner, so that nothing after it moves. What is locked, what is worked and the shortest meals stay as they are.
 */
export function onFullMarks(route: PlannedRoute, isLocked: (id: string) => boolean): PlannedRoute {
  return withStops(
    route,
    route.stops.map((stop) => (isLocked(stop.id) ? stop : onMark(stop))),
  );
}

function onMark(stop: PlannedStop): PlannedStop {
  const start = Math.ceil(stop.start / MARK) * MARK;
  const end = start + Math.floor((stop.end - start) / MARK) * MARK;
  const isFixed = stop.kind === 'block' || start === stop.start;

  return isFixed || end - start < least(stop) ? stop : { ...stop, start, end };
}

function least({ meal }: PlannedStop): number {
  return meal ? SHORTEST_MEAL[meal] : SHORTEST_VISIT;
}
