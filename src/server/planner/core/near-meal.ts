import type { CoreState } from './core-state.ts';
import { NO_MEAL } from './instance.ts';

/** Whether the way to the second of three points, or the way on to the third, is short enough for a meal. */
export function isNear(
  { instance: { points, trip } }: CoreState,
  [before, point, after]: readonly [number, number, number],
): boolean {
  return (
    !trip ||
    (trip.way[before * points + point] as number) <= trip.maxMealLeg ||
    (trip.way[point * points + after] as number) <= trip.maxMealLeg
  );
}

/** Whether the meals on both sides stay near a neighbour when a node comes behind absolute position `at`. */
export function leavesMealsNear(
  state: CoreState,
  { node, at }: { node: number; at: number },
): boolean {
  const { place, instance } = state;
  const point = instance.point[node] as number;
  const [before, after] = [place[at] as number, place[at + 1] as number];

  return (
    (!isFreeMeal(state, at) || isNear(state, [place[at - 1] as number, before, point])) &&
    (!isFreeMeal(state, at + 1) || isNear(state, [point, after, place[at + 2] as number]))
  );
}

/** Whether some meal of the plan is far from both of its neighbours; locked ones may be. */
export function hasFarMeal(state: CoreState): boolean {
  const { stride, size, instance } = state;

  for (let route = 0; route < instance.routes; route++) {
    for (let k = route * stride + 1; k <= route * stride + (size[route] as number); k++) {
      if (isFreeMeal(state, k) && !isNearNeighbour(state, k)) return true;
    }
  }
  return false;
}

/** Whether the way to or from what lies at an absolute position is short enough for a meal. */
export function isNearNeighbour(state: CoreState, at: number): boolean {
  const { place } = state;

  return isNear(state, [place[at - 1] as number, place[at] as number, place[at + 1] as number]);
}

function isFreeMeal({ instance, sequence }: CoreState, at: number): boolean {
  const node = sequence[at] as number;

  return (instance.trip?.meal[node] ?? NO_MEAL) !== NO_MEAL && instance.fixed[node] === 0;
}
