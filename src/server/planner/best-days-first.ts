import type { DayPlanInput, PlannedRoute, PlannedStop, PlanProblem, Span } from './problem.ts';
import { isWithin } from './spans.ts';

/** Days change places only for a difference that a traveller would notice, in shares of a sight missed most. */
const NOTICEABLE = 0.25;
/** So much sooner or later, in minutes, a stop may be on the other day, where something opens at another hour there. */
const MOST_MOVED = 30;
const STEP = 5;
/** The best order of more days is not worth the search. */
const MOST_DAYS = 12;

/**
 * Puts the days that hold what a first visit is made for before the others: rain, a strike or tired feet then cost a
 * lesser day. Whole days change places, and only where everything in them is open, and at its best, at about the same
 * hour of the other day. Plans with something locked stay as they are.
 */
export function bestDaysFirst(routes: PlannedRoute[], problem: PlanProblem): PlannedRoute[] {
  const isLocked = [...problem.visits, ...problem.mealPlaces].some(({ lockedAt }) => lockedAt);

  if (isLocked || routes.length > MOST_DAYS) return routes;
  const fits = routes.map((route, from) =>
    routes.map((_, to): Fit | undefined => {
      const moved = from === to ? route : movedTo(route, { from, to }, problem);
      const gain = missed(route, problem) * (routes.length - to);

      return moved && { route: moved, gain: gain + (from === to ? NOTICEABLE / 2 : 0) };
    }),
  );

  return bestOrder(fits);
}

/** A route on one of the days, and what it gains from being so soon. */
type Fit = { route: PlannedRoute; gain: number };
/** The first days, with the set of routes that are on them. */
type Order = { used: number; gain: number; routes: PlannedRoute[] };

/** Each route on one of its days, for the greatest gain in all. */
function bestOrder(fits: readonly (readonly (Fit | undefined)[])[]): PlannedRoute[] {
  const orders = fits.reduce<Order[]>(
    (some, _, day) =>
      bestOfEach(
        some.flatMap((order) =>
          fits.flatMap((onDays, from) => withRoute(order, onDays[day], 1 << from)),
        ),
      ),
    [{ used: 0, gain: 0, routes: [] }],
  );

  return orders[0]?.routes ?? [];
}

function withRoute({ used, gain, routes }: Order, fit: Fit | undefined, bit: number): Order[] {
  return fit && (used & bit) === 0
    ? [{ used: used | bit, gain: gain + fit.gain, routes: [...routes, fit.route] }]
    : [];
}

/** Of the orders of the same routes the one that gains most. */
function bestOfEach(orders: readonly Order[]): Order[] {
  const best = new Map<number, Order>();

  for (const order of orders)
    if (order.gain > (best.get(order.used)?.gain ?? -1)) best.set(order.used, order);
  return [...best.values()];
}

/** How much the sights of a day would be missed. */
function missed({ stops }: PlannedRoute, { visits }: PlanProblem): number {
  const strong = new Map(visits.map(({ id, strong: share = 0 }) => [id, share]));

  return stops.reduce((sum, { id }) => sum + (strong.get(id) ?? 0), 0);
}

type Move = { from: number; to: number };

/** The route as it would be on another day; undefined where that cannot hold it. */
function movedTo(route: PlannedRoute, move: Move, problem: PlanProblem): PlannedRoute | undefined {
  const [here, there] = [problem.days[move.from], problem.days[move.to]];

  if (!here || !there || !isAlike(here, there)) return undefined;
  const stops: PlannedStop[] = [];
  let [free] = there.window;

  for (const stop of route.stops) {
    const start = startOn(stop, { ...move, free, slots: there.meals }, problem);

    if (start === undefined) return undefined;
    free = start + stop.end - stop.start;
    stops.push({ ...stop, start, end: free });
  }
  const [first] = stops;
  const leave = first ? first.start - first.leg.minutes : route.leave;
  const arrive = free + route.back.minutes;
  const isInTime = arrive <= there.window[1] && arrive - leave <= there.maxProgramme;

  return isInTime ? { ...route, stops, leave, arrive } : undefined;
}

/** Whether two days are of one kind: between the same places, with the same meals, and nothing taken. */
function isAlike(one: DayPlanInput, other: DayPlanInput): boolean {
  const [here, there] = [one, other].map(
    ({ from, to, meals, blocks, travelFactor, tiringMost, wantsIndoor, maxWalkKm }) =>
      JSON.stringify([
        from,
        to,
        meals.map(({ meal }) => meal),
        blocks,
        travelFactor,
        tiringMost,
        wantsIndoor,
        maxWalkKm,
      ]),
  );

  return one.blocks.length === 0 && here === there;
}

type On = Move & { free: number; slots: DayPlanInput['meals'] };

/** When a stop would begin on the other day: as on its own, or a little sooner or later. */
function startOn(
  stop: PlannedStop,
  { from, to, free, slots }: On,
  problem: PlanProblem,
): number | undefined {
  const earliest = free + stop.leg.minutes;
  const minutes = stop.end - stop.start;
  const slot = slots.find(({ meal }) => meal === stop.meal);
  const hours = hoursOf(stop, { from, to }, problem);
  const starts = [0];

  for (let by = STEP; by <= MOST_MOVED; by += STEP) starts.push(by, -by);
  return starts
    .map((by) => stop.start + by)
    .filter((start) => start >= earliest)
    .find((start) => {
      const at = { start, end: start + minutes };

      // Dinner moves for a show on its own day alone.
      return isWithin(at, hours) && (!slot || isWithin(at, [slot.window]));
    });
}

/** When a stop may be had on the other day: at its best, where it is at its best on its own. */
function hoursOf(
  stop: PlannedStop,
  { from, to }: Move,
  { visits, mealPlaces }: PlanProblem,
): readonly Span[] {
  if (stop.kind === 'rest') return [[stop.start, stop.end]];
  const visit = visits.find(({ id }) => id === stop.id);

  if (visit) {
    const best = visit.bestSpans;

    return (best && isWithin(stop, best[from]) ? best[to] : visit.spans[to]) ?? [];
  }
  return mealPlaces
    .filter(({ id, spans }) => id === stop.id && isWithin(stop, spans[from]))
    .flatMap(({ spans }) => spans[to] ?? []);
}
