import type { StopView, TripView } from './trip-view.ts';
import { straightKm } from './physics.ts';

/** Further apart than this, coordinates stand for another place. */
const SAME_PLACE_KM = 0.15;

type Position = { lat: number; lon: number };

/** Rule 1: every place exists, and none comes twice, meals included. A meal may leave the choice to the traveller. */
export function checkPlaces(view: TripView): string[] {
  return [...unknownPlaces(view), ...repeatedPlaces(view)];
}

function unknownPlaces({ days, trip, facts }: TripView): string[] {
  return days.flatMap(({ label, activities, stops }) => [
    ...activities
      .filter(({ activity }) => activity.kind === 'stop' && !activity.place)
      .map(({ name }) => `${label}, ${name}: names no place`),
    ...stops.flatMap((stop) => {
      const fault = faultOf(stop, stop.activity.kind === 'work' && isStay(stop));

      return fault ? [`${label}, ${stop.name}: ${fault}`] : [];
    }),
  ]);

  function isStay({ place }: StopView): boolean {
    const stays = [trip.accommodation, ...(trip.places ?? []).map(({ stay }) => stay)];

    return stays.some((stay) => straightKm(place, stay) < SAME_PLACE_KM);
  }

  /** One rests at the stay, or at a place that the catalogue knows. */
  function restFault(stop: StopView): string | undefined {
    const known = facts.place(stop.place.id);
    const isThere = known ? straightKm(stop.place, known) < SAME_PLACE_KM : isStay(stop);

    return isThere ? undefined : 'is a rest neither at the stay nor at a place of the catalogue';
  }

  function faultOf(stop: StopView, atStay: boolean): string | undefined {
    const { place } = stop;
    const known = stop.facts;

    if (stop.activity.kind === 'free') return restFault(stop);
    if (stop.isOwnChoice) return undefined;
    if (!known) {
      if (atStay || (place.unverified === true && place.source !== 'catalogue')) return undefined;
      return 'is not in the catalogue and not marked unverified';
    }
    if (facts.place(place.id)?.name !== place.name)
      return `is called ${known.name} in the catalogue`;
    if (straightKm(place, known) > SAME_PLACE_KM) return 'lies somewhere else in the catalogue';
    return place.endsAt && !isSameEnd(place.endsAt, known.endsAt)
      ? 'ends somewhere else in the catalogue'
      : undefined;
  }
}

function isSameEnd(end: Position, known: Position | undefined): boolean {
  return known !== undefined && straightKm(end, known) <= SAME_PLACE_KM;
}

function repeatedPlaces({ days }: TripView): string[] {
  const seen = new Map<string, string>();

  return days.flatMap(({ label, stops }) =>
    stops.flatMap(({ activity, isOwnChoice, place, name }) => {
      if (activity.kind === 'work' || isOwnChoice) return [];
      const first = seen.get(place.id);

      seen.set(place.id, first ?? label);
      return first ? [`${label}, ${name}: already visited on ${first}`] : [];
    }),
  );
}
