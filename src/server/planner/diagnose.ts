import type { Compiled } from './compile/compile-problem.ts';
import { mealWindow, wantedMeals } from './compile/draft-meals.ts';
import { PlanningError } from './planning-error.ts';
import type { PlanProblem } from './problem.ts';

/** What a plan must hold and does not: must-sees by id, meals by day. */
export type Missing = { what: { id: string; day?: number }[] };

export function missingOf(
  problem: PlanProblem,
  { instance, drafts }: Compiled,
  routes: readonly (readonly number[])[],
): Missing {
  const placed = new Set(routes.flat().map((node) => drafts[node]?.id));
  const mustSees = problem.visits
    .filter(({ mandatory, id }) => mandatory && !placed.has(id))
    .map(({ id }) => ({ id }));
  const meals = wantedMeals(problem.days)
    .filter(({ day, slot }) => !hasMeal(day, slot.meal))
    .map(({ day, slot }) => ({ id: slot.meal, day }));

  function hasMeal(day: number, meal: string): boolean {
    const nodes = routes[day] ?? [];
    const at = nodes.findIndex((node) => drafts[node]?.meal === meal);
    const points = [instance.nodes + day, ...nodes, instance.nodes + instance.routes + day].map(
      (node) => instance.point[node] ?? 0,
    );
    const way = (from: number) =>
      instance.trip?.way[(points[from] ?? 0) * instance.points + (points[from + 1] ?? 0)] ?? 0;
    const pinned = drafts[nodes[at] ?? -1]?.pinned !== undefined;

    return (
      at >= 0 &&
      (pinned || Math.min(way(at), way(at + 1)) <= (instance.trip?.maxMealLeg ?? Infinity))
    );
  }
  return { what: [...mustSees, ...meals] };
}

/** Says why something that the plan must hold cannot be had, as the typed fault. */
export function explainMissing(problem: PlanProblem, missing: Missing): PlanningError {
  const names = missing.what.map(({ id }) => id);
  const [first] = missing.what;
  const least = leastUsd(problem);

  if (least > problem.maxUsd) {
    return new PlanningError('over-budget', `The meals and must-sees alone cost about $${least}`, {
      what: names,
      needUsd: least,
    });
  }
  if (first?.day === undefined) {
    return new PlanningError(
      'mandatory-infeasible',
      `No plan holds ${names.join(', ')} together with the rest`,
      {
        what: names,
      },
    );
  }
  const { day } = first;
  const slot = problem.days[day]?.meals.find(({ meal }) => meal === first.id);
  const open = problem.mealPlaces.filter(
    (place) => slot && mealWindow(place, problem.days, { day, slot }),
  );
  const reason =
    open.length === 0
      ? 'no place is open then'
      : 'no open place is near enough, or the day is too full';

  return new PlanningError('meal-infeasible', `Day ${day + 1} has no ${first.id}: ${reason}`, {
    what: names,
    day,
    meals: missing.what.flatMap(({ id, day: at }) =>
      at === undefined ? [] : [{ meal: id, day: at }],
    ),
  });
}

/** The least that the meals and must-sees cost, travel left out: each meal at the cheapest open place. */
function leastUsd(problem: PlanProblem): number {
  const meals = wantedMeals(problem.days).map((wanted) =>
    Math.min(
      ...problem.mealPlaces
        .filter((place) => mealWindow(place, problem.days, wanted))
        .map(({ usd }) => usd),
    ),
  );
  const musts = problem.visits
    .filter(({ mandatory, lockedAt }) => mandatory || lockedAt)
    .map(({ usd }) => usd);

  return Math.ceil([...meals, ...musts].filter(Number.isFinite).reduce((sum, usd) => sum + usd, 0));
}
