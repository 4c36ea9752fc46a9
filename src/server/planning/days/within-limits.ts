import { LEAST_REST, LONG_DAY } from '#server/planner/pace-limits.ts';
import type { PlannedRoute, PlannedStop, Point, Span } from '#server/planner/problem.ts';
import { startIn } from './five-minutes.ts';
import { isRested } from './long-day.ts';
import {
  type DayWorld,
  lastBeforeDinner,
  programmeOf,
  walkedKm,
  withStops,
} from './route-measures.ts';

export type LimitWorld = DayWorld & {
  /** When a stop may be had as well as now; undefined for what is fixed. */
  spansOf: (stop: PlannedStop) => readonly Span[] | undefined;
  /** All hours at which a sight may be seen, in whatever light; undefined for what is fixed. */
  openOf: (stop: PlannedStop) => readonly Span[] | undefined;
  /** What a sight is worth to the party; undefined for what must stay. */
  worthOf: (id: string) => number | undefined;
};

/** More sights in one day are ticked off rather than seen. */
const MOST_SIGHTS = 8;
/** Sights that one day may lose at most. */
const MOST_LOST = 3;
/** A morning that begins so much later, in minutes, is lost: no view at sunset is worth it. */
const LATE_MORNING = 75;

/**
 * The day within the hours that its party bears until dinner, with no more sights than one can see, and with the rest that a long one needs: begun a little
 * later where that is enough, else without the sights whose loss costs least, in the end begun as late as it takes.
 * Unchanged where nothing helps.
 */
export function withinLimits(route: PlannedRoute, world: LimitWorld): PlannedRoute {
  const later = (one: PlannedRoute) => begunLater(one, world);
  const byDay = (one: PlannedRoute) => seenByDay(one, world);
  const inTime = { world, mostLater: LATE_MORNING };

  return (
    shortened(route, later, inTime) ??
    shortened(route, byDay, inTime) ??
    shortened(route, later, { world, mostLater: Infinity }) ??
    route
  );
}

/** A day with other hours; undefined where it has none. */
type Change = (route: PlannedRoute) => PlannedRoute | undefined;

function shortened(
  route: PlannedRoute,
  change: Change,
  { world, mostLater }: { world: LimitWorld; mostLater: number },
): PlannedRoute | undefined {
  const changed = (one: PlannedRoute) => {
    const other = change(one);
    const isGood = other && isWithin(other, world) && other.leave - route.leave <= mostLater;

    return isGood ? other : undefined;
  };
  let left: PlannedRoute | undefined = route;

  for (let lost = 0; left && lost <= MOST_LOST; lost += 1) {
    const good = changed(left);

    if (good) return good;
    left = withoutLeast(left, world, (one) => changed(one) !== undefined);
  }
  return undefined;
}

/** Who waits so long for a light, in minutes, may as well come without it. */
const WAIT_FOR_LIGHT = 45;

/** The day with the last sight before dinner, and those after lunch, as soon as one is there; undefined where nobody waits for its hour. */
function seenByDay(route: PlannedRoute, world: LimitWorld): PlannedRoute | undefined {
  const { stops } = route;
  const last = lastBeforeDinner(stops, world);
  const at = last ? stops.indexOf(last) : -1;
  const dinner = stops[at + 1];
  const sooner = afternoonSooner(stops.slice(0, at + 1), (stop) =>
    stop === last ? world.openOf(stop) : world.spansOf(stop),
  );
  const gained = (last?.start ?? 0) - (sooner[at]?.start ?? 0);

  if (gained < WAIT_FOR_LIGHT) return undefined;
  if (!dinner) return withStops(route, sooner);
  const seated = seatedSooner(dinner, { gained, before: sooner[at] }, world);

  return seated && withStops(route, [...sooner, seated, ...stops.slice(at + 2)]);
}

const NOON = 11 * 60 + 30;

/** The stops with those after lunch as soon as one is there. */
function afternoonSooner(
  stops: readonly PlannedStop[],
  hoursOf: (stop: PlannedStop) => readonly Span[] | undefined,
): PlannedStop[] {
  const sooner: PlannedStop[] = [];

  for (const stop of stops) {
    const before = sooner.at(-1);
    const isMoved = before && stop.kind === 'visit' && before.start >= NOON;

    sooner.push(isMoved ? movedUp(stop, hoursOf(stop) ?? [], before.end + stop.leg.minutes) : stop);
  }
  return sooner;
}

/** The stop at the first such hour after `from`, unless it is as soon already. */
function movedUp(stop: PlannedStop, hours: readonly Span[], from: number): PlannedStop {
  const minutes = stop.end - stop.start;
  const start = startIn(hours, from, minutes);

  return start !== undefined && start < stop.start
    ? { ...stop, start, end: start + minutes }
    : stop;
}

/** The day without one sight: the least of those without which it is good, else the least of all. */
function withoutLeast(
  route: PlannedRoute,
  world: LimitWorld,
  isGood: (one: PlannedRoute) => boolean,
): PlannedRoute | undefined {
  const losses = route.stops
    .flatMap(({ id, kind }, at) => {
      const worth = kind === 'visit' ? world.worthOf(id) : undefined;
      const left = worth === undefined ? undefined : without(route, at, world);

      return left ? [{ worth: worth ?? 0, left }] : [];
    })
    .toSorted((a, b) => a.worth - b.worth);
  const enough = losses.find(({ left }) => isGood(left));

  return (enough ?? losses[0])?.left;
}

function isWithin(route: PlannedRoute, world: LimitWorld): boolean {
  return (
    programmeOf(route, world) <= world.maxProgramme &&
    isRested(route, world.isRest) &&
    walkedKm(route) <= world.maxWalkKm &&
    route.stops.filter(({ kind }) => kind === 'visit').length <= (world.mostSights ?? MOST_SIGHTS)
  );
}

/** The day begun as much later as it lasts too long, its first stops moved on as far as they push each other. */
function begunLater(route: PlannedRoute, world: LimitWorld): PlannedRoute {
  const tooLong = programmeOf(route, world) - world.maxProgramme;
  const unrested = isRested(route, world.isRest) ? 0 : route.arrive - route.leave - LONG_DAY;
  const [first] = route.stops;
  const later = Math.max(tooLong, unrested);

  if (!first || later <= 0) return route;
  const stops = [...route.stops];
  let from = first.start + later;

  for (const [at, stop] of stops.entries()) {
    if (stop.start >= from) break;
    const minutes = stop.end - stop.start;
    const start = startIn(world.spansOf(stop) ?? [], from, minutes);

    if (start === undefined) return route;
    stops[at] = { ...stop, start, end: start + minutes };
    from = start + minutes + (stops[at + 1]?.leg.minutes ?? 0);
  }
  return withStops(route, stops);
}

/** The day without the stop of that number; undefined where the way past it is not known. */
function without(route: PlannedRoute, at: number, world: LimitWorld): PlannedRoute | undefined {
  const { stay, legBetween } = world;
  const stops = route.stops.toSpliced(at, 1);
  const from = pointBefore(stops, at, world);
  // A meal of one's own choice is had wherever the party is.
  const next = stops.findIndex(({ id }, i) => i >= at && world.pointOf(id) !== undefined);
  const between = stops.slice(at, next < 0 ? undefined : next);
  const to = stops[next] ? world.pointOf(stops[next].id) : stay;

  if (!from || !to || stops.length === 0 || between.some(({ leg }) => leg.minutes > 0))
    return undefined;
  const leg = legBetween(from, to);
  const way = stops.map((stop, i) => (i === next ? { ...stop, leg } : stop));
  const left = withDinnerSooner(way, at, { lost: route.stops[at], world });
  const before = stops[next - 1];
  const isReached = !before || !stops[next] || before.end + leg.minutes <= stops[next].start;

  return left && isReached
    ? withStops({ ...route, back: next < 0 ? leg : route.back }, left)
    : undefined;
}

/** The stops with a dinner that follows the lost one as soon as it may be; undefined where its table is for later alone. */
function withDinnerSooner(
  stops: PlannedStop[],
  at: number,
  { lost, world }: { lost: PlannedStop | undefined; world: LimitWorld },
): PlannedStop[] | undefined {
  const dinner = stops[at];

  if (dinner?.meal !== 'dinner') return stops;
  const gained = lost ? lost.end - lost.start + lost.leg.minutes : 0;
  const sooner = seatedSooner(dinner, { gained, before: stops[at - 1] }, world);

  return sooner && stops.with(at, sooner);
}

/**
 * Dinner as much sooner as was gained before it, in minutes, with time for a rest: late tables are for who comes from a sunset.
 * Undefined where it is to be had late alone.
 */
function seatedSooner(
  dinner: PlannedStop,
  { gained, before }: { gained: number; before: PlannedStop | undefined },
  { spansOf }: LimitWorld,
): PlannedStop | undefined {
  const minutes = dinner.end - dinner.start;
  const rested = (before?.end ?? 0) + dinner.leg.minutes + LEAST_REST;
  const from = Math.max(Math.min(rested, dinner.start), dinner.start - gained);
  const start = startIn(spansOf(dinner) ?? [], from, minutes);

  if (start !== undefined && start < dinner.start)
    return { ...dinner, start, end: start + minutes };
  return dinner.start - rested <= LONG_WAIT ? dinner : undefined;
}

/** Nobody waits longer than this for dinner, a rest counted apart. */
const LONG_WAIT = 30;

/** Where the party is before the stop of that number. */
function pointBefore(
  stops: readonly PlannedStop[],
  at: number,
  { stay, pointOf }: LimitWorld,
): Point | undefined {
  const last = stops.slice(0, at).findLast(({ id }) => pointOf(id) !== undefined);
  const after = stops.slice(last ? stops.indexOf(last) + 1 : 0, at);

  if (after.some(({ leg }) => leg.minutes > 0)) return undefined;
  return last ? pointOf(last.id) : stay;
}
