import { hasPoolTime, POOL_BREAK, POOL_IN_EVENING } from '../candidates/pool-time.ts';
import type { RestPlace } from '../days/rest-place.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Who wished for a pool rests at it, where the stay has one and the weather allows it. */
export function poolToRest(
  { request, planInput }: PlanDraft,
  atStay: RestPlace,
  day: number,
): RestPlace {
  const { stay } = planInput.stay;

  return hasPoolTime(request.additionalPreferences, stay, planInput.facts[day])
    ? { ...atStay, activity: `${POOL_BREAK} at ${stay.name}`, description: POOL_IN_EVENING }
    : atStay;
}
