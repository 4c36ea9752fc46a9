import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** Whether all meals are to be vegan, by the field or by the notes. */
export function isVeganParty(request: PlanRequest, wishes: Wishes): boolean {
  return request.isVeganFriendly || wishes.needs.includes('vegan');
}
