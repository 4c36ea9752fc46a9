import type { CoreState } from './core-state.ts';
import { NO_MEAL } from './instance.ts';

/** Whether the way between one pair of points, or another, is short enough for a meal; pairs as `travel` lays them out. */
export function isNear({ instance: { trip } }: CoreState, into: number, out: number): boolean {
  return (
    !trip ||
    (trip.way[into] as number) <= trip.maxMealLeg ||
    (trip.way[out] as number) <= trip.maxMealLeg
  );
}

/** Whether the meals on both sides stay near a neighbour when a node comes behind absolute position `at`. */
export function leavesMealsNear(
  state: CoreState,
  { node, at }: { node: number; at: number },
): boolean {
  const { place, instance } = state;
  const { points } = instance;
  const point = instance.point[node] as number;
  const [before, after] = [place[at] as number, place[at + 1] as number];
  const into = before * points + point;
  const out = point * points + after;

  return (
    (!isFreeMeal(state, at) || isNear(state, (place[at - 1] as number) * points + before, into)) &&
    (!isFreeMeal(state, at + 1) || isNear(state, out, after * points + (place[at + 2] as number)))
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
  const { place, instance } = state;
  const { points } = instance;
  const point = place[at] as number;

  return isNear(
    state,
    (place[at - 1] as number) * points + point,
    point * points + (place[at + 1] as number),
  );
}

function isFreeMeal({ instance, sequence }: CoreState, at: number): boolean {
  const node = sequence[at] as number;

  return (instance.trip?.meal[node] ?? NO_MEAL) !== NO_MEAL && instance.fixed[node] === 0;
}
