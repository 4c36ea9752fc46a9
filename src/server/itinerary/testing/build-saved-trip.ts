import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { generateItinerary } from '#server/generation/generate-itinerary.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

export type SavedTrip = { trip: TripDetail; request: PlanRequest };

/** A proved plan for a destination of the catalogue, made with few rounds. */
export function planFor(
  destination: string,
  request: PlanRequest,
  catalogue = loadCatalogue(),
): ItineraryTrip {
  return generateItinerary({ request, destination, locks: [] }, { catalogue, prove, rounds: 60 });
}

/** A proved plan as it is read back once it is saved. */
export function buildSavedTrip(
  destination: string,
  changes: Partial<PlanRequest> = {},
  catalogue = loadCatalogue(),
): SavedTrip {
  const request = buildRequest(changes);

  return { trip: asSaved(planFor(destination, request, catalogue), request), request };
}

function asSaved(plan: ItineraryTrip, request: PlanRequest): TripDetail {
  const withIds = <T extends object>(list: readonly T[]) =>
    list.map((one, i) => ({ ...one, id: i + 1 }));

  return {
    id: 1,
    userId: 1,
    version: 1,
    destination: plan.destination.name,
    destinationId: plan.destination.id,
    destinationDescription: plan.destination.description,
    startDate: plan.tripInfo.startDate,
    endDate: plan.tripInfo.endDate,
    status: 'draft',
    bookingStatus: 'pending',
    isSurprise: false,
    isRevealed: true,
    dailyBudget: plan.tripInfo.dailyBudget,
    totalBudget: plan.tripInfo.totalBudget,
    currency: 'USD',
    imagePrompt: plan.destination.imagePrompt,
    travelers: request.travelers,
    createdAt: '2026-11-20T12:00:00.000Z',
    budget: request.budget,
    primaryLanguage: plan.language.primary,
    tripPreferences: {
      travelers: request.travelers,
      budget: request.budget,
      interests: request.interests,
      additionalPreferences: request.additionalPreferences,
    },
    flights: [],
    accommodations: [],
    activities: withIds(plan.activities.map((one) => ({ ...one, isSelected: false }))),
    diningOptions: withIds(plan.diningOptions),
    itineraryDays: withIds(plan.itinerary),
    packingItems: [],
    usefulPhrases: {},
    culturalNotes: [],
    safetyTips: [],
    hints: [],
    revealSchedule: [],
    budgetHotels: [],
    amadeusCodes: {},
    stay: plan.accommodation,
    generatedBy: plan.generatedBy,
    checks: plan.checks,
    score: plan.score,
    bound: plan.bound,
    warnings: plan.warnings,
    costs: plan.costs,
  };
}
