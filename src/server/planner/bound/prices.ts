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
  const { route, length } = stretch;
  const from = Math.max(0, stretch.from);
  const last = Math.min(prices.minutes, stretch.to) - length;
  const rest = length % SLOT_MINUTES;
  const search = { stretch, cheapest };

  if (last < from) {
    const fixed = (prices.programme[route] as number) * length;

    if (fixed < cheapest.cost) keepCheaper(search, from, fixed);
    return;
  }
  for (let begin = upToSlot(from); begin <= last; begin += SLOT_MINUTES)
    tryBegin(prices, search, begin);
  for (let begin = upToSlot(from + rest) - rest; begin <= last; begin += SLOT_MINUTES)
    tryBegin(prices, search, begin);
  tryBegin(prices, search, from);
  tryBegin(prices, search, last);
}

type Search = { stretch: Stretch; cheapest: Cheapest };

const upToSlot = (minute: number) => Math.ceil(minute / SLOT_MINUTES) * SLOT_MINUTES;

function tryBegin({ sums, minutes, programme }: Prices, search: Search, begin: number): void {
  const { route, length } = search.stretch;
  const at = route * (minutes + 1) + begin;
  const cost =
    (programme[route] as number) * length + (sums[at + length] as number) - (sums[at] as number);

  if (cost < search.cheapest.cost) keepCheaper(search, begin, cost);
}

function keepCheaper({ cheapest, stretch }: Search, begin: number, cost: number): void {
  cheapest.cost = cost;
  cheapest.begin = begin;
  cheapest.choice = stretch;
}
