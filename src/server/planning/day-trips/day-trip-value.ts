import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import { appealOf } from '../candidates/appeal.ts';
import {
  favourOf,
  interestFactor,
  NAMED,
  pleasure,
  type Valued,
} from '../candidates/value-model.ts';
import type { Taste } from '../candidates/trip-taste.ts';

/** What a day trip is called that holds a kind of place which the notes ask for. */
const DAY_TRIP_WORDS: Partial<Record<PlaceKind, RegExp>> = {
  winery: /\b(wine|wineries|winelands|vineyards?|cellars?|estate)\b/i,
  wildlife: /\b(whales?|penguins?|safari|wildlife|game|dolphins?|elephants?)\b/i,
  beach: /\bbeach(es)?\b/i,
  island: /\b(island|islands|isle)\b/i,
  hike: /\b(hike|walk|trail|trek)\b/i,
  waterfall: /\b(falls|waterfalls?)\b/i,
  lake: /\b(lake|lakes)\b/i,
  castle: /\bcastles?\b/i,
};

const WANTED_DAY_TRIP = 1.6;
/** A longer ride than this is one that people make for what lies at its end, or along it. */
const USUAL_RIDE = 90;
const NAMED_DAY_TRIP = NAMED * 2;

function isWantedKind(trip: DayTripFile, wanted: readonly PlaceKind[]): boolean {
  return wanted.some((kind) => kind === 'day-trip' || isOfKind(trip, kind));
}

/** Whether the notes ask for a day out, of any kind or of this one. */
export function isWantedTrip(trip: DayTripFile, { wishes }: Taste): boolean {
  return isWantedKind(trip, wishes.kinds.wanted);
}

/** Kinds of day trip that one has had after the first. */
const ONCE_IS_ENOUGH: readonly PlaceKind[] = ['winery', 'castle', 'waterfall', 'beach', 'wildlife'];

/** From this appeal on people come for the trip, whatever it is like. */
export const FAMOUS = 85;

/** Whether a destination is known for a day trip. */
export function isFamousTrip({ appeal = 0 }: DayTripFile): boolean {
  return appeal >= FAMOUS;
}

/** Whether two trips are made for the same: a second day among vineyards, a second castle. Famous ones are not. */
export function isSameDayTrip(one: DayTripFile, other: DayTripFile): boolean {
  if (isFamousTrip(one) && isFamousTrip(other)) return false;
  return ONCE_IS_ENOUGH.some((kind) => isOfKind(one, kind) && isOfKind(other, kind));
}

function isOfKind({ name, why, stops = [] }: DayTripFile, kind: PlaceKind): boolean {
  return (
    DAY_TRIP_WORDS[kind]?.test([name, why, ...stops.map((stop) => stop.name)].join(' ')) === true
  );
}

/** The worth of a whole day trip; 0 when it is not for this traveller. */
export function dayTripValue(
  trip: DayTripFile,
  taste: Taste,
  { id, destination }: { id: string; destination: Destination },
): Valued {
  const { wishes } = taste;
  const meets = taste.interests.filter((interest) => trip.interests.includes(interest));

  if (wishes.places.avoided.includes(id)) return { value: 0, meets };
  const liked =
    pleasure(appealOf(trip), trip.minutes) *
    interestFactor({ ...trip, kind: 'day-trip' }, taste.interests, destination);
  const wanted = isWantedKind(trip, wishes.kinds.wanted) ? WANTED_DAY_TRIP : 1;
  const named = wishes.places.wanted.includes(id) ? NAMED_DAY_TRIP : 0;
  const slow = wishes.needs.includes('seniors') || wishes.needs.includes('relaxation') ? 0.75 : 1;

  // The ride is part of the day out: of what its minutes cost as a way, this much comes back, and beyond the usual
  // ride all of it. That it is a long one comes back whole.
  const { travelMinutes } = trip;
  const long = Math.max(0, travelMinutes - OBJECTIVE.longWay);
  const usual = Math.min(USUAL_RIDE, travelMinutes);
  const comesBack = travelMinutes - usual * (1 - OBJECTIVE.dayTripRide) + long / 2;
  const ride = (2 * comesBack * OBJECTIVE.travelHour) / 60;
  const extra = named + favourOf(id, taste) + ride;

  return { value: Math.round(liked * wanted * slow + extra), meets };
}

/** What the ride of a day trip there and back costs, in the planner's unit of worth. */
function rideCost({ travelMinutes }: DayTripFile): number {
  const { travelHour, ride, longWay } = OBJECTIVE;
  const long = Math.max(0, travelMinutes - longWay);

  return 2 * (((travelMinutes + long / 2) * travelHour) / 60 + ride);
}

/** The worth of a trip, its ride deducted. */
export function netWorth({ trip, value }: { trip: DayTripFile; value: number }): number {
  return value - rideCost(trip);
}
