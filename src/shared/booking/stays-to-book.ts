import type { TripPlace } from '../generation/trip-places.schema.ts';
import { daysOfStay } from '../trips/stay-days.ts';
import { stayKeys } from '../trips/stay-keys.ts';
import type { TripDetail } from '../trips/trip.schema.ts';
import type { SelectionType } from './catalog-options.ts';
import type { TripSelection } from './selection.schema.ts';

/** A part of a trip to several places that something is chosen for: a stay, or the ride to it. */
export type StayToBook = {
  key: string;
  index: number;
  place: TripPlace;
  before: TripPlace | undefined;
};

/** What is chosen one by one in a category: the stays, or of rides those that one leads to; none in one place. */
export function staysToBook(
  { places = [] }: Pick<TripDetail, 'places'>,
  type: SelectionType,
): StayToBook[] {
  if (type === 'flights' || places.length < 2) return [];
  const keys = stayKeys(places);

  return places.flatMap((place, at) =>
    type === 'rides' && at === 0
      ? []
      : [{ key: keys[at] ?? '', index: at, place, before: places[at - 1] }],
  );
}

/** The stay that is asked for in an address, else the first one; undefined where all is for the whole trip. */
export function stayToBook(
  trip: Pick<TripDetail, 'places'>,
  type: SelectionType,
  asked: string | null,
): StayToBook | undefined {
  const stays = staysToBook(trip, type);

  return stays.find(({ key }) => key === asked) ?? stays[0];
}

/** The choice in a category, of what is chosen stay by stay that of one. */
export function choiceOf(
  selections: readonly TripSelection[] | undefined,
  type: SelectionType,
  key: string | undefined,
): TripSelection | undefined {
  return selections?.find(
    ({ selectionType, placeId }) => selectionType === type && placeId === key,
  );
}

/** Whether a category has its choice; where stays are chosen one by one, all of them. */
export function isChosen(
  trip: Pick<TripDetail, 'places'>,
  type: SelectionType,
  selections: readonly TripSelection[] | undefined,
): boolean {
  const stays = staysToBook(trip, type);
  const keys = stays.length === 0 ? [undefined] : stays.map(({ key }) => key);

  return keys.every((key) => choiceOf(selections, type, key));
}

/** One stay as the trip that a search is made for: its place, its dates, its hotel. */
export function tripOfStay<Trip extends TripDetail>(
  trip: Trip,
  stay: StayToBook | undefined,
): Trip {
  if (!stay) return trip;
  const { name, country, arrive, depart, stay: hotel } = stay.place;

  return {
    ...trip,
    destination: `${name}, ${country}`,
    startDate: arrive,
    endDate: depart,
    stay: hotel,
    itineraryDays: daysOfStay(trip.itineraryDays, trip.places ?? [], stay.index),
  };
}
