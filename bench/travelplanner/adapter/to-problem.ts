import type {
  DaySlot,
  Lodging,
  RouteConstraint,
  RouteProblem,
  RouteRide,
} from '#server/planner/route/route-problem.ts';
import type { Query } from './query.ts';
import type { Drive, Flight, Reference } from './reference.ts';

/**
 * Hours of a day. Breakfast comes before every ride, packed where need be; the rest must fit between rides. On days
 * without a ride the rules ask for three meals and an attraction.
 */
const SLOTS: readonly DaySlot[] = [
  { id: 'breakfast', kind: 'restaurant', from: 0, until: 0, required: true },
  { id: 'lunch', kind: 'restaurant', from: 720, until: 810, required: true },
  { id: 'dinner', kind: 'restaurant', from: 1110, until: 1200, required: true },
  { id: 'morning', kind: 'attraction', from: 570, until: 690, required: true },
  { id: 'afternoon', kind: 'attraction', from: 870, until: 1020 },
];
/** Fields of a day in the answer, of which half are filled over the whole trip. */
const FIELDS = { all: 6, fullDay: 5, rideAndBed: 2, lastRide: 1 };
/** Nothing says when a traveller drives off. */
const DRIVES_AT = 540;
/** Points; a star of a restaurant or of a night is one. */
const WORTH = { meal: 2, attraction: 3, city: 4, perUsdAPerson: 0.01, hourUnderWay: 0.5 };
const ROOM_TYPES: Readonly<Record<string, string>> = { 'entire room': 'entire home/apt' };

/** Writes a query as a problem for the planner; what is best is left to the planner. */
export function toProblem(query: Query, reference: Reference): RouteProblem {
  const { org, days, people_number: people, visiting_city_number: visits, budget } = query;
  const cities = citiesOf(query, reference);

  return {
    nights: days - 1,
    people,
    start: org,
    end: org,
    visits: { min: visits, max: visits },
    places: cities.map((city) => ({
      id: city,
      nights: { min: 1, max: days - 1 },
      worth: (nights) => WORTH.city * Math.log2(1 + nights),
      lodgings: lodgingsIn(city, reference),
      picks: picksIn(city, reference),
    })),
    rides: (from, to) => ridesBetween({ from, to }, query, reference),
    exclusiveModes: [
      ['self-driving', 'flight'],
      ['self-driving', 'taxi'],
    ],
    slots: slotsOf(query),
    coverage: (query.local_constraint.cuisine ?? []).map((cuisine) => cuisine.toLowerCase()),
    constraints: constraintsOf(query),
    budgetUsd: budget,
    worthPerUsd: WORTH.perUsdAPerson / people,
  };
}

/** Where the days without a ride do not fill half of the fields, breakfast before a ride is no choice. */
function slotsOf({ days, visiting_city_number: cities }: Query): readonly DaySlot[] {
  const { all, fullDay, rideAndBed, lastRide } = FIELDS;
  const filled = (days - 1 - cities) * fullDay + cities * rideAndBed + lastRide;

  if (2 * filled >= all * days) return SLOTS;
  return SLOTS.map((slot) =>
    slot.id === 'breakfast' ? { ...slot, requiredBeforeRide: true } : slot,
  );
}

/** A trip to one city names it, a longer one names a state, of which the reference holds the cities. */
function citiesOf(
  { org, dest, visiting_city_number: visits }: Query,
  { cities }: Reference,
): string[] {
  const others = cities.filter((city) => city !== org);
  const same = others.filter((city) => city === dest);

  return visits <= 1 && same.length > 0 ? same : others;
}

function lodgingsIn(city: string, { stays }: Reference): Lodging[] {
  return (stays.get(city) ?? []).map(({ name, usd, rating, sleeps, minNights, ...more }) => ({
    id: name,
    usdPerNight: usd,
    sleeps,
    minNights,
    worth: rating,
    attributes: { roomTypes: more.roomTypes, rules: more.rules },
  }));
}

function picksIn(city: string, { restaurants, attractions }: Reference) {
  return {
    restaurant: (restaurants.get(city) ?? []).map(({ name, usd, rating, cuisines }) => ({
      id: name,
      usdPerPerson: usd,
      worth: WORTH.meal + rating,
      tags: cuisines,
    })),
    attraction: (attractions.get(city) ?? []).map(({ name }) => ({
      id: name,
      usdPerPerson: 0,
      worth: WORTH.attraction,
    })),
  };
}

function constraintsOf({ local_constraint: asked }: Query): RouteConstraint[] {
  return [
    ...(asked['house rule'] ?? []).map((rule) => ({
      name: `house rule: ${rule}`,
      lodging: ({ attributes }: Lodging) =>
        !String(attributes?.['rules']).includes(`no ${rule.toLowerCase()}`),
    })),
    ...(asked['room type'] ?? []).map((type) => ({
      name: `room type: ${type}`,
      lodging: ({ attributes }: Lodging) => isOfType(attributes?.['roomTypes'], type.toLowerCase()),
    })),
    ...(asked.transportation ?? []).map((rule) => ({
      name: `transportation: ${rule}`,
      ride: ({ mode }: RouteRide) => rule.toLowerCase() !== `no ${mode}`,
    })),
  ];
}

function isOfType(types: unknown, asked: string): boolean {
  if (!Array.isArray(types)) return false;
  const other = /^not (.+)$/.exec(asked)?.[1];

  return other !== undefined
    ? !types.includes(ROOM_TYPES[other] ?? other)
    : types.every((type) => type === (ROOM_TYPES[asked] ?? asked));
}

type Ends = { from: string; to: string };

function ridesBetween(ends: Ends, { dates }: Query, { flights, drives }: Reference): RouteRide[] {
  const joins = ({ from, to }: Ends) => from === ends.from && to === ends.to;

  return [
    ...flights.filter(joins).map((flight) => flightRide(flight, dates.indexOf(flight.date))),
    ...drives.filter(joins).map(driveRide),
  ];
}

function flightRide(flight: Flight, day: number): RouteRide {
  const { from, to, number, usd, departs, arrives, minutes } = flight;
  const leaves = clockOf(departs);

  return {
    id: `Flight Number: ${number}, from ${from} to ${to}, Departure Time: ${departs}, Arrival Time: ${arrives}`,
    mode: 'flight',
    minutes,
    price: { usd, per: 'person' },
    days: [day],
    departs: leaves,
    arrives: Math.max(leaves, arrivalOf(leaves, clockOf(arrives), minutes)),
    burden: (minutes / 60) * WORTH.hourUnderWay,
  };
}

/** The arrival on the local clock is on the day that fits the time in the air better. */
function arrivalOf(leaves: number, clock: number, minutes: number): number {
  const miss = (arrives: number) => Math.abs(arrives - leaves - minutes);

  return miss(clock + 1440) < miss(clock) ? clock + 1440 : clock;
}

function clockOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);

  return hours * 60 + minutes;
}

function driveRide({ mode, from, to, text, usd, minutes }: Drive): RouteRide {
  const name = mode === 'taxi' ? 'Taxi' : 'Self-driving';

  return {
    id: `${name}, ${text.startsWith('from') ? text : `from ${from} to ${to}, ${text}`}`,
    mode,
    minutes,
    price: { usd, per: 'vehicle', seats: mode === 'taxi' ? 4 : 5 },
    departs: DRIVES_AT,
    arrives: DRIVES_AT + minutes,
    burden: (minutes / 60) * WORTH.hourUnderWay,
  };
}
