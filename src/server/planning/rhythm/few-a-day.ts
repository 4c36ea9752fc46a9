import type { PlannedRoute } from '#server/planner/problem.ts';
import type { BuiltProblem, PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';

/**
 * The input with the best sights of each day of a plan alone, as many a day as were asked for, each on its day;
 * undefined where nothing was asked.
 */
export function fewADay(
  planInput: PlanInput,
  routes: readonly PlannedRoute[],
  { dayIndexes }: BuiltProblem,
): PlanInput | undefined {
  const { perDay, candidates } = planInput;

  if (perDay === undefined) return undefined;
  const known = new Map(candidates.map((one) => [one.id, one]));
  const kept = new Map(
    routes.flatMap(({ stops }, at) =>
      stops
        .flatMap(({ id }) => known.get(id) ?? [])
        .toSorted(best)
        .slice(0, perDay)
        .map(({ id }) => [id, dayIndexes[at] ?? at] as const),
    ),
  );

  return {
    ...planInput,
    candidates: candidates.flatMap((one) => {
      const day = kept.get(one.id);
      const { visit } = one;

      return day === undefined
        ? []
        : [
            {
              ...one,
              visit: {
                ...visit,
                mandatory: true,
                spans: visit.spans.map((spans, at) => (at === day ? spans : [])),
              },
            },
          ];
    }),
  };
}

/** What was named before what a first visit is made for, before the rest by its worth. */
function best({ visit: a }: Candidate, { visit: b }: Candidate): number {
  return (
    Number(b.mandatory ?? false) - Number(a.mandatory ?? false) ||
    Number(b.strong ?? false) - Number(a.strong ?? false) ||
    b.value - a.value
  );
}
