import type { PlannedActivity, PlannedDay } from '../generation/generated-trip.schema.ts';
import type { TripPlace } from '../generation/trip-places.schema.ts';
import { minutesOf, parseDuration, timeOf } from '../dates.ts';

/** The ride to a stay as entries of its day, what is paid at its stops, and what the day is called. */
export type RideInto = { ride: readonly PlannedActivity[]; usd?: number; title: string };
type Dated = Pick<TripPlace, 'arrive' | 'depart'>;

/** The index of the place that a date's night belongs to; a day of a move counts for the place it leads to. */
export function placeAt(places: readonly Dated[], date: string): number {
  return Math.max(
    0,
    places.findLastIndex(({ arrive }) => arrive <= date),
  );
}

/** The index of the place in which a date's morning is spent: on the day of a move the one that is left. */
export function placeOfMorning(places: readonly Dated[], date: string): number {
  const at = placeAt(places, date);

  return at > 0 && places[at]?.arrive === date && !isReachedOvernight(places, at) ? at - 1 : at;
}

/** Whether the night before a place is spent on the way there. */
export function isReachedOvernight(places: readonly Dated[], index: number): boolean {
  const [before, place] = [places[index - 1], places[index]];

  return before !== undefined && place !== undefined && before.depart < place.arrive;
}

/** The place that the ride of a date leads to; undefined on a day without one. */
export function placeMovedTo<Place extends Dated>(
  places: readonly Place[],
  date: string,
): Place | undefined {
  return places.find((_, index) => places[index - 1]?.depart === date);
}

/**
 * The days of one stay as those of a trip to that place alone, numbered from 1: of a day with a ride between
 * places the part before the ride, or the part after it.
 */
export function daysOfStay<Day extends PlannedDay>(
  days: readonly Day[],
  places: readonly Dated[],
  index: number,
): Day[] {
  const place = places[index];

  if (!place) return [];
  return days
    .filter(({ date }) => date >= place.arrive && date <= place.depart)
    .map((day, at) => {
      const own =
        index > 0 && day.date === place.arrive
          ? afterRide(day)
          : index < places.length - 1 && day.date === place.depart
            ? beforeRide(day)
            : day;

      return { ...own, dayNumber: at + 1 };
    });
}

/** The days without rides to or from places that the trip no longer goes to. */
export function withoutStrayRides<Day extends PlannedDay>(
  days: readonly Day[],
  places: readonly Dated[],
): Day[] {
  const moving = new Set(places.slice(0, -1).map(({ depart }) => depart));

  return days.map((day) => {
    if (rideIndex(day) < 0 || moving.has(day.date)) return day;
    return day.date === places[0]?.arrive ? afterRide(day) : beforeRide(day);
  });
}

/** Where the ride between places begins: its position in the day, or that of its first leg; -1 without one. */
export function rideIndex({ activities }: Pick<PlannedDay, 'activities'>): number {
  return activities.findIndex(({ kind, partOf }) => kind === 'ride' && partOf === undefined);
}

/** Where the ride between places ends: the last of its legs; -1 without one. */
export function rideEnd({ activities }: Pick<PlannedDay, 'activities'>): number {
  return activities.findLastIndex(({ kind, partOf }) => kind === 'ride' && partOf === undefined);
}

/** Up to the ride: a departure day. The way back to the stay is kept as the way to fetch the bags. */
function beforeRide<Day extends PlannedDay>(day: Day): Day {
  const ride = rideIndex(day);

  if (ride < 0) return day;
  const before = day.activities.slice(0, ride);
  const leaving = before.at(-1);
  const { back: _, note: _note, ...rest } = day;
  const activities = before.map((one) => (one === leaving ? withoutWay(one) : one));

  return {
    ...rest,
    dayType: 'Departure Day',
    end: later(day.start, leaving?.time ?? day.end),
    ...(leaving?.travel ? { back: leaving.travel } : {}),
    walkKm: walkedKm([...activities.map(({ travel }) => travel), leaving?.travel]),
    activities,
  } as Day;
}

/** From the ride on: an arrival day. */
function afterRide<Day extends PlannedDay>(day: Day): Day {
  const ride = rideEnd(day);

  if (ride < 0) return day;
  const activities = day.activities.slice(ride + 1);
  const [arriving] = activities;
  const start = arriving
    ? minutesOf(arriving.time) + (parseDuration(arriving.duration) ?? 0)
    : minutesOf(day.start);

  return {
    ...day,
    dayType: 'Arrival Day',
    start: timeOf(start),
    walkKm: walkedKm([...activities.map(({ travel }) => travel), day.back]),
    activities,
  };
}

/**
 * The days of several stays as those of one trip: the last day of a stay and the first of the next are one, with the
 * ride between them; a ride through the night ends the last day.
 */
export function joinStays<Day extends PlannedDay>(
  stays: readonly (readonly Day[])[],
  rideInto: (stay: number) => RideInto,
): Day[] {
  const joined: Day[] = [];

  for (const [index, days] of stays.entries()) {
    const [first, ...others] = days;
    const before = joined.at(-1);

    if (index > 0 && first && before) {
      const isSameDay = before.date === first.date;

      joined[joined.length - 1] = moved(before, isSameDay ? first : undefined, rideInto(index));
      if (!isSameDay) joined.push(first);
    } else if (first) joined.push(first);
    joined.push(...others);
  }
  return joined.map((day, at) => ({ ...day, dayNumber: at + 1 }));
}

function moved<Day extends PlannedDay>(
  before: Day,
  after: Day | undefined,
  { ride, usd = 0, title }: RideInto,
): Day {
  const leaving = before.activities.at(-1);
  const morning = before.activities.map((one) =>
    one === leaving && before.back ? { ...one, travel: before.back } : one,
  );
  // What shaped the stops of a morning is told only where it has some.
  const hasMorning = before.activities.some(({ kind }) => kind === 'stop' || kind === 'meal');
  const told = [hasMorning ? before.note : undefined, after?.note];
  const notes = [...new Set(told.filter((note) => note !== undefined))];
  const { note: _, ...rest } = after ?? withoutBack(before);

  return {
    ...rest,
    dayType: 'Travel Day',
    title,
    start: before.start,
    cost: before.cost + (after?.cost ?? 0) + usd,
    walkKm: Math.round((before.walkKm + (after?.walkKm ?? 0)) * 10) / 10,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    activities: [...morning, ...ride, ...(after?.activities ?? [])],
  } as Day;
}

/** The way back to the stay of a day that ends on a ride is the way to fetch the bags. */
function withoutBack<Day extends PlannedDay>({ back: _, ...day }: Day): Day {
  return day as Day;
}

function withoutWay({ travel: _, ...activity }: PlannedActivity): PlannedActivity {
  return activity;
}

function later(one: string, other: string): string {
  return minutesOf(one) > minutesOf(other) ? one : other;
}

function walkedKm(ways: readonly PlannedActivity['travel'][]): number {
  const km = ways.reduce((sum, way) => sum + (way?.mode === 'walk' ? way.km : 0), 0);

  return Math.round(km * 10) / 10;
}
