import { createStayScores, type StayFrame, type StayScores } from './stay-scores.ts';
import type { CompiledRide, CompiledRoute } from './compiled-route.ts';
import { weigh, type Weights } from './weights.ts';

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

/** A stay and the ride that ends it; `to` is the next arrival, null at the end of the trip. */
export type Step = {
  frame: StayFrame;
  day: number;
  cover: number;
  ride: CompiledRide | null;
  to: Arrival | null;
};

export type Completion = {
  stays: StayScores;
  /** How many arrivals were looked at. */
  size: () => number;
  /** The best score from an arrival to the end of the trip, -Infinity where no way leads there. */
  score: (arrival: Arrival) => number;
  step: (arrival: Arrival) => Step | null;
};

export class SearchTooLarge extends Error {}

type Best = { score: number; step: Step | null };

/**
 * A dynamic programme over arrivals, backwards from the end of the trip. Only the places of `remembered` are
 * kept apart in what has been visited; with all of them it is exact, with fewer it may come back to a place and
 * its score is an upper bound.
 */
export function createCompletion(
  route: CompiledRoute,
  { weights, remembered, limit }: { weights: Weights; remembered: number; limit: number },
): Completion {
  const known = new Map<number, Best>();
  const stays = createStayScores(route, weights);
  const keyOf = createKey(route, remembered);

  const bestFrom = (arrival: Arrival): Best => {
    const key = keyOf(arrival);
    const before = known.get(key);

    if (before) return before;
    if (known.size >= limit) throw new SearchTooLarge('The route has too many arrivals to keep');
    const best: Best = { score: -Infinity, step: null };

    for (const { frame, day, ride, to } of departures(route, remembered, arrival)) {
      const way = ride ? weigh(weights, ride.worth, ride.usd) : 0;

      for (const { cover, score } of stays.scores(frame)) {
        const needed = arrival.needed & ~cover;

        if (!to && needed !== 0) continue;
        const next = to && { ...to, needed };
        const sum = way + score + (next ? bestFrom(next).score : 0);

        if (sum > best.score) {
          best.score = sum;
          best.step = { frame, day, cover: cover & arrival.needed, ride, to: next };
        }
      }
    }
    known.set(key, best);
    return best;
  };

  return {
    stays,
    size: () => known.size,
    score: (arrival) => bestFrom(arrival).score,
    step: (arrival) => bestFrom(arrival).step,
  };
}

/** Every way in which a stay can end: after so many nights, by this ride, toward there. */
export function* departures(
  route: CompiledRoute,
  remembered: number,
  arrival: Arrival,
): Generator<Omit<Step, 'cover'>> {
  const { nights: lastDay } = route.problem;
  const place = route.places[arrival.place]?.place;

  if (!place) return;
  for (let nights = Math.max(1, place.nights.min); nights <= place.nights.max; nights++) {
    const day = arrival.day + nights;

    if (day > lastDay) return;
    const stay = { place: arrival.place, nights, reaches: arrival.reaches };

    yield* endings(route, arrival, { stay, day });
    if (day === lastDay || arrival.count >= route.visits.max) continue;
    yield* moves(route, remembered, { arrival, stay, day });
  }
}

type Leaving = { stay: Omit<StayFrame, 'leaves'>; day: number };

function* endings(
  route: CompiledRoute,
  arrival: Arrival,
  { stay, day }: Leaving,
): Generator<Omit<Step, 'cover'>> {
  const { problem, places, rides, required, visits, last } = route;
  const isWhole =
    (arrival.visited & required) === required &&
    arrival.count >= visits.min &&
    (last < 0 || last === arrival.place);

  if (!isWhole) return;
  if (problem.end === undefined) {
    if (day === problem.nights) yield { frame: { ...stay, leaves: 0 }, day, ride: null, to: null };
    return;
  }
  for (const ride of rides[arrival.place * (places.length + 2) + places.length + 1] ?? []) {
    if (day + ride.nights !== problem.nights || !leavesOn(ride, day, arrival.modes)) continue;
    yield { frame: { ...stay, leaves: ride.leaves }, day, ride, to: null };
  }
}

function* moves(
  route: CompiledRoute,
  remembered: number,
  { arrival, stay, day }: Leaving & { arrival: Arrival },
): Generator<Omit<Step, 'cover'>> {
  if (route.last === arrival.place) return;
  for (let next = 0; next < route.places.length; next++) {
    if (next === arrival.place || next === route.first) continue;
    yield* ridesTo(route, { from: arrival.place, next, day, remembered, arrival }, stay);
  }
}

type Way = { from: number; next: number; day: number; remembered: number; arrival: Arrival };

function* ridesTo(
  route: CompiledRoute,
  { from, next, day, remembered, arrival }: Way,
  stay: Omit<StayFrame, 'leaves'>,
): Generator<Omit<Step, 'cover'>> {
  const bit = 1 << next;

  if ((arrival.visited & (bit | (route.later[next] ?? 0))) !== 0) return;
  for (const ride of route.rides[from * (route.places.length + 2) + next] ?? []) {
    const to = arriveBy(route, ride, { next, day, before: arrival });

    if (!to) continue;
    to.visited &= remembered;
    yield { frame: { ...stay, leaves: ride.leaves }, day, ride, to };
  }
}

function arriveBy(
  route: CompiledRoute,
  ride: CompiledRide,
  { next, day, before }: { next: number; day: number; before: Omit<Arrival, 'place' | 'reaches'> },
): Arrival | null {
  const arrives = day + ride.nights;
  const { min, max } = route.places[next]?.arrival ?? { min: 0, max: 0 };

  if (arrives >= route.problem.nights || arrives < min || arrives > max) return null;
  if (!leavesOn(ride, day, before.modes)) return null;
  return {
    place: next,
    day: arrives,
    reaches: ride.reaches,
    visited: before.visited | (1 << next),
    count: before.count + 1,
    modes: before.modes | ride.mode,
    needed: before.needed,
  };
}

function leavesOn({ ride, clashes }: CompiledRide, day: number, modes: number): boolean {
  return (clashes & modes) === 0 && (ride.days?.includes(day) ?? true);
}

type FirstArrival = { ride: CompiledRide | null; to: Arrival };

/** The first arrivals of a trip, each with the ride from the start. */
export function firstArrivals(route: CompiledRoute): { ride: CompiledRide | null; to: Arrival }[] {
  const { problem, places, first, demanded, rides } = route;
  const nothing = { visited: 0, count: 0, modes: 0, needed: demanded, day: 0 };

  return places.flatMap(({ index: next, arrival }): FirstArrival[] => {
    if (first >= 0 && first !== next) return [];
    if (problem.start === undefined) {
      const to = { ...nothing, place: next, reaches: 0, visited: 1 << next, count: 1 };

      return arrival.min > 0 ? [] : [{ ride: null, to }];
    }
    return (rides[places.length * (places.length + 2) + next] ?? []).flatMap((ride) => {
      const to = arriveBy(route, ride, { next, day: 0, before: nothing });

      return to ? [{ ride, to }] : [];
    });
  });
}

/** One number for each arrival that the programme keeps apart. */
function createKey(route: CompiledRoute, remembered: number): (arrival: Arrival) => number {
  const { problem, places, slotSets, demanded } = route;
  const all = 2 ** places.length - 1;
  const sizes = {
    place: places.length,
    day: problem.nights + 1,
    modes: 4 ** (problem.modesApart?.length ?? 0),
    slots: slotSets.length,
    needed: demanded + 1,
    // A count that matters to nobody, or that the set of visited places tells, needs no room of its own.
    count: remembered === all || !problem.visits ? 1 : places.length + 1,
  };

  return ({ place, day, reaches, visited, count, modes, needed }) => {
    let key = (visited & remembered) * sizes.place + place;

    key = key * sizes.day + day;
    key = key * sizes.modes + modes;
    key = key * sizes.slots + reaches;
    key = key * sizes.needed + needed;
    return key * sizes.count + (sizes.count > 1 ? count : 0);
  };
}
