import type { CoreInstance, TripLimits } from '../core/instance.ts';

/** Minutes per tick of the route relaxation; every duration is rounded down to ticks, so it stays a bound. */
export const TICK = 5;

/**
 * Days that are alike: the same window, the same things open at the same hours. Local places are the
 * visits first, then what the day must hold in its order (meals, blocks), then the start.
 */
export type DayShape = {
  /** How many days of the trip look like this. */
  days: number[];
  visits: number[];
  events: number;
  places: number;
  ticks: number;
  leaveFrom: number;
  home: number;
  programme: number;
  /** First finish and last start of a place, in ticks. */
  firstDone: Int32Array;
  lastStart: Int32Array;
  /** Ticks of the way, and of the way with the visit, from place to place (`from * places + to`). */
  way: Int32Array;
  move: Int32Array;
  fare: Float64Array;
  /** What the way takes from the worth. */
  travelCost: Float64Array;
  wayHome: Int32Array;
  fareHome: Float64Array;
  travelCostHome: Float64Array;
};

/** One thing that a day must hold: the nodes that would do, all with the same length. */
type DayEvent = { nodes: number[]; open: number; close: number; length: number };

/** Sorts the days of an instance by shape. */
export function listDayShapes(instance: CoreInstance, limits: TripLimits): DayShape[] {
  const shapes = new Map<string, DayShape>();

  for (let route = 0; route < instance.routes; route++) {
    const visits = listVisits(instance, limits, route);
    const events = listEvents(instance, limits, route);
    const name = nameOf(instance, { route, visits, events, limits });
    const known = shapes.get(name);

    if (known) known.days.push(route);
    else shapes.set(name, buildShape(instance, limits, { route, visits, events }));
  }
  return [...shapes.values()];
}

const opensOf = ({ open, routes }: CoreInstance, node: number, route: number) =>
  open[node * routes + route] ?? 0;
const closesOf = ({ close, routes }: CoreInstance, node: number, route: number) =>
  close[node * routes + route] ?? -1;
const isOpen = (instance: CoreInstance, node: number, route: number) =>
  closesOf(instance, node, route) >= opensOf(instance, node, route);

function listVisits(instance: CoreInstance, limits: TripLimits, route: number): number[] {
  return Array.from({ length: instance.nodes }, (_, node) => node).filter(
    (node) => (limits.group[node] ?? -1) >= 0 && isOpen(instance, node, route),
  );
}

/** Meals and blocks in the order that their windows force; one whose place in the order is open is left out. */
function listEvents(instance: CoreInstance, limits: TripLimits, route: number): DayEvent[] {
  const fixed = Array.from({ length: instance.nodes }, (_, node) => node).filter(
    (node) =>
      instance.fixed[node] === 1 && (limits.group[node] ?? -1) < 0 && isOpen(instance, node, route),
  );
  const meals = [0, 1].flatMap((meal) => {
    const isWanted = ((limits.mealsWanted[route] ?? 0) >> meal) & 1;
    const isLocked = fixed.some((node) => limits.meal[node] === meal);
    const nodes = [...(limits.mealNodes[route * 2 + meal] ?? [])];

    return isWanted && !isLocked && nodes.length > 0 ? [eventOf(instance, route, nodes)] : [];
  });
  const events = [...meals, ...fixed.map((node) => eventOf(instance, route, [node]))].sort(
    (a, b) => a.open + a.close - b.open - b.close,
  );

  const ordered: DayEvent[] = [];

  for (const event of events) {
    const before = ordered.at(-1);

    if (!before || event.open + event.length > before.close) ordered.push(event);
  }
  return ordered;
}

function eventOf(instance: CoreInstance, route: number, nodes: number[]): DayEvent {
  return {
    nodes: uniquePlaces(instance, nodes),
    open: Math.min(...nodes.map((node) => opensOf(instance, node, route))),
    close: Math.max(...nodes.map((node) => closesOf(instance, node, route))),
    length: Math.min(...nodes.map((node) => instance.service[node] ?? 0)),
  };
}

function uniquePlaces({ point }: CoreInstance, nodes: number[]): number[] {
  return [...new Map(nodes.map((node) => [point[node], node])).values()];
}

type DayParts = { route: number; visits: number[]; events: DayEvent[] };

function nameOf(
  instance: CoreInstance,
  { route, visits, events, limits }: DayParts & { limits: TripLimits },
): string {
  const start = instance.nodes + route;
  const end = start + instance.routes;

  return [
    instance.point[start],
    instance.point[end],
    opensOf(instance, start, route),
    closesOf(instance, end, route),
    limits.programme[route],
    ...visits.flatMap((node) => [
      node,
      opensOf(instance, node, route),
      closesOf(instance, node, route),
    ]),
    ...events.flatMap(({ nodes, open, close, length }) => ['event', ...nodes, open, close, length]),
  ].join(' ');
}

function buildShape(
  instance: CoreInstance,
  limits: TripLimits,
  { route, visits, events }: DayParts,
): DayShape {
  const start = instance.nodes + route;
  const end = start + instance.routes;
  const groups = [...visits.map((node) => [node]), ...events.map(({ nodes }) => nodes), [start]];
  const places = groups.length;
  const home = Math.floor(closesOf(instance, end, route) / TICK);
  const shape: DayShape = {
    days: [route],
    visits,
    events: events.length,
    places,
    ticks: home + 1,
    leaveFrom: Math.floor(opensOf(instance, start, route) / TICK),
    home,
    programme: limits.programme[route] ?? 0,
    firstDone: new Int32Array(places),
    lastStart: new Int32Array(places),
    way: new Int32Array(places * places),
    move: new Int32Array(places * places),
    fare: new Float64Array(places * places),
    wayHome: new Int32Array(places),
    fareHome: new Float64Array(places),
    travelCost: new Float64Array(places * places),
    travelCostHome: new Float64Array(places),
  };

  for (const [to, nodes] of groups.entries()) {
    const event = events[to - visits.length];
    const node = nodes[0] ?? 0;
    const length = event?.length ?? instance.service[node] ?? 0;

    shape.firstDone[to] =
      Math.floor((event?.open ?? opensOf(instance, node, route)) / TICK) +
      Math.floor(length / TICK);
    shape.lastStart[to] = Math.floor((event?.close ?? closesOf(instance, node, route)) / TICK);
    for (const [from, origins] of groups.entries()) {
      const { minutes, usd, travelCost } = shortest(instance, limits, { origins, targets: nodes });
      const pair = from * places + to;

      shape.way[pair] = Math.floor(minutes / TICK);
      shape.move[pair] = Math.floor((minutes + length) / TICK);
      shape.fare[pair] = usd;
      shape.travelCost[pair] = travelCost;
    }
    const back = shortest(instance, limits, { origins: nodes, targets: [end] });

    shape.wayHome[to] = Math.floor(back.minutes / TICK);
    shape.fareHome[to] = back.usd;
    shape.travelCostHome[to] = back.travelCost;
  }
  return shape;
}

/** The shortest way and, each by itself, the lowest fare and cost in worth between any of two groups of nodes. */
function shortest(
  { point, points, travel }: CoreInstance,
  { fare, travelCost: costs }: TripLimits,
  { origins, targets }: { origins: readonly number[]; targets: readonly number[] },
): { minutes: number; usd: number; travelCost: number } {
  let minutes = Infinity;
  let usd = Infinity;
  let travelCost = Infinity;

  for (const origin of origins) {
    for (const target of targets) {
      const pair = (point[origin] ?? 0) * points + (point[target] ?? 0);

      minutes = Math.min(minutes, travel[pair] ?? 0);
      usd = Math.min(usd, fare[pair] ?? 0);
      travelCost = Math.min(travelCost, costs[pair] ?? 0);
    }
  }
  return { minutes, usd, travelCost };
}
