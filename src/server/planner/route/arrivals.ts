import type { CompiledRide, CompiledRoute } from './compiled-route.ts';

/** A traveller who has just arrived somewhere. */
export type Arrival = {
  place: number;
  day: number;
  /** Index of the slot set that is left of the day. */
  reaches: number;
  /** Places seen so far, this one among them. */
  visited: number;
  /** How many they are; more than `visited` holds where the search forgets some. */
  count: number;
  modes: number;
  /** Tags that no pick has had so far. */
  needed: number;
};

/** How a stay ends: after so many nights, by which ride and where to; `next` is -1 at the end of the trip. */
export type Departure = { nights: number; ride: CompiledRide | null; next: number };

/** Which places the search keeps apart in what has been visited; it asks for required ones among these alone. */
export type Ground = { route: CompiledRoute; remembered: number };

/** Calls back for every way in which a stay can end. The departure is one object that changes from call to call. */
export function eachDeparture(
  { route, remembered }: Ground,
  arrival: Arrival,
  visit: (departure: Departure) => void,
): void {
  const { nights: lastDay } = route.problem;
  const range = route.places[arrival.place]?.place.nights ?? { min: 1, max: 0 };
  const most = Math.min(range.max, lastDay - arrival.day);
  const goesOn = arrival.count < route.visits.max && route.last !== arrival.place;
  const mayEnd = isWhole({ route, remembered }, arrival);
  const departure: Departure = { nights: 0, ride: null, next: -1 };

  for (let nights = Math.max(1, range.min); nights <= most; nights++) {
    departure.nights = nights;
    if (mayEnd) eachEnding(route, { arrival, departure }, visit);
    if (goesOn && arrival.day + nights < lastDay) eachMove(route, { arrival, departure }, visit);
  }
}

function isWhole({ route, remembered }: Ground, arrival: Arrival): boolean {
  const { visits, last } = route;
  const required = route.required & remembered;

  return (
    (arrival.visited & required) === required &&
    arrival.count >= visits.min &&
    (last < 0 || last === arrival.place)
  );
}

type Leaving = { arrival: Arrival; departure: Departure };

function eachEnding(
  { problem, finals }: CompiledRoute,
  { arrival, departure }: Leaving,
  visit: (departure: Departure) => void,
): void {
  const day = arrival.day + departure.nights;

  departure.next = -1;
  departure.ride = null;
  if (problem.end === undefined && day === problem.nights) visit(departure);
  for (const ride of finals[arrival.place] ?? []) {
    if (day + ride.nights !== problem.nights || !leavesOn(ride, day, arrival.modes)) continue;
    departure.ride = ride;
    visit(departure);
  }
}

function eachMove(
  { moves, barred, problem }: CompiledRoute,
  { arrival, departure }: Leaving,
  visit: (departure: Departure) => void,
): void {
  const day = arrival.day + departure.nights;

  for (const { ride, next, earliest, latest } of moves[arrival.place] ?? []) {
    if ((arrival.visited & (barred[next] as number)) !== 0) continue;
    const arrives = day + ride.nights;

    if (arrives < earliest || arrives > latest || arrives >= problem.nights) continue;
    if (!leavesOn(ride, day, arrival.modes)) continue;
    departure.next = next;
    departure.ride = ride;
    visit(departure);
  }
}

function leavesOn({ days, clashes }: CompiledRide, day: number, modes: number): boolean {
  return (clashes & modes) === 0 && (days === null || days[day] === 1);
}

/** Where a departure leads; `remembered` are the places that are kept apart in what has been visited. */
export function arrivalAfter(before: Arrival, departure: Departure, remembered: number): Arrival {
  const to = { ...before };

  arrive(to, before, departure);
  to.visited &= remembered;
  return to;
}

/** Writes where a departure leads into `to`, with every visited place kept. */
export function arrive(to: Arrival, before: Arrival, { nights, ride, next }: Departure): void {
  to.place = next;
  to.day = before.day + nights + (ride ? ride.nights : 0);
  to.reaches = ride ? ride.reaches : 0;
  to.visited = before.visited | (1 << next);
  to.count = before.count + 1;
  to.modes = ride ? before.modes | ride.mode : before.modes;
  to.needed = before.needed;
}

/** Where nobody has gone yet. */
export function nowhere(needed: number): Arrival {
  return { place: -1, day: 0, reaches: 0, visited: 0, count: 0, modes: 0, needed };
}

export type FirstArrival = { ride: CompiledRide | null; to: Arrival };

/** The first arrivals of a trip, each with the ride from the start. */
export function firstArrivals(route: CompiledRoute, remembered: number): FirstArrival[] {
  const { problem, places, first, demanded, firsts } = route;
  return places.flatMap(({ index: next, arrival }): FirstArrival[] => {
    const rides: readonly (CompiledRide | null)[] =
      problem.start === undefined ? [null] : (firsts[next] ?? []);

    if (first >= 0 && first !== next) return [];
    return rides
      .filter((ride) => !ride || leavesOn(ride, 0, 0))
      .map((ride) => ({
        ride,
        to: arrivalAfter(nowhere(demanded), { nights: 0, ride, next }, remembered),
      }))
      .filter(({ to }) => to.day >= arrival.min && to.day <= arrival.max);
  });
}
