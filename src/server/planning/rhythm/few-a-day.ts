import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { heldOn } from '../themes/unmet-themes.ts';

type Plan = { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] };

/**
 * The input with the best sights of each day of a plan alone, as many a day as were asked for, or `atRest` for who wants
 * no rush, each on its day; undefined where nothing was asked and no day holds more.
 */
export function fewADay(
  planInput: PlanInput,
  { routes, dayIndexes }: Plan,
  atRest?: number,
): PlanInput | undefined {
  const { candidates } = planInput;
  const perDay = planInput.perDay ?? atRest;
  const known = new Map(candidates.map((one) => [one.id, one]));
  const busiest = Math.max(
    0,
    ...routes.map(({ stops }) => stops.filter(({ id }) => known.has(id)).length),
  );

  if (perDay === undefined || (planInput.perDay === undefined && busiest <= perDay))
    return undefined;
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
    candidates: candidates
      .filter(({ id }) => kept.has(id))
      .map((one) => heldOn(one, (day) => day === kept.get(one.id))),
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
