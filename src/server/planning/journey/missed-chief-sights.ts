import { highlightsOf } from '#server/catalogue/highlights.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import type { JourneyStay } from './journey-plan.ts';

/**
 * What a place is known for most, of stays of one night that have no room for it. Longer stays tell of what they leave
 * out themselves, and what was asked for by name is told with the wishes.
 */
export function missedChiefSights(
  stays: readonly JourneyStay[],
  drafts: readonly PlanDraft[],
): string[] {
  return drafts.flatMap(({ planInput, solution, wishes }, at) => {
    const stay = stays[at];
    const planned = new Set(solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
    const highlights = highlightsOf(planInput.destination);
    const [chief] = planInput.candidates
      .filter(({ id }) => highlights.has(id))
      .toSorted((a, b) => appealOf(b.file) - appealOf(a.file));

    return stay?.nights === 1 &&
      chief &&
      !planned.has(chief.id) &&
      !wishes.places.wanted.includes(chief.id)
      ? [
          `One night in ${stay.destination.name} leaves no room for ${chief.file.name}: add a night to see it.`,
        ]
      : [];
  });
}
