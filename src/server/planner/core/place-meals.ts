import type { CoreState } from './core-state.ts';
import { copyGaps, GAP, GAP_FIELDS, type GapNeed } from './gaps.ts';
import { type Found, isFull, isTooDear, lookFor, seekInGaps } from './insertion.ts';
import type { CoreInstance, TripLimits } from './instance.ts';
import type { Random } from '#shared/seeded.ts';
import type { Snapshot } from './snapshot.ts';
import { insertNode } from './state.ts';

type MealTools = {
  state: CoreState;
  random: Random;
  before: Snapshot;
  found: Found;
  meals: MealRoom;
};
/** A meal of a day: 0 lunch, 1 dinner. */
type Slot = { route: number; meal: number };

/** Seats the meals that the ruined days lack. */
export function placeMeals(tools: MealTools, trip: TripLimits): void {
  const { state, before } = tools;

  for (let i = 0; i < before.count; i++) {
    const route = before.list[i] as number;
    const wanted = trip.mealsWanted[route] as number;

    for (let meal = 0; meal < 2; meal++) {
      const has = ((state.trip?.meals[route] ?? 0) >> meal) & 1;

      if ((wanted >> meal) & 1 && !has) placeMeal(tools, trip, { route, meal });
    }
  }
}

/** Minutes of detour that one unit of a restaurant's value makes up for. */
const DETOUR_PER_VALUE = 2;

/** Chance that a meal which may be had sooner or later than usual is: what stands beside it needs the room. */
const OFF_HOURS_CHANCE = 0.2;

/** Seats a day's meal: the restaurant with the best balance of value, detour and price, with some noise. */
function placeMeal(tools: MealTools, trip: TripLimits, { route, meal }: Slot): void {
  const { state, random, found, meals } = tools;
  const { keyUsed, instance } = state;
  const { key, profit, service } = instance;
  const { usd, thrift } = trip;
  const nodes = drawNodes(random, trip, { route, meal });
  const need = meals.needs[route * 2 + meal] as GapNeed;
  const count = copyGaps(state, route, { need, room: meals.room });
  const mostSaved = longestLeg(meals.room, count);
  let best = Infinity;
  let chosen = -1;
  let after = -1;

  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number;

    if (keyUsed[key[node] as number] === 1) continue;
    const noise = 0.5 + random();

    if (count === 0) continue;
    const price =
      (usd[node] as number) * thrift - (profit[node] as number) * DETOUR_PER_VALUE * noise;

    // Only a way that makes it the best so far is looked at; a detour saves at most the leg that it replaces.
    if (best - price <= -mostSaved || isTooDear(state, node)) continue;
    if (isFull(state, route, service[node] as number)) continue;
    lookFor(found, node);
    found.cost = best - price;
    found.trial.route = route;
    found.among.gaps = meals.room;
    found.among.first = 0;
    found.among.count = count;
    seekInGaps(state, found);
    if (found.route < 0) continue;
    best = found.cost + price;
    chosen = node;
    after = found.after;
  }
  if (chosen >= 0) insertNode(state, { node: chosen, route, after });
}

/** What may serve a meal, now and then only what does so before or after its usual hours. */
function drawNodes(random: Random, trip: TripLimits, { route, meal }: Slot): Int32Array {
  const offHours = trip.offHourNodes[route * 2 + meal] as Int32Array;

  return offHours.length > 0 && random() < OFF_HOURS_CHANCE
    ? offHours
    : (trip.mealNodes[route * 2 + meal] as Int32Array);
}

/** What the gaps for each meal must have room for, and where they are listed. */
export type MealRoom = { needs: readonly GapNeed[]; room: Int32Array };

/** The room for the meals of an instance: for each, the hours in which any restaurant may serve it. */
export function createMealRoom({
  nodes,
  routes,
  open,
  close,
  service,
  trip,
}: CoreInstance): MealRoom {
  const needs = (trip?.mealNodes ?? []).map((list, slot): GapNeed => {
    const route = Math.floor(slot / 2);
    const need = { opens: Infinity, closes: -Infinity, minutes: Infinity };

    for (const node of list) {
      need.opens = Math.min(need.opens, open[node * routes + route] as number);
      need.closes = Math.max(need.closes, close[node * routes + route] as number);
      need.minutes = Math.min(need.minutes, service[node] as number);
    }
    return need;
  });

  return { needs, room: new Int32Array((nodes + 1) * GAP_FIELDS) };
}

function longestLeg(gaps: Int32Array, count: number): number {
  let longest = 0;

  for (let i = 0; i < count; i++)
    longest = Math.max(longest, gaps[i * GAP_FIELDS + GAP.leg] as number);
  return longest;
}
