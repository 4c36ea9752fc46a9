import type { Fill } from './fill-worth.ts';

/**
 * The team orienteering problem with time windows in typed arrays, as the search reads it. Times are
 * whole units (minutes for trips, tenths or hundredths for the benchmark).
 *
 * Nodes 0 … nodes-1 can be visited. Node `nodes + r` is the start of route r and `nodes + routes + r`
 * its end, so that every position of a route is a node and no loop needs a special case. Indexes are
 * in range by construction; that is why the search reads arrays with `as number`.
 */
export type CoreInstance = {
  routes: number;
  nodes: number;
  points: number;
  /** `travel[from * points + to]`, and its transpose: both neighbours of a node lie in one row. */
  travel: Int32Array;
  travelFrom: Int32Array;
  /** Per node, ends included. */
  point: Int32Array;
  service: Int32Array;
  /** `open[node * routes + route]`, and the last possible start; a window with close < open is none. */
  open: Int32Array;
  close: Int32Array;
  profit: Float64Array;
  /** Of the nodes with one key at most one is placed: the alternatives of a place. */
  key: Int32Array;
  keys: number;
  /** Never removed once placed. */
  fixed: Uint8Array;
  /** The weight of a unit of travel against value: so small that it only breaks ties. */
  travelWeight: number;
  /** What trips need beyond the textbook; null for the plain problem. */
  trip: TripLimits | null;
};

/** The extensions: each is checked in O(1) when a visit is inserted. */
export type TripLimits = {
  /** Longest time from leaving to being back, per route. */
  programme: Int32Array;
  /** Minutes of a leg without a wait for a full step, kilometres on foot and dollars, laid out as `travel`. */
  way: Int32Array;
  walk: Float64Array;
  fare: Float64Array;
  maxWalk: Float64Array;
  /** Price of a node, ends included (0). */
  usd: Float64Array;
  maxUsd: number;
  /** What each leg takes from the worth of a plan, laid out as `travel`. */
  travelCost: Float64Array;
  /** How much more than on other days that weighs, per route; never less than 1. */
  travelFactor: Float64Array;
  /** For each node the nodes within a walk of it: entries `nearFrom[node]` up to `nearFrom[node + 1]` of `near`. */
  near: Int32Array;
  nearFrom: Int32Array;
  /** What a stop costs whose neighbours all stand on other days. */
  neighbourSplit: number;
  /** How far each leg leads into another area, laid out as `travel`, and what a whole change costs. */
  areas: { change: Float64Array; first: number; more: number };
  /** What visits are worth to a day for filling it. */
  fill: Fill;
  /** -1 for a visit, else which meal of the day: 0 lunch, 1 dinner. */
  meal: Int32Array;
  /** The restaurant behind a meal node, so that no day eats there twice; -1 for visits. */
  restaurant: Int32Array;
  /** Bit m is set when the route must hold meal m. */
  mealsWanted: Int32Array;
  /** The meal nodes that can serve meal m of route r: entry `r * 2 + m`. */
  mealNodes: readonly Int32Array[];
  /** Those of them that do so before or after its usual hours. */
  offHourNodes: readonly Int32Array[];
  /** What opens from that minute of a route on comes after its dinner; beyond any day where dinner is at its hour. */
  afterDinner: Int32Array;
  /** Minutes of detour that a dollar outweighs when a restaurant is chosen; grows when money is short. */
  thrift: number;
  /** The nearer neighbour of a meal is at most this far. */
  maxMealLeg: number;
  /** Share of the weight of a required stop: 1 where the plan must hold it, less where it only should. */
  mandatory: Float64Array;
  /** The nodes with such a share that are not fixed. */
  mustSee: Int32Array;
  group: Int32Array;
  /** What each node tires, of which each day holds so much before a further unit costs this much. */
  tiring: { weights: Uint8Array; most: Int32Array; cost: number };
  groups: number;
  variety: Float64Array;
  /** The factors of each group: `variety`, or its own lower ones. */
  varietyOf: readonly Float64Array[];
  /** Bits of the wanted interests that a node meets. */
  meets: Int32Array;
  wanted: number;
  indoor: Uint8Array;
  wantsIndoor: Uint8Array;
  /** What an unmet wish costs in the search, in value: required > interest > indoor. */
  weight: { required: number; interest: number; indoor: number };
};

export const NO_MEAL = -1;
