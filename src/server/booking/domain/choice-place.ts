import { AppError } from '#shared/app-error.ts';
import type { SelectInput } from '#shared/booking/selection.schema.ts';
import { distanceKm } from '../../catalogue/distance.ts';
import type { TripOfChoice } from './selection-rows.ts';

type Place = {
  placeId: string;
  position: number;
  arrive: string;
  depart: string;
  lat: number;
  lon: number;
};
type Point = { lat: number; lon: number };

/** The stay that a hotel is chosen for: the one that is named, else the one that the hotel is nearest to. */
export function choicePlace(
  places: readonly Place[],
  { selectionType, placeId }: Pick<SelectInput, 'selectionType' | 'placeId'>,
  hotel: Point | undefined,
): Place | undefined {
  if (selectionType !== 'hotels' || places.length === 0) return undefined;
  if (placeId !== undefined) {
    const named = places.find((place) => place.placeId === placeId);

    if (!named) throw new AppError('BAD_REQUEST', 'placeId: this trip does not stay there');
    return named;
  }
  return hotel
    ? places.toSorted((a, b) => distanceKm(a, hotel) - distanceKm(b, hotel))[0]
    : places[0];
}

/** What a choice needs of one stay of its trip. */
export function ofStay(trip: TripOfChoice, place: Place | undefined): TripOfChoice {
  if (!place) return trip;
  const { placeId, position, arrive, depart, lat, lon } = place;

  return {
    ...trip,
    startDate: arrive,
    endDate: depart,
    destinationId: placeId,
    lat,
    lon,
    position,
  };
}

/** Where a provider says that a hotel lies. */
export function pointOf(data: unknown): Point | undefined {
  const { lat, lon } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Point>;

  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}
