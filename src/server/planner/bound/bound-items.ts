import { fillWorth } from '../core/fill-worth.ts';
import type { CoreInstance, TripLimits } from '../core/instance.ts';

/** A stretch of a day that a stop must take some part of: `length` minutes between `from` and `to`. */
export type Stretch = { route: number; from: number; to: number; length: number };

/** A place that may be visited once: its value, price and the stretches that a visit could take. */
export type BoundItem = {
  key: number;
  value: number;
  usd: number;
  /** What the ways to it and onward take from the worth at least: half of its two cheapest legs. */
  way: number;
  group: number;
  choices: Stretch[];
};

/** What a day takes whatever is chosen: one of the stretches of each meal and block. */
type BoundDemand = { usd: number; way: number; choices: Stretch[] };

export type BoundInput = {
  items: BoundItem[];
  demands: BoundDemand[];
  /** Longest programme of each day, less the least way out and home where the day surely has a stop. */
  capacity: Float64Array;
  /** The most that the meals and filled days can be worth. */
  mealValue: number;
  /** What meals, blocks and the ends of the days pay for ways at least. */
  travelCost: number;
};

/**
 * Reads the instance as stretches of time. Each leg is shared half and half by its two ends, so a stop
 * takes its own minutes and at least half of its two shortest legs, in one piece.
 */
export function readBoundInput(instance: CoreInstance, limits: TripLimits): BoundInput {
  const legs = shortestLegs(instance, limits, instance.travel);
  const travelCost = shortestLegs(instance, limits, limits.travelCost);
  const wayOf = (node: number) => halfLegs(travelCost, instance.point[node] ?? 0);
  const items = new Map<number, BoundItem>();
  const demands: BoundDemand[] = [];
  const busy = new Set<number>();

  for (let node = 0; node < instance.nodes; node++) {
    const choices = stretches(instance, legs, node);

    if (isMeal(limits, node)) continue;
    if (isBlock(instance, limits, node)) {
      demands.push({ usd: 0, way: wayOf(node), choices });
      for (const { route } of choices) busy.add(route);
      continue;
    }
    addItem(items, {
      key: instance.key[node] ?? 0,
      value: instance.profit[node] ?? 0,
      usd: limits.usd[node] ?? 0,
      way: wayOf(node),
      group: limits.group[node] ?? -1,
      choices,
    });
  }
  for (const meal of mealDemands(instance, limits, { legs, wayOf })) {
    demands.push(meal);
    for (const { route } of meal.choices) busy.add(route);
  }
  return {
    items: [...items.values()],
    demands,
    capacity: dayCapacities(instance, limits, { legs, busy }),
    // Days can be filled at the most; that is a constant for all plans.
    mealValue: mealValue(instance, limits) + mostFilled(limits),
    travelCost: demands.reduce((sum, { way }) => sum + way, endLegs(instance, travelCost, busy)),
  };
}

/** Nodes of one key are one place: it keeps its best value and the choices of all. */
function addItem(items: Map<number, BoundItem>, item: BoundItem): void {
  const known = items.get(item.key);

  if (known) {
    known.choices.push(...item.choices);
    known.value = Math.max(known.value, item.value);
  } else items.set(item.key, item);
}

function dayCapacities(
  { nodes, routes, point, open, close }: CoreInstance,
  { programme }: TripLimits,
  { legs, busy }: { legs: Legs; busy: ReadonlySet<number> },
): Float64Array {
  return Float64Array.from({ length: routes }, (_, route) => {
    const end = nodes + routes + route;
    const window = (close[end * routes + route] ?? 0) - (open[end * routes + route] ?? 0);
    const out = legs.first[point[nodes + route] ?? 0] ?? 0;
    const home = legs.first[point[end] ?? 0] ?? 0;
    const way = busy.has(route) ? Math.floor((out + home) / 2) : 0;

    return Math.min(programme[route] ?? 0, window) - way;
  });
}

/** Half of the cheapest leg at both ends of the days that surely have a stop. */
function endLegs(
  { point, nodes, routes }: CoreInstance,
  { first }: Legs,
  busy: ReadonlySet<number>,
): number {
  return [...busy].reduce((sum, route) => {
    const [from, to] = [point[nodes + route], point[nodes + routes + route]];

    return sum + ((first[from ?? 0] ?? 0) + (first[to ?? 0] ?? 0)) / 2;
  }, 0);
}

function mostFilled({ fill }: TripLimits): number {
  return fill.minutes.reduce(
    (sum, minutes, route) => sum + fillWorth(fill, route, minutes) + fill.evening.worth,
    0,
  );
}

function isMeal(limits: TripLimits, node: number): boolean {
  return (limits.meal[node] ?? -1) >= 0;
}

function isBlock({ fixed }: CoreInstance, limits: TripLimits, node: number): boolean {
  return fixed[node] === 1 && (limits.group[node] ?? -1) < 0 && !isMeal(limits, node);
}

function stretches(
  { routes, open, close, service, point }: CoreInstance,
  legs: Legs,
  node: number,
): Stretch[] {
  const at = point[node] ?? 0;
  const side = (legs.second[at] ?? 0) / 2;
  const minutes = service[node] ?? 0;
  const length = minutes + Math.floor(((legs.first[at] ?? 0) + (legs.second[at] ?? 0)) / 2);

  return Array.from({ length: routes }, (_, route) => {
    const from = open[node * routes + route] ?? 0;
    const last = close[node * routes + route] ?? -1;

    return { route, from: Math.floor(from - side), to: Math.ceil(last + minutes + side), length };
  }).filter(
    ({ route }) => (close[node * routes + route] ?? -1) >= (open[node * routes + route] ?? 0),
  );
}

/** Each wanted meal takes one of its places, or the one that is locked; copies of a restaurant are alike. */
function mealDemands(
  instance: CoreInstance,
  limits: TripLimits,
  { legs, wayOf }: { legs: Legs; wayOf: (node: number) => number },
): BoundDemand[] {
  return limits.mealNodes.flatMap((free, slot) => {
    const route = Math.floor(slot / 2);
    const locked = lockedMeal(instance, limits, slot);
    const list = locked === undefined ? free : [locked];
    const isWanted = ((limits.mealsWanted[route] ?? 0) >> (slot % 2)) & 1;
    const seen = new Set<string>();
    const choices: Stretch[] = [];
    let usd = Infinity;
    let way = Infinity;

    for (const node of list) {
      way = Math.min(way, wayOf(node));
      const name = `${limits.restaurant[node]} ${instance.service[node]}`;

      if (seen.has(name)) continue;
      seen.add(name);
      usd = Math.min(usd, limits.usd[node] ?? 0);
      choices.push(...stretches(instance, legs, node).filter((stretch) => stretch.route === route));
    }
    return isWanted && choices.length > 0 ? [{ usd, way, choices }] : [];
  });
}

function lockedMeal(
  { nodes, routes, fixed, open, close }: CoreInstance,
  limits: TripLimits,
  slot: number,
) {
  const route = Math.floor(slot / 2);

  for (let node = 0; node < nodes; node++) {
    const at = node * routes + route;

    if (fixed[node] === 1 && limits.meal[node] === slot % 2 && (close[at] ?? -1) >= (open[at] ?? 0))
      return node;
  }
  return undefined;
}

/** As many of the best restaurants as there are meals. */
function mealValue({ nodes, profit, key, fixed }: CoreInstance, limits: TripLimits): number {
  const best = new Map<number, number>();
  let slots = 0;

  for (const mask of limits.mealsWanted) slots += (mask & 1) + ((mask >> 1) & 1);
  for (let node = 0; node < nodes; node++) {
    if (!isMeal(limits, node)) continue;
    slots += fixed[node] ?? 0;
    best.set(key[node] ?? 0, Math.max(best.get(key[node] ?? 0) ?? 0, profit[node] ?? 0));
  }
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, slots)
    .reduce((sum, value) => sum + value, 0);
}

type Legs = { first: Float64Array; second: Float64Array };

function halfLegs({ first, second }: Legs, at: number): number {
  return ((first[at] ?? 0) + (second[at] ?? 0)) / 2;
}

/** The two shortest legs of every point to what else can be beside it: places, restaurants, both ends of a day. */
function shortestLegs(
  instance: CoreInstance,
  limits: TripLimits,
  legs: Int32Array | Float64Array,
): Legs {
  const { points } = instance;
  const shortest: Legs = {
    first: new Float64Array(points).fill(Infinity),
    second: new Float64Array(points).fill(Infinity),
  };
  const dwellers = countDwellers(instance, limits);

  for (let from = 0; from < points; from++) {
    for (const [to, count] of dwellers) {
      const others = to === from ? count - 1 : count;
      const way =
        to === from ? 0 : Math.min(legs[from * points + to] ?? 0, legs[to * points + from] ?? 0);

      for (let i = 0; i < Math.min(2, others); i++) keepShortest(shortest, from, way);
    }
  }
  return { first: shortest.first.map(finite), second: shortest.second.map(finite) };
}

/** How many places, restaurants and ends of days stand at each point. */
function countDwellers(
  { nodes, routes, point, key }: CoreInstance,
  limits: TripLimits,
): Map<number, number> {
  const beside = new Map<string, number>();
  const counts = new Map<number, number>();

  for (let node = 0; node < nodes; node++) {
    beside.set(
      isMeal(limits, node) ? `table ${limits.restaurant[node]}` : `key ${key[node]}`,
      point[node] ?? 0,
    );
  }
  for (let end = nodes; end < nodes + 2 * routes; end++) {
    beside.set(`${end < nodes + routes ? 'from' : 'to'} ${point[end]}`, point[end] ?? 0);
  }
  for (const at of beside.values()) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

function keepShortest({ first, second }: Legs, at: number, way: number): void {
  if (way < (first[at] ?? 0)) {
    second[at] = first[at] ?? 0;
    first[at] = way;
  } else if (way < (second[at] ?? 0)) second[at] = way;
}

function finite(minutes: number): number {
  return Number.isFinite(minutes) ? minutes : 0;
}
