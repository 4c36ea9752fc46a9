import { localWords } from '#server/planning/assembly/local-words.ts';
import { weatherWords } from '#server/planning/assembly/weather-words.ts';
import { daysBetween, monthOf } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';

/** A saved trip as the plan that it holds, so that the checker can read it. */
export function savedPlan(world: EditWorld, days: readonly PlannedDay[]): ItineraryTrip {
  const { trip, destination, catalogue, request, stay, costs, budget } = world;

  return {
    preferenceId: request.id,
    generatedBy: trip.generatedBy ?? '',
    destination: {
      id: destination.id,
      name: destination.name,
      country: catalogue.country(destination.country)?.name ?? destination.country,
      description: trip.destinationDescription,
      imagePrompt: trip.imagePrompt,
      lat: destination.lat,
      lon: destination.lon,
      timeZone: destination.timeZone,
    },
    tripInfo: {
      duration: `${daysBetween(trip.startDate, trip.endDate) + 1} days`,
      startDate: trip.startDate,
      endDate: trip.endDate,
      totalBudget: budget.total,
      dailyBudget: trip.dailyBudget,
      budget: request.budget,
      travelers: request.travelers,
      isBusiness: request.tripType === 'business',
    },
    weather: weatherWords(destination, monthOf(trip.startDate)),
    ...localWords(destination, catalogue),
    activities: trip.activities.flatMap((one) =>
      one.isSelected ? [] : [{ ...one, price: Number(one.price) }],
    ),
    itinerary: [...days],
    accommodation: stay,
    diningOptions: trip.diningOptions,
    flights: {
      outbound: trip.flights.filter(({ isReturn }) => !isReturn),
      return: trip.flights.filter(({ isReturn }) => isReturn),
    },
    budgetHotels: trip.budgetHotels,
    checks: trip.checks,
    score: trip.score ?? 0,
    bound: trip.bound ?? 0,
    warnings: trip.warnings,
    costs,
    reasons: [],
    amadeusCodes: { destination: '', ...trip.amadeusCodes },
  };
}
