import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';

/** A request for a complete trip of five days in spring; a test states only what matters to it. */
export function buildRequest(changes: Partial<PlanRequest> = {}): PlanRequest {
  return {
    id: 1,
    tripType: 'complete',
    departureDate: '2027-05-03',
    returnDate: '2027-05-07',
    travelers: 2,
    budget: 'Moderate ($$)',
    interests: ['History', 'Culinary'],
    isEcoFriendly: false,
    isVeganFriendly: false,
    additionalPreferences: '',
    exclude: [],
    today: '2026-11-20',
    ...changes,
  };
}
