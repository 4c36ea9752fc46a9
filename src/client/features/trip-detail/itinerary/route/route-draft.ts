import { countText } from '#shared/count-text.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { routeOfTrip } from '#shared/trips/route-of-trip.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** A stay of the route while it is changed. */
export type DraftStay = { key: string; id: string; name: string; nights: number };

export function toDraft(places: readonly TripPlace[]): DraftStay[] {
  return places.map(({ id, name, nights, arrive }) => ({
    key: `${id}-${arrive}`,
    id,
    name,
    nights,
  }));
}

/** The stays with a place at their end, for one night of the longest stay. */
export function withPlace(
  stays: readonly DraftStay[],
  { id, name }: Pick<DraftStay, 'id' | 'name'>,
): DraftStay[] {
  const most = Math.max(...stays.map(({ nights }) => nights));
  const longest = most > 1 ? stays.findIndex(({ nights }) => nights === most) : -1;

  return [
    ...stays.map((stay, at) => (at === longest ? { ...stay, nights: stay.nights - 1 } : stay)),
    { key: `${id}-new`, id, name, nights: 1 },
  ];
}

/** The stays without one of them, whose nights go to the place before it, or else after it. */
export function withoutPlace(stays: readonly DraftStay[], index: number): DraftStay[] {
  const nights = stays[index]?.nights ?? 0;
  const left = stays.toSpliced(index, 1);
  const heir = Math.max(0, index - 1);

  return left.map((stay, at) => (at === heir ? { ...stay, nights: stay.nights + nights } : stay));
}

/** The stays with one of them at another position. */
export function moved(stays: readonly DraftStay[], from: number, to: number): DraftStay[] {
  const [stay] = stays.slice(from, from + 1);

  return stay ? stays.toSpliced(from, 1).toSpliced(to, 0, stay) : [...stays];
}

export function nightsOf(stays: readonly Pick<DraftStay, 'nights'>[]): number {
  return stays.reduce((sum, { nights }) => sum + nights, 0);
}

/** Whether a draft is the route that the trip has. */
export function isSameRoute(stays: readonly DraftStay[], places: readonly TripPlace[]): boolean {
  return (
    stays.length === places.length &&
    stays.every(({ id, nights }, at) => id === places[at]?.id && nights === places[at].nights)
  );
}

/** "All 9 nights are given." or what the nights lack. */
export function nightsText(planned: number, wanted: number): string {
  if (planned === wanted)
    return `All ${countText(wanted, 'night')} of the trip are given to a place.`;
  return planned < wanted
    ? `${countText(wanted - planned, 'night')} left to give: the trip has ${wanted}.`
    : `${countText(planned - wanted, 'night')} too many: the trip has ${wanted}.`;
}

/** Whether a trip has a route, or a place and a night to make one of. */
export function canHaveRoute(trip: TripDetail): boolean {
  const places = routeOfTrip(trip);

  return places.length > 1 || (places.length === 1 && nightsOf(places) > 1);
}
