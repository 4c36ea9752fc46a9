import { DEMO_USER_ID } from '#shared/demo-user.ts';
import type { FlightOffer, GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { previewKind } from '#shared/generation/preview-kind.ts';
import type { CreateTripInput } from '#shared/trips/trip.schema.ts';

/**
 * The saved-trip payload of a previewed trip. A surprise keeps its secret budget at 0, as documented;
 * the server takes the itinerary along by `preferencesId`.
 */
export function saveTripInput(trip: GeneratedTrip, preferenceId: number): CreateTripInput {
  const isSurprise = previewKind(trip) === 'surprise';
  const { tripInfo, destination } = trip;

  return {
    preferencesId: preferenceId,
    userId: DEMO_USER_ID,
    destination: `${destination.name}, ${destination.country}`,
    destinationDescription: destination.description,
    startDate: tripInfo.startDate,
    endDate: tripInfo.endDate,
    totalBudget: isSurprise ? 0 : tripInfo.totalBudget,
    dailyBudget: isSurprise ? 0 : tripInfo.dailyBudget,
    primaryLanguage: trip.language.primary,
    currency: trip.currency.code,
    weatherInfo: trip.weather,
    status: isSurprise ? 'surprise' : 'draft',
    isSurprise,
    hints: 'hints' in trip ? trip.hints : [],
    revealSchedule: 'revealSchedule' in trip ? trip.revealSchedule : [],
    budget: tripInfo.budget,
    budgetHotels: trip.budgetHotels,
    amadeusCodes: trip.amadeusCodes,
    flights: [
      ...trip.flights.outbound.map((flight) => toFlight(flight, false)),
      ...trip.flights.return.map((flight) => toFlight(flight, true)),
    ],
  };
}

function toFlight(flight: FlightOffer, isReturn: boolean): FlightOffer {
  return {
    ...flight,
    isReturn,
    cabin: flight.cabin || 'Economy',
    status: flight.status || 'available',
  };
}
