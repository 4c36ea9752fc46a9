import { highlightsOf } from '#server/catalogue/highlights.ts';
import { PlanningError } from '#server/planner/planning-error.ts';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { leastMinutes } from '../candidates/visit-minutes.ts';
import type { PlanInput } from './build-problem.ts';
import type { PlanDraft } from './plan-draft.ts';

type Offer = Pick<PlanInput, 'destination' | 'frames' | 'candidates'>;
type Planned = { solution: { routes: readonly PlannedRoute[] } };

/** From so many full days on nobody leaves without having seen what a place is known for. */
const FULL_DAYS = 2;

/**
 * What a place is known for that a plan of two full days or more does not hold, though it is open on one of them and is
 * a must for this party, the most appealing first.
 */
export function unseenHighlights(
  { destination, frames, candidates }: Offer,
  routes: readonly PlannedRoute[],
): Candidate[] {
  const full = fullDaysOf(frames);
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const highlights = highlightsOf(destination);

  if (full.size < FULL_DAYS) return [];
  return candidates
    .filter(
      ({ id, visit }) =>
        highlights.has(id) &&
        !planned.has(id) &&
        visit.strong !== undefined &&
        visit.spans.some((spans, day) => full.has(day) && spans.length > 0),
    )
    .toSorted((a, b) => appealOf(b.file) - appealOf(a.file));
}

/**
 * A plan with all that a place is known for, or with as much of it as the days hold beside the rest of the first plan:
 * what this one left out is held on any full day, seen no longer than it takes. `offered` are the sights before any of
 * them was meant for some day.
 */
export function withHighlights<Plan extends Planned>(
  first: Plan,
  { planInput, offered }: { planInput: PlanInput; offered: readonly Candidate[] },
  plan: (planInput: PlanInput) => Plan,
): Plan {
  if (planInput.perDay !== undefined) return first;
  const missing = unseenHighlights(
    { ...planInput, candidates: offered },
    first.solution.routes,
  ).filter(({ id }) => planInput.candidates.some((one) => one.id === id));
  const tried = (from: Plan, ids: readonly string[]) =>
    planOrNot(plan, holding(planInput, { offered, missing: ids, routes: from.solution.routes }));

  if (missing.length === 0) return first;
  const ids = missing.map(({ id }) => id);
  const whole = tried(first, ids);

  if (whole || ids.length === 1) return whole ?? first;
  return ids.reduce((from, id) => tried(from, [id]) ?? from, first);
}

function planOrNot<Plan>(plan: (planInput: PlanInput) => Plan, input: PlanInput): Plan | undefined {
  try {
    return plan(input);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    return undefined;
  }
}

type Holding = {
  offered: readonly Candidate[];
  missing: readonly string[];
  routes: readonly PlannedRoute[];
};

/** The input with the missing sights on any full day, and with the highlights that are planned already. */
function holding(planInput: PlanInput, { offered, missing, routes }: Holding): PlanInput {
  const full = fullDaysOf(planInput.frames);
  const highlights = highlightsOf(planInput.destination);
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const anyDay = new Map(offered.map((one) => [one.id, one]));

  return {
    ...planInput,
    candidates: planInput.candidates.map((one) => {
      if (missing.includes(one.id)) return onFullDays(one, anyDay.get(one.id) ?? one, full);
      return highlights.has(one.id) && planned.has(one.id)
        ? { ...one, visit: { ...one.visit, mandatory: true } }
        : one;
    }),
  };
}

function onFullDays(one: Candidate, { visit }: Candidate, full: ReadonlySet<number>): Candidate {
  const spans = visit.spans.map((open, day) => (full.has(day) ? open : []));
  const minutes = Math.min(visit.minutes, leastMinutes(one.file));

  return {
    ...one,
    visit: { ...one.visit, minutes, spans, mandatory: true },
  };
}

function fullDaysOf(frames: PlanInput['frames']): Set<number> {
  return new Set(frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : [])));
}

const NO_ROOM = 'No room for ';

/** What the days have no room for though the place is known for it; what was asked for by name is told elsewhere. */
export function noRoomNotes({ planInput, solution, wishes }: PlanDraft): string[] {
  return unseenHighlights(planInput, solution.routes)
    .filter(({ id }) => !wishes.places.wanted.includes(id))
    .map(({ file }) => `${NO_ROOM}${file.name}: other stops fill its opening hours on these days.`);
}

/** Whether a note says that there was no room for a sight which the days hold now. */
export function isRoomFound(note: string, names: readonly string[]): boolean {
  return names.some((name) => note.startsWith(`${NO_ROOM}${name}:`));
}
