import type { Leg, PlannedRoute, PlannedStop, Point, Span } from '#server/planner/problem.ts';
import { startIn, upToFive } from './five-minutes.ts';
import type { RestPlace } from './rest-place.ts';
import type { Rested } from './rests.ts';
import { programmeOf, walkedKm, withStops } from './route-measures.ts';

/** So long one sits over coffee and cake. */
const MINUTES = 30;
/** When people have something sweet: in the course of the morning and of the afternoon. */
const HOURS: readonly Span[] = [
  [10 * 60, 11 * 60 + 45],
  [14 * 60 + 45, 17 * 60 + 45],
];
/** So long after lunch, and before lunch or dinner, nobody does. */
const AFTER_LUNCH = 60;
const BEFORE_A_MEAL = { lunch: 45, dinner: 75 } as const;
/** A treat lies by the way: so many minutes on foot at most, and so much further than straight on. */
const LONGEST_WAY = 10;
const MOST_DETOUR = 10;

/** A house that is known for something sweet; the lower its rank, the better. */
export type Treat = RestPlace & { rank: number };

export type TreatWorld = {
  /** Such houses near a stop that are open at that minute. */
  treatsNear: (id: string, from: number) => readonly Treat[];
  /** Where a stop is; undefined where nobody knows. */
  pointOf: (id: string) => Point | undefined;
  legBetween: (from: Point, to: Point) => Leg;
  /** When a stop may be had as well as now; undefined for what keeps its hour. */
  hoursOf: (stop: PlannedStop) => readonly Span[] | undefined;
  /** When the day ends at the latest, what its party bears, and what the trip's money leaves for ways. */
  until: number;
  maxProgramme: number;
  maxWalkKm: number;
  usd: number;
  isRest: (id: string) => boolean;
  bringsDinner: (id: string) => boolean;
};

/**
 * The day with half an hour at a house that everybody goes to for what it bakes or pours, where one lies by the way:
 * what comes after it begins as much later as it has room for, dinner at its hour. Undefined where none does.
 */
export function withTreat(route: PlannedRoute, world: TreatWorld): Rested | undefined {
  const treats = route.stops.flatMap((_, at) => treatsBefore(route, at, world));

  return treats.toSorted((a, b) => a.rank - b.rank)[0]?.rested;
}

/** The day with each treat that fits before the stop of that number. */
function treatsBefore(route: PlannedRoute, at: number, world: TreatWorld) {
  const [before, next] = [route.stops[at - 1], route.stops[at]];
  const from = before?.kind === 'visit' && world.pointOf(before.id);
  const to = next && world.pointOf(next.id);

  if (!from || !to || !HOURS.some(([opens, closes]) => isBetween(before.end, opens, closes)))
    return [];
  return world.treatsNear(before.id, before.end).flatMap((treat) => {
    const rested = treatAt(route, at, { treat, from, to, world });

    return rested ? [{ rank: treat.rank, rested }] : [];
  });
}

type Between = { treat: RestPlace; from: Point; to: Point; world: TreatWorld };

function treatAt(
  route: PlannedRoute,
  at: number,
  { treat, from, to, world }: Between,
): Rested | undefined {
  const [before, next] = [route.stops[at - 1], route.stops[at]];
  const leg = world.legBetween(from, treat.place);
  const onward = world.legBetween(treat.place, to);

  if (!before || !next || !isByTheWay([leg, onward], next.leg)) return undefined;
  const start = upToFive(before.end + leg.minutes);
  const stop: PlannedStop = {
    id: `${treat.place.id}~rest`,
    kind: 'rest',
    start,
    end: start + MINUTES,
    leg,
  };
  const later = pushedOn([{ ...next, leg: onward }, ...route.stops.slice(at + 1)], stop, world);
  const rested = later && withStops(route, [...route.stops.slice(0, at), stop, ...later]);

  return rested && isFarFromMeals(rested, stop) && isBearable(rested, route, world)
    ? { route: rested, rests: [{ at: treat, stop }], idle: 0 }
    : undefined;
}

function isBetween(minute: number, opens: number, closes: number): boolean {
  return minute >= opens && minute <= closes;
}

function isByTheWay([leg, onward]: [Leg, Leg], direct: Leg): boolean {
  return (
    leg.mode === 'walk' &&
    leg.minutes <= LONGEST_WAY &&
    leg.minutes + onward.minutes - direct.minutes <= MOST_DETOUR
  );
}

/** Stops moved on as far as what comes before pushes them; undefined where one cannot be had later. */
function pushedOn(
  stops: readonly PlannedStop[],
  before: PlannedStop,
  { hoursOf }: TreatWorld,
): PlannedStop[] | undefined {
  const pushed: PlannedStop[] = [];
  let free = before.end;

  for (const stop of stops) {
    const from = free + stop.leg.minutes;
    const minutes = stop.end - stop.start;
    const start = stop.start >= from ? stop.start : startIn(hoursOf(stop) ?? [], from, minutes);

    if (start === undefined || (stop.meal === 'dinner' && start > stop.start)) return undefined;
    pushed.push({ ...stop, start, end: start + minutes });
    free = start + minutes;
  }
  return pushed;
}

function isFarFromMeals({ stops }: PlannedRoute, treat: PlannedStop): boolean {
  return stops.every(({ meal, start, end }) => {
    if (meal === undefined) return true;
    return start >= treat.end
      ? start - treat.end >= BEFORE_A_MEAL[meal]
      : treat.start - end >= AFTER_LUNCH;
  });
}

/** Whether the day stays within its hours, its walks and its money. */
function isBearable(rested: PlannedRoute, route: PlannedRoute, world: TreatWorld): boolean {
  const fares = ({ stops }: PlannedRoute) => stops.reduce((sum, { leg }) => sum + leg.usd, 0);

  return (
    rested.arrive <= Math.max(world.until, route.arrive) &&
    programmeOf(rested, world) <= Math.max(world.maxProgramme, programmeOf(route, world)) &&
    walkedKm(rested) <= Math.max(world.maxWalkKm, walkedKm(route)) &&
    fares(rested) - fares(route) <= world.usd
  );
}
