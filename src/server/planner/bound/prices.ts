import type { Stretch } from './bound-items.ts';

/** Minutes that share one price. */
export const SLOT_MINUTES = 20;

/**
 * What time costs: per day a price for each slot, so that the hours in which everything is open are dear
 * and dead hours cheap, and a price for any minute of the programme; and a price for money.
 */
export type Prices = {
  /** `slot[route * slots + s]`, per minute. */
  slot: Float64Array;
  programme: Float64Array;
  money: number;
  slots: number;
  /** Price of all minutes before t: `sums[route * (minutes + 1) + t]`. */
  sums: Float64Array;
  minutes: number;
};

/** Two days and a half hold every window, the small hours after a night out included. */
export function createPrices(routes: number, latest: number): Prices {
  const slots = Math.ceil(latest / SLOT_MINUTES) + 2;
  const minutes = slots * SLOT_MINUTES;

  return {
    slot: new Float64Array(routes * slots),
    programme: new Float64Array(routes),
    money: 0,
    slots,
    sums: new Float64Array(routes * (minutes + 1)),
    minutes,
  };
}

/** Brings the sums up to date with the slots' prices. */
export function sumPrices({ slot, slots, sums, minutes }: Prices, routes: number): void {
  for (let route = 0; route < routes; route++) {
    const base = route * (minutes + 1);
    let total = 0;

    for (let minute = 0; minute < minutes; minute++) {
      sums[base + minute] = total;
      total += slot[route * slots + Math.floor(minute / SLOT_MINUTES)] as number;
    }
    sums[base + minutes] = total;
  }
}

/** The cheapest way to take a stretch, and when it begins; reused, so that nothing is allocated. */
export type Cheapest = { cost: number; begin: number; choice: Stretch | undefined };

/**
 * Finds the cheapest place for a stretch. Along a piecewise linear sum the cheapest begin is one of the
 * ends, or lets the stretch begin or end on a slot's edge.
 */
export function seekCheapest(prices: Prices, stretch: Stretch, cheapest: Cheapest): void {
  const { sums, minutes } = prices;
  const { route, length } = stretch;
  const base = route * (minutes + 1);
  const from = Math.max(0, stretch.from);
  const last = Math.min(minutes, stretch.to) - length;
  const fixed = (prices.programme[route] as number) * length;

  for (let edge = 0; edge < 2; edge++) {
    const shift = edge === 0 ? 0 : length % SLOT_MINUTES;
    const start = Math.ceil((from + shift) / SLOT_MINUTES) * SLOT_MINUTES - shift;

    for (let begin = start; begin <= last; begin += SLOT_MINUTES) {
      keepCheaper(
        begin,
        fixed + (sums[base + begin + length] as number) - (sums[base + begin] as number),
      );
    }
  }
  if (last < from) {
    keepCheaper(from, fixed);
    return;
  }
  keepCheaper(from, fixed + (sums[base + from + length] as number) - (sums[base + from] as number));
  keepCheaper(last, fixed + (sums[base + last + length] as number) - (sums[base + last] as number));

  function keepCheaper(begin: number, cost: number): void {
    if (cost >= cheapest.cost) return;
    cheapest.cost = cost;
    cheapest.begin = begin;
    cheapest.choice = stretch;
  }
}
