import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { Offer } from '#server/generation/trip-language.ts';
import { daysBetween } from '#shared/dates.ts';

export const MOST_DESTINATIONS = 6;
/** Places offered in all, shared among the destinations. */
const MOST_PLACES = 120;
const MOST_NOTES = 2_000;

/** The offer as data for a model: the wishes, and what the catalogue holds for them, in bounds. */
export function offerData({ request, wishes, matches }: Offer): Record<string, unknown> {
  const offered = matches.slice(0, MOST_DESTINATIONS);
  const each = Math.floor(MOST_PLACES / Math.max(1, offered.length));

  return {
    trip: {
      type: request.tripType,
      departure: request.departureDate,
      nights: daysBetween(request.departureDate, request.returnDate),
      travelers: request.travelers,
      budget: request.budget,
      interests: request.interests,
      ecoFriendly: request.isEcoFriendly,
      veganFriendly: request.isVeganFriendly,
    },
    notes: request.additionalPreferences.slice(0, MOST_NOTES),
    understood: wishes.understood,
    destinations: offered.map(({ destination, reasons }) => ({
      id: destination.id,
      name: destination.name,
      reasons,
      places: bestPlaces(destination, request.interests, each),
    })),
  };
}

function bestPlaces(
  { id, places, dayTrips }: Destination,
  interests: readonly string[],
  count: number,
) {
  const worth = (one: { fame: number; interests: readonly string[] }) =>
    one.fame + 2 * one.interests.filter((interest) => interests.includes(interest)).length;

  return [...places, ...dayTrips.map((trip) => ({ ...trip, kind: 'day-trip' as const }))]
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, count)
    .map((one) => ({ id: globalPlaceId(id, one.id), name: one.name, kind: one.kind }));
}
