import { PlanningError } from '#server/planner/planning-error.ts';
import type { Brief } from './build-problem.ts';

/**
 * Plans with every sight that was wished for, and again without those that no plan holds: what is missing is named
 * first in the result. Sights in `fixed` stay. Throws what `plan` throws once nothing is left to leave out.
 */
export function withWishesSetAside<T>(
  brief: Brief,
  fixed: readonly string[],
  plan: (brief: Brief) => T,
): T {
  try {
    return plan(brief);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    const wished = brief.candidates.flatMap(({ id, visit }) =>
      visit.mandatory && !fixed.includes(id) ? [id] : [],
    );
    const missing = wished.filter((id) => error.what.includes(id));

    if (wished.length === 0) throw error;
    return withWishesSetAside(optional(brief, missing.length > 0 ? missing : wished), fixed, plan);
  }
}

/** The same with some sights that are worth as much as before, and need not be in. */
function optional(brief: Brief, ids: readonly string[]): Brief {
  return {
    ...brief,
    candidates: brief.candidates.map((one) =>
      ids.includes(one.id) ? { ...one, visit: { ...one.visit, mandatory: false } } : one,
    ),
  };
}
