import { readBoundInput, type BoundInput, type Stretch } from './bound/bound-items.ts';
import { bestSubset, type Offer } from './bound/best-subset.ts';
import { routeBound } from './bound/route-bound.ts';
import {
  createPrices,
  seekCheapest,
  SLOT_MINUTES,
  sumPrices,
  type Cheapest,
  type Prices,
} from './bound/prices.ts';
import type { CoreInstance, TripLimits } from './core/instance.ts';
import { groupBy } from '#shared/groups.ts';

/** Steps over the prices of time; a quick look for it takes the fewer, and leaves the ways out. */
const ITERATIONS = { usual: 120, quick: 40 };
const BARREN_STEPS = 6;

/** The prices that gave the best bound so far. */
type Kept = { costs: Float64Array; minute: Float64Array; dollar: number };

/**
 * An upper bound for the value of any plan of an instance, by Lagrangian relaxation. Time and money get
 * prices: per day one for each slot of the day and one for the length of the programme, and one for
 * money. Every place then pays for the cheapest stretch it could take on any day on which it is open (its
 * minutes and half of its two shortest legs, in one piece, within its hours) and for what half of these legs
 * takes from the worth; meals and blocks pay too.
 * What a group of places is worth at these prices is found exactly, variety included. For any prices
 *
 *   value ≤ prices × capacity − what meals and blocks must pay + Σ best subset of each group
 *
 * and a subgradient method looks for the prices that make it smallest. This leaves out who is next to whom;
 * route-bound.ts, which goes on from these prices, puts the ways back in wherever that is affordable. Left
 * out for good: that neighbours share a day, walking limits, which restaurant is taken, and that a day might come back to a place.
 *
 * @param score The value of a known plan; it sets the step length and is never exceeded from below.
 */
export function upperBound(
  instance: CoreInstance,
  score: number,
  effort: keyof typeof ITERATIONS = 'usual',
): number {
  const limits = instance.trip;

  if (!limits) return instance.profit.reduce((sum, value) => sum + value, 0);
  const input = readBoundInput(instance, limits);
  const prices = createPrices(instance.routes, latestMinute(input));
  let best = Infinity;
  let pace = 1;
  let barren = 0;
  let kept: Kept = {
    costs: new Float64Array(input.items.length),
    minute: prices.programme,
    dollar: 0,
  };

  startPrices(prices, input);
  for (let i = 0; i < ITERATIONS[effort]; i++) {
    const { bound, slope, costs } = evaluate(input, limits, prices);

    if (bound < best - 1e-9) {
      barren = bound < best * 0.9995 ? 0 : barren + 1;
      best = bound;
      kept = { costs, minute: prices.programme.slice(), dollar: prices.money };
    } else barren++;
    if (barren >= BARREN_STEPS) {
      pace /= 2;
      barren = 0;
    }
    if (best <= score || pace < 0.01) break;
    descend(prices, slope, pace * (bound - score * 0.97));
  }

  if (effort === 'quick') return Math.max(score, best);
  const { items, mealValue } = input;
  const mealUsd = input.demands.reduce((sum, { usd }) => sum + usd, 0);

  return Math.max(
    score,
    Math.min(best, routeBound({ instance, limits, items, ...kept, mealValue, mealUsd, score })),
  );
}

function latestMinute({ items, demands }: BoundInput): number {
  const ends = [...items, ...demands].flatMap(({ choices }) => choices.map(({ to }) => to));

  return ends.reduce((latest, end) => Math.max(latest, end), 24 * 60);
}

/** To begin with, a minute of programme costs what a usual place brings per minute. */
function startPrices(prices: Prices, { items, capacity }: BoundInput): void {
  const rates = items
    .map(({ value, choices }) => value / Math.max(1, choices[0]?.length ?? 1))
    .sort((a, b) => b - a);
  const usual = rates[Math.floor(rates.length / 2)] ?? 0;

  for (let route = 0; route < capacity.length; route++) prices.programme[route] = usual * 0.7;
}

/** How fast the bound falls with each price: capacity less use. */
type Slope = { slot: Float64Array; programme: Float64Array; money: number };

type Evaluation = { bound: number; slope: Slope; costs: Float64Array };

function evaluate(input: BoundInput, limits: TripLimits, prices: Prices): Evaluation {
  const routes = input.capacity.length;
  const slope: Slope = {
    slot: new Float64Array(prices.slot.length).fill(SLOT_MINUTES),
    programme: Float64Array.from(input.capacity),
    money: Number.isFinite(limits.maxUsd) ? limits.maxUsd : 0,
  };
  let bound = input.mealValue - input.travelCost + prices.money * slope.money;

  sumPrices(prices, routes);
  for (const price of prices.slot) bound += price * SLOT_MINUTES;
  for (let route = 0; route < routes; route++) {
    bound += (prices.programme[route] as number) * (input.capacity[route] as number);
  }
  for (const { usd, choices } of input.demands) {
    const cheapest = seekAmong(prices, choices);

    bound -= cheapest.cost + usd * prices.money;
    use(slope, cheapest, prices.slots);
    slope.money -= usd;
  }
  const { worth, costs } = takeSubsets(input, { limits, prices, slope });

  bound += worth;
  // Without a ceiling money has no price, however much is spent.
  if (!Number.isFinite(limits.maxUsd)) slope.money = 0;
  return { bound, slope, costs };
}

type Market = { limits: TripLimits; prices: Prices; slope: Slope };

/** The best subset of every group at the prices; what it takes is booked in the slope. */
function takeSubsets(
  { items }: BoundInput,
  { limits, prices, slope }: Market,
): { worth: number; costs: Float64Array } {
  const spots = items.map(({ choices }) => seekAmong(prices, choices));
  const all = items.map(({ value, usd, way }, index): Offer => ({
    value,
    cost: (spots[index]?.cost ?? 0) + usd * prices.money + way,
    index,
  }));
  let worth = 0;

  for (const offers of groupBy(all, ({ index }) => items[index]?.group).values()) {
    const subset = bestSubset(offers, limits.variety);

    worth += subset.worth;
    for (const index of subset.chosen) {
      const spot = spots[index];

      if (spot) use(slope, spot, prices.slots);
      slope.money -= items[index]?.usd ?? 0;
    }
  }
  return {
    worth,
    costs: Float64Array.from(spots, ({ cost }, i) =>
      Math.min(cost + (items[i]?.way ?? 0), items[i]?.value ?? 0),
    ),
  };
}

function seekAmong(prices: Prices, choices: readonly Stretch[]): Cheapest {
  const cheapest: Cheapest = { cost: Infinity, begin: 0, choice: undefined };

  for (const choice of choices) seekCheapest(prices, choice, cheapest);
  return cheapest;
}

/** Takes a stretch out of the capacity that is left. */
function use(slope: Slope, { choice, begin }: Cheapest, slots: number): void {
  if (!choice) return;
  const { route, length } = choice;

  slope.programme[route] = (slope.programme[route] as number) - length;
  for (let minute = begin; minute < begin + length;) {
    const slot = Math.floor(minute / SLOT_MINUTES);
    const next = Math.min(begin + length, (slot + 1) * SLOT_MINUTES);

    slope.slot[route * slots + slot] =
      (slope.slot[route * slots + slot] as number) - (next - minute);
    minute = next;
  }
}

/** One step against the slope (Polyak's length); prices stay at or above zero. */
function descend(prices: Prices, slope: Slope, gap: number): void {
  let norm = slope.money * slope.money * MONEY_SCALE;

  for (let i = 0; i < slope.slot.length; i++) {
    if (isActive(prices.slot[i] as number, slope.slot[i] as number))
      norm += (slope.slot[i] as number) ** 2;
  }
  for (let i = 0; i < slope.programme.length; i++) {
    if (isActive(prices.programme[i] as number, slope.programme[i] as number))
      norm += (slope.programme[i] as number) ** 2;
  }
  const step = norm > 0 ? gap / norm : 0;

  for (let i = 0; i < slope.slot.length; i++) {
    prices.slot[i] = Math.max(0, (prices.slot[i] as number) - step * (slope.slot[i] as number));
  }
  for (let i = 0; i < slope.programme.length; i++) {
    prices.programme[i] = Math.max(
      0,
      (prices.programme[i] as number) - step * (slope.programme[i] as number),
    );
  }
  prices.money = Math.max(0, prices.money - step * slope.money * MONEY_SCALE);
}

/** Dollars and minutes differ in size; this brings their steps together. */
const MONEY_SCALE = 0.1;

/** A price at zero whose slope pushes it further down stands still. */
function isActive(price: number, slope: number): boolean {
  return price > 0 || slope < 0;
}
