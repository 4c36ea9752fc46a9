import type { PlannedRoute } from '#server/planner/problem.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';

/**
 * The input without the meals that a visit of the same day brings with it, and with that visit on its day: nobody has
 * lunch after a walk from stall to stall. Undefined where no day of the plan has a meal twice.
 */
export function withIncludedMeals(
  planInput: PlanInput,
  routes: readonly PlannedRoute[],
  { dayIndexes }: BuiltProblem,
): PlanInput | undefined {
  const files = new Map(planInput.candidates.map(({ id, file }) => [id, file]));
  const twice = routes.flatMap(({ stops }, at) => {
    const seated = new Set(stops.flatMap(({ meal }) => meal ?? []));

    return stops.flatMap(({ id }) => {
      const file = files.get(id);
      const meals = file && 'includes' in file ? (file.includes ?? []) : [];
      const both = meals.filter((meal) => seated.has(meal));

      return both.length > 0 ? [{ id, day: dayIndexes[at] ?? at, meals: both }] : [];
    });
  });

  if (twice.length === 0) return undefined;
  return {
    ...planInput,
    frames: planInput.frames.map((frame, day) => ({
      ...frame,
      meals: frame.meals.filter(
        ({ meal }) => !twice.some((one) => one.day === day && one.meals.includes(meal)),
      ),
    })),
    candidates: planInput.candidates.map((one) => {
      const on = twice.find(({ id }) => id === one.id);
      const spans = one.visit.spans.map((day, at) => (at === on?.day ? day : []));

      return on ? { ...one, visit: { ...one.visit, mandatory: true, spans } } : one;
    }),
  };
}
