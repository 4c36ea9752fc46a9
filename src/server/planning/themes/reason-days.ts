import type { PlannedRoute } from '#server/planner/problem.ts';
import { hasRoom } from '#server/planner/spans.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
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
    const open = (some: readonly number[]) =>
      own.filter(
        ({ id, visit: { spans, minutes } }) =>
          !planned.has(id) && some.some((day) => hasRoom(spans[day], minutes)),
      );
    const further = open(without)
      .toSorted((a, b) => b.visit.value - a.visit.value)
      .slice(0, Math.max(0, wanted - held))
      .map(({ id }) => ({ id, days: without }));
    const chief = reason.hangsOn ? undefined : chiefOf(own);

    return chief && open(days).includes(chief) && !further.some(({ id }) => id === chief.id)
      ? [{ id: chief.id, days }, ...further.slice(0, -1)]
      : further;
  });
}

/** The ids of the chief sights of each reason that a plan holds: what comes after gives none of them up. */
export function chiefsHeld(
  reasons: readonly Theme[],
  { candidates }: Pick<Offer, 'candidates'>,
  { routes }: Pick<Plan, 'routes'>,
): string[] {
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));

  return reasons
    .filter(({ hangsOn }) => !hangsOn)
    .flatMap((reason) => chiefOf(candidates.filter(({ file }) => isOfTheme(file, reason))) ?? [])
    .flatMap(({ id }) => (planned.has(id) ? [id] : []));
}

/** What the place is best known for, of what the trip is made for; undefined where it is known for none of it. */
function chiefOf(own: readonly Candidate[]): Candidate | undefined {
  return own
    .filter(({ file }) => appealOf(file) >= KNOWN_FOR)
    .toSorted((a, b) => appealOf(b.file) - appealOf(a.file))[0];
}

const KNOWN_FOR = 75;

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
