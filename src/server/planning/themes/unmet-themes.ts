import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { kindWishes } from '../assembly/wanted-wishes.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { THEME_WISH } from './themed-sights.ts';

/** The ids of the best open sight of each theme that a plan holds nothing of; none where all are met. */
export function unmetThemes(planInput: PlanInput, routes: readonly PlannedRoute[]): string[] {
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const met = new Set(
    planInput.candidates
      .filter(({ id }) => planned.has(id))
      .flatMap((one) => wishesOf(one, planInput)),
  );
  const bestOf = new Map<string, Candidate>();

  for (const one of planInput.candidates.filter(isOpen)) {
    for (const wish of wishesOf(one, planInput)) {
      const best = bestOf.get(wish);

      if (!met.has(wish) && (!best || one.visit.value > best.visit.value)) bestOf.set(wish, one);
    }
  }
  return [...new Set([...bestOf.values()].map(({ id }) => id))];
}

/** What the notes ask for by its theme, and by its kind. */
function wishesOf({ file, visit }: Candidate, planInput: PlanInput): string[] {
  return [
    ...visit.meets.filter((name) => name.startsWith(THEME_WISH)),
    ...kindWishes(planInput, { file, visit }),
  ];
}

/** A sight as one that the plan must hold, on one of these days. */
export function heldOn(one: Candidate, isDay: (day: number) => boolean = () => true): Candidate {
  const spans = one.visit.spans.map((open, day) => (isDay(day) ? open : []));

  return { ...one, visit: { ...one.visit, mandatory: true, spans } };
}

/** The input with sights that the plan must hold. */
export function withHeld(planInput: PlanInput, ids: readonly string[]): PlanInput {
  return {
    ...planInput,
    candidates: planInput.candidates.map((one) => (ids.includes(one.id) ? heldOn(one) : one)),
  };
}

function isOpen({ visit }: Candidate): boolean {
  return visit.value > 0 && visit.spans.some((day) => day.length > 0);
}
