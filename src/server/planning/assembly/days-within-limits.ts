import type { PlannedRoute, PlanProblem, Point } from '#server/planner/problem.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { withinLimits } from '../days/within-limits.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';
import { isLeftAlone } from './filled-routes.ts';
import { hoursAround } from './hours-around.ts';
import { isRestOf } from './is-rest-of.ts';

type Keeping = {
  built: BuiltProblem;
  /** What no day gives up. */
  needed: ReadonlySet<string>;
  /** Whether a stop keeps its hour. */
  isFixed: (id: string) => boolean;
  /** Where a stop is; undefined for meals of one's own choice and day trips. */
  pointOf: (id: string) => Point | undefined;
};

/**
 * The routes found, each within the hours that its party bears; the search keeps to them but for what has an hour of
 * its own, such as a sunset. Days of work, and those spent under way, stay as they are.
 */
export function daysWithinLimits(
  routes: readonly PlannedRoute[],
  planInput: PlanInput,
  { built: { problem, dayIndexes }, needed, isFixed, pointOf }: Keeping,
): PlannedRoute[] {
  const only = onlyOnes(routes, problem);
  const visits = new Map(problem.visits.map((one) => [one.id, one]));

  return routes.map((route, index) => {
    const frame = planInput.frames[dayIndexes[index] ?? -1];

    if (!frame || isLeftAlone(frame)) return route;
    return withinLimits(route, {
      stay: planInput.stay.stay,
      pointOf,
      legBetween: (from, to) => legBetween(planInput.travel, from, to),
      maxProgramme: frame.maxProgramme,
      maxWalkKm: frame.maxWalkKm,
      spansOf: (stop) => (isFixed(stop.id) ? undefined : hoursAround(stop, index, problem)),
      worthOf(id) {
        const visit = visits.get(id);
        const isKept = isFixed(id) || needed.has(id) || only.has(id);

        return visit && !isKept ? visit.value * (1 + (visit.strong ?? 0)) : undefined;
      },
      isRest: isRestOf(planInput),
    });
  });
}

/** The sights that meet an interest which no other sight of the plan meets. */
function onlyOnes(routes: readonly PlannedRoute[], problem: PlanProblem): Set<string> {
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const visits = problem.visits.filter(({ id }) => planned.has(id));

  return new Set(
    problem.wantedInterests.flatMap((interest) => {
      const [one, other] = visits.filter(({ meets }) => meets.includes(interest));

      return one && !other ? [one.id] : [];
    }),
  );
}
