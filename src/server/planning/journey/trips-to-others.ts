import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { JourneyStay } from './journey-plan.ts';
import { dayTripTo } from './place-day-trip.ts';

/** Where one stays a night of its own, one goes on no day trip from the stay before. */
export function withoutTripsToOthers(
  wishes: Wishes,
  stay: JourneyStay | undefined,
  stays: readonly JourneyStay[],
): Wishes {
  const trips = stays.flatMap((other) => {
    const trip =
      stay && other !== stay ? dayTripTo(other.destination, stay.destination) : undefined;

    return stay && trip ? [globalPlaceId(stay.destination.id, trip.id)] : [];
  });

  return {
    ...wishes,
    places: { ...wishes.places, avoided: [...wishes.places.avoided, ...trips] },
  };
}
