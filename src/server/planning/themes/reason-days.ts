import type { PlannedRoute } from '#server/planner/problem.ts';
import { hasRoom } from '#server/planner/spans.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isOfTheme, type Theme } from './theme.ts';

/** A sight that a plan is to hold, on one of these days. */
export type Lacking = { id: string; days: readonly number[] };

/** Of the full days so many hold what the trip is made for. */
const SHARE = 0.5;

/**
 * What a plan lacks of what the trip is made for: the best sights of it that are not planned, one for each full day
 * that is missing to the half of them, on the days that hold none.
 */
export function reasonsLacking(
  reasons: readonly Theme[],
  { candidates, frames }: Pick<PlanInput, 'candidates' | 'frames'>,
  { routes, dayIndexes }: { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] },
): Lacking[] {
  const full = frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : []));
  const idsOn = new Map(
    routes.map(({ stops }, at) => [dayIndexes[at] ?? at, new Set(stops.map(({ id }) => id))]),
  );
  const planned = new Set([...idsOn.values()].flatMap((ids) => [...ids]));

  return reasons.flatMap((reason) => {
    const own = candidates.filter(({ file }) => isOfTheme(file, reason));
    const without = full.filter((day) => !own.some(({ id }) => idsOn.get(day)?.has(id)));
    const missing = Math.ceil(full.length * SHARE) - (full.length - without.length);

    return own
      .filter(({ id, visit }) => !planned.has(id) && without.some((day) => isOpenOn(visit, day)))
      .toSorted((a, b) => b.visit.value - a.visit.value)
      .slice(0, Math.max(0, missing))
      .map(({ id }) => ({ id, days: without }));
  });
}

function isOpenOn({ spans, minutes }: Candidate['visit'], day: number): boolean {
  return hasRoom(spans[day], minutes);
}

/** The input with such a sight held on its days. */
export function heldOnDays(planInput: PlanInput, { id, days }: Lacking): PlanInput {
  return {
    ...planInput,
    candidates: planInput.candidates.map((one) =>
      one.id === id
        ? {
            ...one,
            visit: {
              ...one.visit,
              mandatory: true,
              spans: one.visit.spans.map((open, day) => (days.includes(day) ? open : [])),
            },
          }
        : one,
    ),
  };
}
