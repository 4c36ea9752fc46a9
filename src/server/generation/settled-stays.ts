import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { journeyOfDays } from '#server/planning/days/journey-of-days.ts';
import { journeyOfFlights } from '#server/planning/days/journey-of-flights.ts';
import { locksOf } from '#server/planning/days/locks.ts';
import { airportOf, landingAt, leavingFrom } from '#server/planning/journey/flight-ends.ts';
import { stayJourney, storedRides } from '#server/planning/journey/stay-journey.ts';
import { stayTrips } from '../itinerary/domain/stay-trips.ts';
import type { ItineraryRequest } from './itinerary-request.ts';

/** The stays of a saved trip to several places as the planner is asked for them: rides and places stand. */
export function settledStays(
  trip: TripDetail,
  request: PlanRequest,
  catalogue: Catalogue,
): Required<Pick<ItineraryRequest, 'stays' | 'places' | 'flightsUsd'>> {
  const { places = [] } = trip;
  const rides = storedRides(places, catalogue);
  const journey = journeyOfFlights(trip.flights, trip) ?? journeyOfDays(trip.itineraryDays);
  const airportAt = (at: number) => {
    const place = places.at(at);
    const destination = place && catalogue.destination(place.id);

    return destination && airportOf(destination, place.airport, trip.tripPreferences.travelers);
  };
  const ends = {
    arriving: landingAt(journey, airportAt(0)),
    leaving: leavingFrom(journey, airportAt(-1)),
  };

  return {
    places,
    flightsUsd: trip.costs?.flights ?? 0,
    stays: stayTrips(trip).map((own, index) => ({
      request: { ...request, departureDate: own.startDate, returnDate: own.endDate },
      destination: own.destinationId ?? own.destination,
      journey: stayJourney(rides, index, ends),
      stay: own.stay,
      locks: locksOf(own.itineraryDays),
    })),
  };
}
