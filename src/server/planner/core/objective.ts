import type { TripLimits } from './instance.ts';
import type { CoreState } from './core-state.ts';
import { fillWorth } from './fill-worth.ts';
import { measureWays } from './measure.ts';
import { isNearNeighbour } from './near-meal.ts';

/** Sums the worth of a plan; holds the scratch memory that variety needs. */
export type Judge = {
  /**
   * What the search maximises: the score plus the weights of wishes that are met. As soon as it is sure not to exceed
   * `least`, the rest is not summed, and it is -Infinity.
   */
  worth: (least?: number) => number;
  /** What the plan is worth: visits after variety and meals, less what the ways cost. */
  score: () => number;
  /** What the ways between the stops, and neighbours on different days, take from it. */
  travelCost: () => number;
};

const GROUP_ROOM = 96;

/** A judge over a state, which it reads whenever it is asked. */
export function createJudge(state: CoreState): Judge {
  const { instance } = state;
  const { trip } = instance;

  if (!trip) {
    return {
      worth: () => state.totals.profit - instance.travelWeight * travelOf(state),
      score: () => state.totals.profit,
      travelCost: () => 0,
    };
  }
  const values = new Float64Array(trip.groups * GROUP_ROOM);
  const counts = new Int32Array(trip.groups);
  const position = new Int32Array(instance.nodes);
  const waysCost = () => daysTravelCost(state) + areasCost(state, trip);
  const travelCost = () => waysCost() + neighbourSplitCost(state, trip, position);
  const gains = () => variedScore(state, trip, { values, counts }) + filledWorth(state, trip);

  return {
    travelCost,
    score: () => gains() - travelCost(),
    worth: (least = -Infinity) => {
      if (!isWithinLimits(state, trip)) return -Infinity;
      const gained = gains();
      const ways = waysCost();
      const met = wishes(state, trip);

      // Neighbours on different days only cost, and take the longest to find.
      if (gained - ways + met <= least) return -Infinity;
      return gained - (ways + neighbourSplitCost(state, trip, position)) + met;
    },
  };
}

function travelOf(state: CoreState): number {
  let sum = 0;

  for (let route = 0; route < state.instance.routes; route++)
    sum += state.routeTravel[route] as number;
  return sum;
}

/** What the ways of all days take from the worth. */
function daysTravelCost(state: CoreState): number {
  const { trip, instance } = state;
  let sum = 0;

  for (let route = 0; route < instance.routes; route++) {
    measureWays(state, route);
    sum += trip?.travelCost[route] as number;
  }
  return sum;
}

/** What days cost that go from one part of town to another and on to a third. */
function areasCost({ trip, instance }: CoreState, { areas }: TripLimits): number {
  let sum = 0;

  for (let route = 0; route < instance.routes; route++) {
    const changes = trip?.changes[route] as number;

    sum += changes * areas.first + Math.max(0, changes - 1) * areas.more;
  }
  return sum;
}

/**
 * What neighbours that are not seen together cost: for each stop the share of its neighbours that stand on other days,
 * or on the same day with a far stop in between. `position` is room for the place of each node in its day.
 */
function neighbourSplitCost(state: CoreState, trip: TripLimits, position: Int32Array): number {
  if (trip.neighbourSplit === 0) return 0;
  const { sequence, size, stride, instance } = state;
  let shares = 0;

  for (let route = 0; route < instance.routes; route++) {
    const base = route * stride;

    const end = base + (size[route] as number);

    for (let k = base + 1; k <= end; k++) position[sequence[k] as number] = k;
    for (let k = base + 1; k <= end; k++) shares += shareSeparated(state, trip, { k, position });
  }
  return shares * trip.neighbourSplit;
}

/** Of the neighbours of the stop at `k` that are in the plan, the share that is not seen together with it. */
function shareSeparated(
  state: CoreState,
  { near, nearFrom }: TripLimits,
  { k, position }: { k: number; position: Int32Array },
): number {
  const { routeOf, sequence } = state;
  const node = sequence[k] as number;
  const route = routeOf[node] as number;
  const end = nearFrom[node + 1] as number;
  let all = 0;
  let elsewhere = 0;

  for (let i = nearFrom[node] as number; i < end; i++) {
    const neighbour = near[i] as number;
    const other = routeOf[neighbour] as number;

    if (other < 0) continue;
    all++;
    if (other !== route || isLeftBetween(state, k, position[neighbour] as number)) elsewhere++;
  }
  return elsewhere > 0 ? elsewhere / all : 0;
}

/** From so many minutes on a stop is another part of town. */
const FAR = 20;

/** Whether the party goes far from the stop at `k` before or after it is at the one at `other`. */
function isLeftBetween({ instance, place }: CoreState, k: number, other: number): boolean {
  const { travel, points } = instance;
  const here = (place[k] as number) * points;

  for (let at = Math.min(k, other) + 1; at < Math.max(k, other); at++)
    if ((travel[here + (place[at] as number)] as number) > FAR) return true;
  return false;
}

/** What hours that hold something are worth, up to days well filled, and evenings that hold anything. */
function filledWorth({ trip, instance }: CoreState, { fill }: TripLimits): number {
  let worth = 0;
  let evenings = 0;

  for (let route = 0; route < instance.routes; route++) {
    worth += fillWorth(fill, route, trip?.seen[route] as number);
    evenings += trip?.evening[route] as number;
  }
  return worth + Math.min(evenings, fill.evening.most) * fill.evening.worth;
}

/** Brings what is measured of the days up to date, and says whether all of them keep their limits. */
function isWithinLimits(state: CoreState, limits: TripLimits): boolean {
  const { trip, totals, instance } = state;
  let isAllowed = true;

  for (let route = 0; route < instance.routes; route++) {
    measureWays(state, route);
    if (trip?.isAllowed[route] === 0) isAllowed = false;
  }
  return isAllowed && totals.usd <= limits.maxUsd + 1e-6;
}

type Scratch = { values: Float64Array; counts: Int32Array };

/** The k-th best visit of a group counts with the k-th variety factor, whatever its day. */
function variedScore(state: CoreState, trip: TripLimits, { values, counts }: Scratch): number {
  const { instance, sequence } = state;
  let sum = 0;

  counts.fill(0);
  for (let route = 0; route < instance.routes; route++) {
    const base = route * state.stride;
    const size = state.size[route] as number;
    let tiringStops = 0;

    for (let k = base + 1; k <= base + size; k++) {
      const node = sequence[k] as number;
      const group = trip.group[node] as number;

      if (group < 0) {
        sum += instance.profit[node] as number;
        continue;
      }
      tiringStops += trip.tiring.weights[node] as number;
      const start = group * GROUP_ROOM;
      let at = Math.min(counts[group] as number, GROUP_ROOM - 1);
      const value = instance.profit[node] as number;

      counts[group] = at + 1;
      for (; at > 0 && (values[start + at - 1] as number) < value; at--) {
        values[start + at] = values[start + at - 1] as number;
      }
      values[start + at] = value;
    }
    sum -= Math.max(0, tiringStops - (trip.tiring.most[route] as number)) * trip.tiring.cost;
  }
  for (let group = 0; group < trip.groups; group++) {
    const variety = trip.varietyOf[group] as Float64Array;
    const last = variety.length - 1;

    for (let k = 0; k < (counts[group] as number); k++)
      sum += (values[group * GROUP_ROOM + k] as number) * (variety[Math.min(k, last)] as number);
  }
  return sum;
}

/** Weights of the meals, must-sees, interests and indoor stops that the plan holds; a meal counts only near a neighbour. */
function wishes(state: CoreState, trip: TripLimits): number {
  const { instance, sequence } = state;
  let required = 0;
  let met = 0;
  let indoors = 0;

  for (let route = 0; route < instance.routes; route++) {
    const base = route * state.stride;
    const size = state.size[route] as number;
    let indoor = 0;

    for (let k = base + 1; k <= base + size; k++) {
      const node = sequence[k] as number;

      met |= trip.meets[node] as number;
      indoor |= trip.indoor[node] as number;
      required += trip.mandatory[node] as number;
      if ((trip.meal[node] as number) >= 0 && isNearNeighbour(state, k)) required++;
    }
    if (trip.wantsIndoor[route] === 1 && indoor === 1) indoors++;
  }
  return (
    required * trip.weight.required +
    bits(met & trip.wanted) * trip.weight.interest +
    indoors * trip.weight.indoor
  );
}

function bits(mask: number): number {
  let rest = mask;
  let count = 0;

  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
