import {
  arrivalAfter,
  arrive,
  eachDeparture,
  nowhere,
  type Arrival,
  type Departure,
} from './arrivals.ts';
import type { CompiledRoute } from './compiled-route.ts';
import { createStayScores, type StayScores } from './stay-scores.ts';
import { weigh, type Weights } from './weights.ts';

/** A stay, what its picks cover, and the departure that ends it; `to` is null at the end of the trip. */
export type Step = Departure & { from: Arrival; cover: number; to: Arrival | null };

export type Completion = {
  stays: StayScores;
  /** Places that are kept apart in what has been visited. */
  remembered: number;
  /** How many arrivals are known. */
  size: () => number;
  /** The best score from an arrival to the end of the trip, -Infinity where no way leads there. */
  score: (arrival: Arrival) => number;
  /** The step that the best way takes. */
  step: (arrival: Arrival) => Step | null;
};

export class SearchTooLarge extends Error {}

type Options = { weights: Weights; remembered: number; limit: number };

/**
 * A dynamic programme over arrivals, backwards from the end of the trip. Only the places of `remembered` are
 * kept apart in what has been visited; with all of them it is exact, with fewer it may come back to a place and
 * its score is an upper bound. Throws SearchTooLarge where it would keep more arrivals than the limit.
 */
export function createCompletion(route: CompiledRoute, options: Options): Completion {
  const { remembered } = options;
  const known = createTable(route, options);
  const stays = createStayScores(route, options.weights);
  const scoreOf = (arrival: Arrival): number =>
    known.get(arrival) ?? workOut({ ...arrival, visited: arrival.visited & remembered });
  const eachWay = createWays({ route, stays, remembered, weights: options.weights }, scoreOf);

  const workOut = (arrival: Arrival): number => {
    let best = -Infinity;

    eachWay(arrival, (_, __, score) => {
      if (score > best) best = score;
    });
    known.set(arrival, best);
    return best;
  };

  return {
    stays,
    remembered,
    size: known.size,
    score: scoreOf,
    step: (arrival) => {
      const score = scoreOf(arrival);
      let best: Step | null = null;

      eachWay(arrival, (departure, cover, own) => {
        if (best || own !== score || score === -Infinity) return;
        const to = departure.next < 0 ? null : arrivalAfter(arrival, departure, remembered);

        if (to) to.needed = arrival.needed & ~cover;
        best = { ...departure, from: arrival, cover: cover & arrival.needed, to };
      });
      return best;
    },
  };
}

type Ways = { route: CompiledRoute; stays: StayScores; remembered: number; weights: Weights };

/** Every stay from an arrival with what its picks cover, its departure, and its score to the end of the trip. */
function createWays({ route, stays, remembered, weights }: Ways, onward: (to: Arrival) => number) {
  // One object for all: it is only looked up, and copied before anything is reached from it.
  const scratch = nowhere(0);
  const sets = route.slotSets.length;
  const days = route.problem.nights + 1;

  return (
    arrival: Arrival,
    visit: (departure: Departure, cover: number, score: number) => void,
  ): void => {
    const stay = arrival.place * days;

    eachDeparture({ route, remembered }, arrival, (departure) => {
      const { nights, ride, next } = departure;
      const frame = ((stay + nights) * sets + arrival.reaches) * sets + (ride ? ride.leaves : 0);
      const way = ride ? weigh(weights, ride.worth, ride.usd) : 0;

      for (const { cover, score } of stays.scores(frame)) {
        const needed = arrival.needed & ~cover;

        if (next >= 0) {
          arrive(scratch, arrival, departure);
          scratch.needed = needed;
          visit(departure, cover, way + score + onward(scratch));
        } else if (needed === 0) visit(departure, cover, way + score);
      }
    });
  };
}

/** How many values each part of an arrival can have. */
function sizesOf({ problem, places, slotSets, demanded }: CompiledRoute, remembered: number) {
  const sizes = {
    place: places.length,
    day: problem.nights + 1,
    modes: 4 ** (problem.exclusiveModes?.length ?? 0),
    slots: slotSets.length,
    needed: demanded + 1,
    // A count that matters to nobody, or that the set of visited places tells, needs no room of its own.
    count: remembered === 2 ** places.length - 1 || !problem.visits ? 1 : places.length + 1,
  };
  const { place, day, modes, slots, needed, count } = sizes;

  return { ...sizes, all: (remembered + 1) * place * day * modes * slots * needed * count };
}

type Table = {
  get: (arrival: Arrival) => number | undefined;
  set: (arrival: Arrival, value: number) => void;
  size: () => number;
};

const LARGEST_ARRAY = 4_000_000;

/** Scores by arrival: an array where the numbers of arrivals are few, a map where they are sparse. */
function createTable(route: CompiledRoute, { remembered, limit }: Options): Table {
  const sizes = sizesOf(route, remembered);
  const isDense = sizes.all <= LARGEST_ARRAY;
  const dense = new Float64Array(isDense ? sizes.all : 0).fill(NaN);
  const sparse = new Map<number, number>();
  let count = 0;
  const keyOf = (one: Arrival) => {
    const where = ((one.visited & remembered) * sizes.place + one.place) * sizes.day + one.day;
    const rest = (where * sizes.modes + one.modes) * sizes.slots + one.reaches;

    return (rest * sizes.needed + one.needed) * sizes.count + (sizes.count > 1 ? one.count : 0);
  };

  return {
    get: (arrival) => {
      const value = isDense ? dense[keyOf(arrival)] : sparse.get(keyOf(arrival));

      return value === undefined || Number.isNaN(value) ? undefined : value;
    },
    set: (arrival, value) => {
      if (++count > limit) throw new SearchTooLarge('The route has too many arrivals to keep');
      if (isDense) dense[keyOf(arrival)] = value;
      else sparse.set(keyOf(arrival), value);
    },
    size: () => count,
  };
}
