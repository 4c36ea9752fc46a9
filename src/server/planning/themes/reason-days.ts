import type { PlannedRoute } from '#server/planner/problem.ts';
import { hasRoom } from '#server/planner/spans.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { heldOn } from './unmet-themes.ts';

/** A sight that a plan is to hold, on one of these days. */
export type Lacking = { id: string; days: readonly number[] };

/** Of the full days so many hold what the trip is made for. */
const SHARE = 0.5;

type Plan = { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] };
type Offer = Pick<PlanInput, 'candidates' | 'frames'>;

/**
 * What a plan lacks of what the trip is made for: the best sights of it that are not planned, one for each full day
 * that is missing to the half of them, on the days that hold none. Where it hangs on the sky, one place to look up
 * from for nothing, on another night than the tour.
 */
export function reasonsLacking(
  reasons: readonly Theme[],
  { candidates, frames }: Offer,
  { routes, dayIndexes }: Plan,
): Lacking[] {
  const idsOn = new Map(
    routes.map(({ stops }, at) => [dayIndexes[at] ?? at, new Set(stops.map(({ id }) => id))]),
  );
  const planned = new Set([...idsOn.values()].flatMap((ids) => [...ids]));

  return reasons.flatMap((reason) => {
    const all = candidates.filter(({ file }) => isOfTheme(file, reason));
    const own = reason.hangsOn ? all.filter(({ file }) => file.price === 0) : all;
    const days = reason.hangsOn ? nightsBetween(frames) : fullDays(frames);
    const without = days.filter((day) => !all.some(({ id }) => idsOn.get(day)?.has(id)));
    const held = reason.hangsOn
      ? own.filter(({ id }) => planned.has(id)).length
      : days.length - without.length;
    const wanted = reason.hangsOn ? 1 : Math.ceil(days.length * SHARE);

    return own
      .filter(
        ({ id, visit: { spans, minutes } }) =>
          !planned.has(id) && without.some((day) => hasRoom(spans[day], minutes)),
      )
      .toSorted((a, b) => b.visit.value - a.visit.value)
      .slice(0, Math.max(0, wanted - held))
      .map(({ id }) => ({ id, days: without }));
  });
}

function fullDays(frames: Offer['frames']): number[] {
  return frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : []));
}

/** Those behind the first, on which the party stays. */
function nightsBetween(frames: Offer['frames']): number[] {
  return frames.flatMap((_, day) => (day > 0 && day < frames.length - 1 ? [day] : []));
}

/** The input with such a sight held on its days. */
export function heldOnDays(planInput: PlanInput, { id, days }: Lacking): PlanInput {
  return {
    ...planInput,
    candidates: planInput.candidates.map((one) =>
      one.id === id ? heldOn(one, (day) => days.includes(day)) : one,
    ),
  };
}
