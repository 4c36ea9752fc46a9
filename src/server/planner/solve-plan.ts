import { type Compiled, compileProblem, relaxed } from './compile/compile-problem.ts';
import { unseatedMeal } from './compile/draft-meals.ts';
import { anneal } from './core/anneal.ts';
import { explainMissing, type Missing, missingOf } from './diagnose.ts';
import { readSolution } from './read-solution.ts';
import { upperBound } from './upper-bound.ts';
import { validateProblem } from './validate-problem.ts';
import type { PlanProblem, PlanSolution, Span } from './problem.ts';
import type { CoreInstance } from './core/instance.ts';
import { lockError } from './compile/draft-visits.ts';

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
  let last: { compiled: Compiled; step: number } | undefined;

  for (const { step, ...options } of attemptsFor(problem)) {
    const compiled =
      last?.step === step
        ? relaxed(last.compiled, options)
        : compileProblem({ ...problem, step }, options);

    last = { compiled, step };

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

/** The better of two short searches is better than one long one, which now and then cools into a poor corner. */
const PASSES = 2;
const ROUNDS_OF_A_PASS = 1500;

function search(problem: PlanProblem, compiled: Compiled) {
  return anneal(compiled.instance, {
    seed: problem.seed,
    maxRounds: Math.max(1, problem.maxRounds),
    begin: compiled.pinned,
    passes: problem.maxRounds < ROUNDS_OF_A_PASS ? 1 : PASSES,
    isLacking: (routes) => missingOf(problem, compiled, routes).what.length > 0,
    ...(problem.deadline ? { isOver: problem.deadline } : {}),
  });
}

/** Throws when what is locked cannot be done one after the other, or the way between takes too long. */
function checkPinned(compiled: Compiled, { days }: PlanProblem): void {
  for (const [day, nodes] of compiled.pinned.entries()) {
    const window = days[day]?.window;

    if (window && nodes.length > 0) checkDay(compiled, { day, nodes, window });
  }
}

function checkDay(
  { instance, drafts }: Compiled,
  { day, nodes, window }: { day: number; nodes: readonly number[]; window: Span },
): void {
  const home = instance.nodes + instance.routes + day;
  let at = instance.nodes + day;
  let ready = window[0];
  let before = 'the start of the day';

  for (const node of nodes) {
    const { id, pinned, minutes } = drafts[node] ?? { id: '', minutes: 0 };
    const start = pinned?.start ?? 0;

    if (ready + legBetween(instance, at, node) > start)
      throw lockError(id, day, `there is not enough time after ${before}`);
    ready = start + minutes;
    at = node;
    before = id;
  }
  if (ready + legBetween(instance, at, home) > window[1])
    throw lockError(before, day, 'the way back ends after the day');
}

function legBetween({ point, points, travel }: CoreInstance, from: number, to: number): number {
  return travel[(point[from] ?? 0) * points + (point[to] ?? 0)] ?? 0;
}
