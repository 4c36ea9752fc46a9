import { PlanningError } from '#server/planner/planning-error.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { needsLight } from '../candidates/needs-light.ts';
import type { PlanInput } from './build-problem.ts';
import { plannedDays } from './planned-days.ts';
import { TRAVEL_DAYS } from '../days/long-day.ts';

/**
 * Plans with every sight that was wished for, then with those that do not fit at any open hour, and again without
 * those that no plan holds: what is missing is named
 * first in the result. Sights in `fixed` stay. Throws what `plan` throws once nothing is left to leave out.
 */
export function withWishesSetAside<T>(
  planInput: PlanInput,
  fixed: readonly string[],
  plan: (planInput: PlanInput) => T,
): T {
  return withEased(planInput, { fixed, plan, easedIds: [] });
}

type Planning<T> = {
  fixed: readonly string[];
  plan: (planInput: PlanInput) => T;
  /** Sights that may be seen at any hour already. */
  easedIds: readonly string[];
};

function withEased<T>(planInput: PlanInput, { fixed, plan, easedIds }: Planning<T>): T {
  try {
    return plan(planInput);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    const strict = planInput.candidates.flatMap((one) =>
      error.what.includes(one.id) && isEasy(one) && !easedIds.includes(one.id) ? [one.id] : [],
    );

    if (strict.length > 0)
      return withEased(eased(planInput, strict), {
        fixed,
        plan,
        easedIds: [...easedIds, ...strict],
      });
    const wished = planInput.candidates.flatMap(({ id, visit }) =>
      visit.mandatory && !fixed.includes(id) ? [id] : [],
    );
    const missing = wished.filter((id) => error.what.includes(id));

    if (wished.length === 0) throw error;
    return withEased(
      optional(planInput, missing.length > 0 ? missing : leastOf(planInput, wished)),
      { fixed, plan, easedIds },
    );
  }
}

/** Whether a sight that was wished for may also be seen at a less good hour, or less slowly. */
function isEasy({ file, visit }: Candidate): boolean {
  return visit.mandatory === true && !visit.lockedAt && !('travelMinutes' in file);
}

/** The same with some sights at any hour at which they are open, for no longer than they take. */
function eased(planInput: PlanInput, ids: readonly string[]): PlanInput {
  return {
    ...planInput,
    candidates: planInput.candidates.map((one) => {
      const { visit, file, open } = one;

      if (!ids.includes(one.id)) return one;
      // What begins at a clock time, or wants daylight, has no other hours.
      const isBound = 'indoor' in file && (file.starts !== undefined || needsLight(file));

      return {
        ...one,
        visit: {
          ...visit,
          minutes: Math.min(visit.minutes, file.minutes),
          spans: isBound ? visit.spans : open,
        },
      };
    }),
  };
}

/** The half of some sights that is worth less: the rest may fit without it. */
function leastOf({ candidates }: PlanInput, ids: readonly string[]): string[] {
  const worth = new Map(candidates.map(({ id, visit }) => [id, visit.value]));

  return ids
    .toSorted((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0))
    .slice(0, Math.ceil(ids.length / 2));
}

/** The same with some sights that are worth as much as before, and need not be in. */
function optional(planInput: PlanInput, ids: readonly string[]): PlanInput {
  return {
    ...planInput,
    candidates: planInput.candidates.map((one) =>
      ids.includes(one.id) ? { ...one, visit: { ...one.visit, mandatory: false } } : one,
    ),
  };
}

/**
 * Plans with every meal, and again without those on days of arrival or departure that cannot be seated: the plan says
 * so. Throws what `plan` throws where another day has no meal.
 */
export function withMealsSetAside<T>(planInput: PlanInput, plan: (planInput: PlanInput) => T): T {
  try {
    return plan(planInput);
  } catch (error) {
    if (!(error instanceof PlanningError) || error.fault !== 'meal-infeasible') throw error;
    const at = plannedDays(planInput.frames)[error.day ?? -1];
    const frame = planInput.frames[at ?? -1];
    const slot = frame?.meals.find(({ meal }) => error.what.includes(meal));

    if (!frame || !slot || !TRAVEL_DAYS.has(frame.kind)) throw error;
    return withMealsSetAside(
      {
        ...planInput,
        unseated: [...(planInput.unseated ?? []), { date: frame.date, meal: slot.meal }],
        frames: planInput.frames.map((one, day) =>
          day === at ? { ...one, meals: one.meals.filter((other) => other !== slot) } : one,
        ),
      },
      plan,
    );
  }
}
