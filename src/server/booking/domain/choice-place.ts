import { AppError } from '#shared/app-error.ts';
import type { SelectInput } from '#shared/booking/selection.schema.ts';
import { stayIndex, stayKeys } from '#shared/trips/stay-keys.ts';
import { distanceKm, type Point } from '../../catalogue/distance.ts';
import type { TripOfChoice } from './selection-rows.ts';

type Place = {
  placeId: string;
  position: number;
  arrive: string;
  depart: string;
  lat: number;
  lon: number;
};
type Choice = Pick<SelectInput, 'selectionType' | 'placeId'>;

/**
 * The stay that a choice is made for: the one that is named, else for a hotel the one it is nearest to and for an
 * experience the first. Undefined for flights and for a trip to one place. BAD_REQUEST for a stay that the trip has
 * not, and for a ride that leads to none.
 */
export function choicePlace<Stay extends Place>(
  places: readonly Stay[],
  { selectionType, placeId }: Choice,
  hotel: Point | undefined,
): Stay | undefined {
  if (selectionType === 'rides') return stayOfRide(places, placeId);
  if (selectionType === 'flights' || places.length === 0) return undefined;
  if (placeId !== undefined) return namedStay(places, placeId);
  return selectionType === 'hotels' && hotel
    ? places.toSorted((a, b) => distanceKm(a, hotel) - distanceKm(b, hotel))[0]
    : places[0];
}

function namedStay<Stay extends Place>(places: readonly Stay[], key: string): Stay {
  const named = places[stayIndex(places.map(byPlace), key)];

  if (!named) throw new AppError('BAD_REQUEST', 'placeId: this trip does not stay there');
  return named;
}

/** A ride is that between a stay and the one before it. */
function stayOfRide<Stay extends Place>(places: readonly Stay[], key: string | undefined): Stay {
  if (places.length < 2)
    throw new AppError('BAD_REQUEST', 'selectionType: this trip has no rides between places');
  if (key === undefined)
    throw new AppError('BAD_REQUEST', 'placeId: name the place that the ride leads to');
  const stay = namedStay(places, key);

  if (stay.position === 0)
    throw new AppError('BAD_REQUEST', 'placeId: the trip begins there, so no ride leads to it');
  return stay;
}

/** What a stay is called where choices are made for it; empty for the whole trip. */
function keyOfStay(places: readonly Place[], stay: Place | undefined): string {
  return (stay && stayKeys(places.map(byPlace))[places.indexOf(stay)]) ?? '';
}

/** The stay that a choice was made for; undefined for the whole trip, or when the trip no longer has it. */
export function stayOfKey<Stay extends Place>(
  places: readonly Stay[],
  key: string,
): Stay | undefined {
  return places[stayIndex(places.map(byPlace), key)];
}

function byPlace({ placeId }: Place): { id: string } {
  return { id: placeId };
}

/** What a choice needs of one stay of its trip. */
export function ofStay(
  trip: TripOfChoice,
  places: readonly Place[],
  place: Place | undefined,
): TripOfChoice {
  if (!place) return trip;
  const { placeId, position, arrive, depart, lat, lon } = place;
  const before = places[places.indexOf(place) - 1];

  return {
    ...trip,
    startDate: arrive,
    endDate: depart,
    destinationId: placeId,
    lat,
    lon,
    position,
    leaves: before?.depart ?? arrive,
    stayKey: keyOfStay(places, place),
  };
}

/** Where a provider says that a hotel lies. */
export function pointOf(data: unknown): Point | undefined {
  const { lat, lon } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Point>;

  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}
