import { compileProblem, type Compiled } from './compile/compile-problem.ts';
import { unseatedMeal } from './compile/draft-meals.ts';
import { anneal } from './core/anneal.ts';
import { checkPinned } from './compile/check-pinned.ts';
import { explainMissing, missingOf, type Missing } from './diagnose.ts';
import { readSolution } from './read-solution.ts';
import { upperBound } from './upper-bound.ts';
import { validateProblem } from './validate-problem.ts';
import type { PlanProblem, PlanSolution } from './problem.ts';

/** A meal lies at most this many minutes from the stop before or after it; the second where none is nearer. */
export const NEAR_MEAL_MINUTES = [20, 30] as const;

/** Ways to lay a problem out, from the kindest to the one that seats a day at any price. */
const ATTEMPTS = [
  { maxMealLeg: NEAR_MEAL_MINUTES[0], thrift: 0.1 },
  { maxMealLeg: NEAR_MEAL_MINUTES[1], thrift: 2 },
] as const;

/**
 * Lays out the days of a trip: as valuable as the rounds allow, and valid in every respect. Deterministic
 * for a seed. Throws a PlanningError that names the fault when the problem is broken or no plan can hold
 * its locks, must-sees and meals.
 */
export function solvePlan(problem: PlanProblem): PlanSolution {
  validateProblem(problem);
  refuseUnseated(problem);
  let missing: Missing = { what: [] };
  let rounds = 0;

  for (const { step, ...options } of attemptsFor(problem)) {
    const compiled = compileProblem({ ...problem, step }, options);

    checkPinned(compiled, problem);
    const result = search(problem, compiled);

    rounds += result.rounds;
    missing = missingOf(problem, compiled, result.routes);
    if (missing.what.length > 0) continue;
    const { score, travelCost } = result;
    let bound: number | undefined;

    return {
      ...readSolution(problem, compiled, result.routes),
      score,
      travelCost,
      // Only once asked for: most plans are drafts that give way to another, and a bound takes as long as a plan.
      get bound() {
        return (bound ??= upperBound(
          compiled.instance,
          score,
          problem.hasQuickBound ? 'quick' : 'usual',
        ));
      },
      rounds,
    };
  }
  throw explainMissing(problem, missing);
}

/** Locks and blocks may leave a meal or a must-see room off the full steps alone: then every minute counts. */
function attemptsFor({ step = 1, days, visits, mealPlaces }: PlanProblem) {
  const isTied =
    days.some(({ blocks }) => blocks.length > 0) ||
    [...visits, ...mealPlaces].some(({ lockedAt }) => lockedAt);
  const atStep = ATTEMPTS.map((attempt) => ({ ...attempt, step }));

  return isTied && step > 1 ? [...atStep, { ...ATTEMPTS[1], step: 1 }] : atStep;
}

/** No search can help when the restaurants do not go round, as no place comes twice in a trip. */
function refuseUnseated(problem: PlanProblem): void {
  const unseated = unseatedMeal(problem.mealPlaces, problem.days);

  if (!unseated) return;
  throw explainMissing(problem, { what: [{ id: unseated.slot.meal, day: unseated.day }] });
}

function search(problem: PlanProblem, compiled: Compiled) {
  return anneal(compiled.instance, {
    seed: problem.seed,
    maxRounds: Math.max(1, problem.maxRounds),
    begin: compiled.pinned,
    isLacking: (routes) => missingOf(problem, compiled, routes).what.length > 0,
    ...(problem.deadline ? { isOver: problem.deadline } : {}),
  });
}
