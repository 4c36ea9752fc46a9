import type { CoreInstance, TripLimits } from '../core/instance.ts';
import { createRouteRoom, seekBestRoute, type RouteRoom } from './best-route.ts';
import { bestSubset, type Offer } from './best-subset.ts';
import type { BoundItem } from './bound-items.ts';
import { listDayShapes, type DayShape } from './day-shape.ts';
import { groupBy } from '#shared/groups.ts';

/** Operations that the bound may take in all, and the fewest and most steps that are worth taking. */
const MOST_WORK = 20_000_000;
const STEPS = { least: 5, most: 32 } as const;
/** Brings minutes and dollars to the size of visits, so that one step length suits all prices. */
const MINUTES = 60;
const DOLLARS = 60;

export type RouteBoundInput = {
  instance: CoreInstance;
  limits: TripLimits;
  items: readonly BoundItem[];
  /** What every place cost at the best prices of time: where the search for prices begins. */
  costs: Float64Array;
  /** Price of a minute per day, and of a dollar. */
  minute: Float64Array;
  dollar: number;
  mealValue: number;
  mealUsd: number;
  score: number;
};

type Multipliers = { item: Float64Array; minute: Float64Array; dollar: number };
type Day = { shape: DayShape; room: RouteRoom; items: Int32Array };

/**
 * A tighter bound where it is affordable: each place is sold to the plan at one price and bought from the
 * days at the same price (Lagrangian decomposition). The plan picks the best subset of each group; each day
 * the best route at the prices, with its true ways, windows, meals and blocks. For any prices the sum of both
 * is an upper bound; a subgradient method lowers it. Infinity when the instance is too large for it.
 */
export function routeBound(input: RouteBoundInput): number {
  const days = listDays(input);
  const work = days.reduce((sum, { shape }) => sum + shape.places * shape.places * shape.ticks, 0);
  const steps = Math.min(STEPS.most, Math.floor(MOST_WORK / Math.max(1, work)));

  if (steps < STEPS.least) return Infinity;
  const prices: Multipliers = {
    item: Float64Array.from(input.costs),
    minute: Float64Array.from(days, ({ shape }) =>
      meanOf(shape.days.map((day) => input.minute[day] ?? 0)),
    ),
    dollar: input.dollar,
  };
  let best = Infinity;
  let pace = 0.8;
  let barren = 0;

  for (let step = 0; step < steps; step++) {
    const slope: Multipliers = {
      item: new Float64Array(input.items.length),
      minute: new Float64Array(days.length),
      dollar: 0,
    };
    const bound = evaluate(input, { days, prices, slope });

    if (bound < best - 1e-9) {
      best = bound;
      barren = 0;
    } else if (++barren >= 3) {
      pace /= 2;
      barren = 0;
    }
    if (best <= input.score || !Number.isFinite(bound)) break;
    descend(prices, slope, pace * (bound - input.score));
  }
  return best;
}

function listDays({ instance, limits, items }: RouteBoundInput): Day[] {
  const itemOf = new Map(items.map(({ key }, index) => [key, index]));

  return listDayShapes(instance, limits).map((shape) => ({
    shape,
    room: createRouteRoom(shape),
    items: Int32Array.from(shape.visits, (node) => itemOf.get(instance.key[node] ?? 0) ?? 0),
  }));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

type Step = { days: readonly Day[]; prices: Multipliers; slope: Multipliers };

function evaluate(input: RouteBoundInput, { days, prices, slope }: Step): number {
  const { limits } = input;
  const hasCeiling = Number.isFinite(limits.maxUsd);
  let bound = input.mealValue + sellSubsets(input, { prices, slope });

  if (hasCeiling) {
    bound += prices.dollar * (limits.maxUsd - input.mealUsd);
    slope.dollar += limits.maxUsd - input.mealUsd;
  }
  for (const [index, { shape, room, items }] of days.entries()) {
    const minute = prices.minute[index] ?? 0;
    const reward = Float64Array.from(items, (item) => prices.item[item] ?? 0);
    const route = seekBestRoute(shape, { reward, minute, dollar: prices.dollar }, room);
    const count = shape.days.length;

    bound += count * (route.worth + minute * shape.programme);
    slope.minute[index] = count * (shape.programme - route.minutes);
    slope.dollar -= count * route.usd;
    for (const place of route.taken) {
      const item = items[place] ?? 0;

      slope.item[item] = (slope.item[item] ?? 0) + count;
    }
  }
  if (!hasCeiling) slope.dollar = 0;
  return bound;
}

/** The plan's side: of every group the best subset at the prices. */
function sellSubsets(
  { items, limits }: RouteBoundInput,
  { prices, slope }: Omit<Step, 'days'>,
): number {
  const all = items.map(({ value, usd }, index): Offer => ({
    value,
    cost: (prices.item[index] ?? 0) + usd * prices.dollar,
    index,
  }));
  let worth = 0;

  for (const offers of groupBy(all, ({ index }) => items[index]?.group).values()) {
    const subset = bestSubset(offers, limits.variety);

    worth += subset.worth;
    for (const index of subset.chosen) {
      slope.item[index] = (slope.item[index] ?? 0) - 1;
      slope.dollar -= items[index]?.usd ?? 0;
    }
  }
  return worth;
}

function descend(prices: Multipliers, slope: Multipliers, gap: number): void {
  let norm = active(prices.dollar, slope.dollar / DOLLARS);

  for (let i = 0; i < slope.item.length; i++)
    norm += active(prices.item[i] as number, slope.item[i] as number);
  for (let i = 0; i < slope.minute.length; i++) {
    norm += active(prices.minute[i] as number, (slope.minute[i] as number) / MINUTES);
  }
  const step = norm > 0 ? gap / norm : 0;

  for (let i = 0; i < prices.item.length; i++) {
    prices.item[i] = Math.max(0, (prices.item[i] as number) - step * (slope.item[i] as number));
  }
  for (let i = 0; i < prices.minute.length; i++) {
    prices.minute[i] = Math.max(
      0,
      (prices.minute[i] as number) - (step * (slope.minute[i] as number)) / MINUTES ** 2,
    );
  }
  prices.dollar = Math.max(0, prices.dollar - (step * slope.dollar) / DOLLARS ** 2);
}

/** The square of a slope; a price at zero that would fall further stands still and does not count. */
function active(price: number, slope: number): number {
  return price > 0 || slope < 0 ? slope * slope : 0;
}
