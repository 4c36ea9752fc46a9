import { countText } from '#shared/count-text.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { RouteStay } from '#shared/trips/itinerary-edit.schema.ts';
import { stayKeys } from '#shared/trips/stay-keys.ts';
import { routeOfTrip } from '#shared/trips/route-of-trip.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** A stay of the route while it is changed; a place may have several. */
export type DraftStay = {
  /** As the trip calls it; a new one has a name of its own. */
  key: string;
  isNew: boolean;
  id: string;
  name: string;
  nights: number;
};

export function toDraft(places: readonly TripPlace[]): DraftStay[] {
  const keys = stayKeys(places);

  return places.map(({ id, name, nights }, at) => ({
    key: keys[at] ?? id,
    isNew: false,
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
    { key: `${id}/new-${stays.length}-${countOf(stays, id)}`, isNew: true, id, name, nights: 1 },
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

function countOf(stays: readonly DraftStay[], id: string): number {
  return stays.filter((stay) => stay.id === id).length;
}

const TIMES = ['first', 'second', 'third', 'fourth'];

/** What a stay is called beside the others: "Tokyo", and "Tokyo, second stay" where one comes back. */
export function stayLabel(stays: readonly DraftStay[], { key, id, name }: DraftStay): string {
  const own = stays.filter((stay) => stay.id === id);
  const at = own.findIndex((stay) => stay.key === key);

  return own.length > 1 ? `${name}, ${TIMES[at] ?? `${at + 1}th`} stay` : name;
}

/** A place that follows itself: its two stays are one. */
export function repeatedPlace(stays: readonly DraftStay[]): string | undefined {
  return stays.find(({ id }, at) => stays[at - 1]?.id === id)?.name;
}

/** The route as it is sent. */
export function toRoute(stays: readonly DraftStay[]): RouteStay[] {
  return stays.map(({ id, nights, key, isNew }) => ({
    id,
    nights,
    ...(isNew ? {} : { stay: key }),
  }));
}

/** Whether a draft is the route that the trip has. */
export function isSameRoute(stays: readonly DraftStay[], places: readonly TripPlace[]): boolean {
  const before = toDraft(places);

  return (
    stays.length === before.length &&
    stays.every(({ key, nights }, at) => key === before[at]?.key && nights === before[at].nights)
  );
}

/** "All 9 nights are given.", what the nights lack, or which place follows itself. */
export function routeStatus(stays: readonly DraftStay[], wanted: number): string {
  const repeated = repeatedPlace(stays);

  return repeated === undefined
    ? nightsText(nightsOf(stays), wanted)
    : `${repeated} comes twice in a row: move one of its stays, or remove it.`;
}

function nightsText(planned: number, wanted: number): string {
  if (planned === wanted) return `All ${countText(wanted, 'night')} are assigned.`;
  return planned < wanted
    ? `${countText(wanted - planned, 'night')} left to assign: the trip has ${wanted}.`
    : `${countText(planned - wanted, 'night')} too many: the trip has ${wanted}.`;
}

/** Whether a trip has a route, or a place and a night to make one of. */
export function canHaveRoute(trip: TripDetail): boolean {
  const places = routeOfTrip(trip);

  return places.length > 1 || (places.length === 1 && nightsOf(places) > 1);
}
