import type { PlannedRoute, Visit } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';

/** From now on the evening belongs to the visit that dinner comes with. */
const EVENING = 17 * 60;

type Included = { id: string; day: number; meals: readonly string[] };

/**
 * The input without the meals that a visit of the same day brings with it, and with that visit on its day: nobody has
 * lunch after a walk from stall to stall, and dinner in a desert camp is the evening. Undefined where no day of the plan has a meal twice, or goes on after such a dinner.
 */
export function withIncludedMeals(
  planInput: PlanInput,
  routes: readonly PlannedRoute[],
  { dayIndexes }: BuiltProblem,
): PlanInput | undefined {
  const files = new Map(planInput.candidates.map(({ id, file }) => [id, file]));
  const twice = routes.flatMap(({ stops }, at) => {
    const seated = new Set(stops.flatMap(({ meal }) => meal ?? []));
    const frame = planInput.frames[dayIndexes[at] ?? at];

    return stops.flatMap(({ id, end }) => {
      const file = files.get(id);
      const brought = file && 'includes' in file ? (file.includes ?? []) : [];
      // A walk that is over long before people eat brings no meal of theirs.
      const meals = brought.filter(
        (meal) => end >= (frame?.meals.find((slot) => slot.meal === meal)?.window[0] ?? 0),
      );
      const isLast = stops.at(-1)?.id === id;
      const both = meals.filter((meal) => seated.has(meal) || (meal === 'dinner' && !isLast));

      return both.length > 0 ? [{ id, day: dayIndexes[at] ?? at, meals: both }] : [];
    });
  });

  if (twice.length === 0) return undefined;
  const isEvening = twice.some(({ meals }) => meals.includes('dinner'));

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
      const { visit } = one;

      return on
        ? {
            ...one,
            visit: {
              ...visit,
              mandatory: true,
              spans: visit.spans.map((day, at) => (at === on.day ? day : [])),
            },
          }
        : isEvening
          ? { ...one, visit: { ...visit, spans: beforeDinners(visit, twice) } }
          : one;
    }),
  };
}

/** The hours of any other visit, without the evenings on which dinner comes with one. */
function beforeDinners({ spans, minutes }: Visit, included: readonly Included[]): Visit['spans'] {
  const evenings = new Set(
    included.flatMap(({ day, meals }) => (meals.includes('dinner') ? [day] : [])),
  );

  return spans.map((day, at) =>
    evenings.has(at) ? spansWithin(day, [-Infinity, EVENING], minutes) : day,
  );
}
