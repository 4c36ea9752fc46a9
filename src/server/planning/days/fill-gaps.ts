import { endPoint } from '#server/planner/end-point.ts';
import type { Leg, PlannedRoute, PlannedStop, Point, Span } from '#server/planner/problem.ts';
import { NEAR_MEAL_MINUTES } from '#server/planner/solve-plan.ts';
import { upToFive, startIn } from './five-minutes.ts';
import { isRested } from './long-day.ts';
import { type DayWorld, programmeOf, walkedKm, withStops } from './route-measures.ts';

/** More idle minutes than this are a hole, where no rest at the stay was asked for. */
const HOLE = 55;
/** Before the first stop less is one already: the day begins with something small. */
const MORNING_HOLE = 45;
const MORNING = 9 * 60;
/** In the morning one goes further. */
const LONGEST_MORNING_WAY = 30;
/** What only fills a hole may be as short as this share of a usual visit. */
const SHORT_VISIT = 0.65;
const LEAST_VISIT = 30;
/** So long one may be back before the bags are collected. */
const BEFORE_LEAVING = 60;
/** Nobody goes further than this for what only fills an hour, nor so much further than straight on. */
const LONGEST_WAY = 15;
const MOST_DETOUR = 12;
/** From so many idle minutes on, the way may take such a share of them. */
const HOURS = 110;
const LONGEST_WAY_WITH_TIME = 0.25;
const MOST_DETOUR_WITH_TIME = 0.4;
/** What is worth less to this party fills hours, and no shorter hole. */
const LEAST_WORTH = 1;
/** What a place at its best is ahead of one at another hour. */
const OTHER_HOUR = 60;
/** Longer than this nobody waits after dinner. */
const LONGEST_WAIT = 45;
/** After dinner one goes so far on foot, or by a ride, and is nearer to the stay then. */
const STROLL = 15;
const LAST_RIDE = 20;
/** How long one stays at a bar, on a square or in a street; so long at least, where the night is too short for more. */
const AN_HOUR = 60;
const LEAST_STROLL = 30;

/** A sight that is in no day yet, with the hours in which it is at its best on the day in question. */
export type Filler = Point & {
  id: string;
  minutes: number;
  value: number;
  usd: number;
  spans: readonly Span[];
  /** All its hours, which after dinner are as good. */
  open: readonly Span[];
  /** Lasts as long as it lasts. */
  isShow: boolean;
};

export type GapWorld = DayWorld & {
  window: Span;
  /** What the trip has left. */
  usd: number;
  /** When the evening begins; undefined for who is home by then. */
  evening: number | undefined;
  /** Whether one leaves for home at the end of the day. */
  isLeaving: boolean;
};

/** A sight put before the stop of that number; at the end of the day where there is none. */
type Put = { at: number; stop: PlannedStop; onward: Leg; usd: number; worth: number };

/**
 * The day with a sight nearby in each hole before, between and after its stops: in the morning, in the afternoon, and
 * after dinner. `fillers` are what no day holds yet.
 */
export function fillGaps(
  route: PlannedRoute,
  fillers: readonly Filler[],
  world: GapWorld,
): PlannedRoute {
  let filled = route;
  let { usd } = world;

  for (let round = 0; round <= route.stops.length; round += 1) {
    const left = fillers.filter(({ id }) => filled.stops.every((stop) => stop.id !== id));
    const best = putsIn(filled, left, { ...world, usd }).toSorted((a, b) => b.worth - a.worth)[0];

    if (!best) break;
    filled = withPut(filled, best);
    usd -= best.usd;
  }
  return filled;
}

function putsIn(route: PlannedRoute, fillers: readonly Filler[], world: GapWorld): Put[] {
  const { stops } = route;
  const last = stops.at(-1);
  const isAfterDinner = last?.meal === 'dinner' && world.evening !== undefined;

  return [
    ...holesOf(route, world).flatMap((hole) =>
      fillers.flatMap((one) => between(route, { one, hole }, world)),
    ),
    ...(isAfterDinner ? fillers.flatMap((one) => afterDinner(route, one, world)) : []),
  ];
}

/** Idle time before the stop of that number, or before leaving for home, between two places; `direct` is the way. */
type Hole = { at: number; from: Point; to: Point; direct: Leg; free: number; until: number };

function holesOf(route: PlannedRoute, world: GapWorld): Hole[] {
  const { stops } = route;
  const { window, stay, pointOf, isLeaving } = world;
  const idleBefore = stops.flatMap((next, at) => {
    const before = stops[at - 1];
    const from = before ? pointOf(before.id) : stay;
    // A meal of one's own choice after a rest at the stay is had there.
    const isThere = next === stops.at(-1) && next.leg.minutes === 0 && leadsTo(from, stay);
    const to = pointOf(next.id) ?? (isThere ? stay : undefined);
    const free = before?.end ?? window[0];
    const hole = { at, direct: next.leg, free, until: next.start };

    return from && to && idleIn(hole) > (before ? HOLE : MORNING_HOLE)
      ? [{ ...hole, from, to }]
      : [];
  });
  const last = stops.at(-1);
  const from = last && pointOf(last.id);
  const end = from && {
    at: stops.length,
    from,
    to: stay,
    direct: route.back,
    free: last.end,
    until: window[1],
  };

  return [...idleBefore, ...(isLeaving && end && idleIn(end) > BEFORE_LEAVING ? [end] : [])];
}

function leadsTo(one: Point | undefined, other: Point): boolean {
  const end = one && endPoint(one);

  return end?.lat === other.lat && end.lon === other.lon;
}

function idleIn({ free, until, direct }: Pick<Hole, 'free' | 'until' | 'direct'>): number {
  return until - direct.minutes - free;
}

function between(
  route: PlannedRoute,
  { one, hole }: { one: Filler; hole: Hole },
  world: GapWorld,
): Put[] {
  const { at, free, until, direct } = hole;
  const leg = world.legBetween(hole.from, one);
  const onward = world.legBetween(one, hole.to);
  const detour = leg.minutes + onward.minutes - direct.minutes;
  const isFirst = at === 0;
  const idle = idleIn(hole);
  const room = { isFirst, arrives: free + leg.minutes, until: until - onward.minutes };
  const atItsBest = staysAt(one, room)[0];
  const hasHours = idle >= HOURS;
  // Hours of nothing are worse than a place at another hour than its best.
  const stay = atItsBest ?? (hasHours ? staysAt({ ...one, spans: one.open }, room)[0] : undefined);

  if (!stay || (one.value < LEAST_WORTH && !hasHours)) return [];
  if (!isOnTheWay([leg, onward], { detour, idle, isFirst })) return [];
  const put = putOf(one, { at, ...stay, leg, onward, direct });

  if (!isBearable(route, put, world)) return [];
  return [atItsBest ? put : { ...put, worth: put.worth - OTHER_HOUR }];
}

/** When one may be there, as one likes it best first: as long as is usual, and in the morning not before nine. */
function staysAt(
  { spans, minutes, isShow }: Filler,
  { isFirst, arrives, until }: { isFirst: boolean; arrives: number; until: number },
): { start: number; end: number }[] {
  const short = upToFive(minutes * SHORT_VISIT);
  const lengths = !isShow && short >= LEAST_VISIT ? [minutes, short] : [minutes];
  const hours = isFirst && arrives < MORNING ? [MORNING, arrives] : [arrives];

  return lengths.flatMap((length) =>
    hours.flatMap((from) => {
      const start = startIn(spans, from, length);

      return start !== undefined && start + length <= until ? [{ start, end: start + length }] : [];
    }),
  );
}

function isOnTheWay(
  legs: readonly Leg[],
  { detour, idle, isFirst }: { detour: number; idle: number; isFirst: boolean },
): boolean {
  const hasTime = idle >= HOURS;
  const usual = isFirst ? LONGEST_MORNING_WAY : LONGEST_WAY;
  const longest = hasTime ? Math.max(usual, idle * LONGEST_WAY_WITH_TIME) : usual;
  const most = hasTime ? idle * MOST_DETOUR_WITH_TIME : isFirst ? longest : MOST_DETOUR;

  return detour <= most && legs.every(({ minutes }) => minutes <= longest);
}

function afterDinner(route: PlannedRoute, one: Filler, world: GapWorld): Put[] {
  const dinner = route.stops.at(-1);
  const from = dinner && world.pointOf(dinner.id);

  if (!dinner || !from || one.value < LEAST_WORTH) return [];
  const leg = world.legBetween(from, one);
  const onward = world.legBetween(one, world.stay);
  const free = dinner.end + leg.minutes;
  const least = Math.max(free, world.evening ?? 0);
  const home = world.window[1] - onward.minutes;
  const stays = lengthsOf(one).flatMap((minutes) => {
    const start = startIn(one.open, least, minutes);

    return start !== undefined && start + minutes <= home ? [{ start, end: start + minutes }] : [];
  });
  const [stay] = stays;

  if (!stay || stay.start - free > LONGEST_WAIT || !isAStroll(leg, onward)) return [];
  const at = route.stops.length;
  const put = putOf(one, { at, ...stay, leg, onward, direct: route.back });

  return isBearable(route, put, world) ? [put] : [];
}

/** How long one is there at night, the longest first. */
function lengthsOf({ isShow, minutes }: Filler): number[] {
  const usual = Math.min(minutes, AN_HOUR);

  return isShow ? [minutes] : [usual, Math.min(usual, LEAST_STROLL)];
}

/** Near dinner on foot, or near the stay after a short ride. */
function isAStroll(there: Leg, home: Leg): boolean {
  const isNear = ({ mode, minutes }: Leg) => mode === 'walk' && minutes <= STROLL;

  return isNear(there) || (isNear(home) && there.minutes <= LAST_RIDE);
}

type Times = { at: number; start: number; end: number; leg: Leg; onward: Leg; direct: Leg };

function putOf(one: Filler, { at, start, end, leg, onward, direct }: Times): Put {
  return {
    at,
    stop: { id: one.id, kind: 'visit', start, end, leg },
    onward,
    usd: one.usd + leg.usd + onward.usd - direct.usd,
    worth: one.value - leg.minutes - onward.minutes,
  };
}

/** Whether the day stays as long and as far on foot as the party bears, and the money reaches. */
function isBearable(route: PlannedRoute, put: Put, world: GapWorld): boolean {
  const filled = withPut(route, put);

  return (
    put.usd <= world.usd &&
    walkedKm(filled) <= world.maxWalkKm &&
    filled.stops.filter(({ kind }) => kind === 'visit').length <= (world.mostSights ?? Infinity) &&
    programmeOf(filled, world) <= Math.max(world.maxProgramme, programmeOf(route, world)) &&
    isRested(filled, world.isRest) &&
    farMeals(filled) <= farMeals(route)
  );
}

/** How many meals lie far from the stop before and from the one after. */
function farMeals({ stops, back }: PlannedRoute): number {
  return stops.filter(({ meal, leg }, at) => {
    const onward = stops[at + 1]?.leg ?? back;

    return meal !== undefined && Math.min(leg.minutes, onward.minutes) > NEAR_MEAL_MINUTES[1];
  }).length;
}

function withPut(route: PlannedRoute, { at, stop, onward }: Put): PlannedRoute {
  const next = route.stops[at];
  const stops = [
    ...route.stops.slice(0, at),
    stop,
    ...(next ? [{ ...next, leg: onward }] : []),
    ...route.stops.slice(at + 1),
  ];

  return withStops({ ...route, back: next ? route.back : onward }, stops);
}
