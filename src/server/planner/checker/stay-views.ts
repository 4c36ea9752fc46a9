import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { daysOfStay } from '#shared/trips/stay-days.ts';
import type { CheckFacts } from '../check-facts.ts';
import { type TripView, viewTrip } from './trip-view.ts';

/** Each stay of a trip to several places as the trip that it would be alone; none for a trip to one place. */
export function viewStays(trip: ItineraryTrip, { stays = [], asked }: CheckFacts): TripView[] {
  const { places = [] } = trip;

  return places.flatMap((place, index) => {
    const facts = stays[index];
    const before = trip.itinerary.findIndex(({ date }) => date === place.arrive);

    if (!facts) return [];
    const { places: _, ...whole } = trip;
    const stay = {
      ...whole,
      accommodation: place.stay,
      itinerary: daysOfStay(trip.itinerary, places, index),
      tripInfo: { ...trip.tripInfo, startDate: place.arrive, endDate: place.depart },
    };

    // An appointment of the trip takes its hours in whichever stay it lies.
    return [viewTrip(stay, asked ? { asked, ...facts } : facts, Math.max(0, before))];
  });
}
