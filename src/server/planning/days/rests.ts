import type { Leg, PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import { isOnlyRest } from './long-day.ts';
import { downToFive, upToFive } from './five-minutes.ts';

/** A shorter gap is a pause and needs no words. */
const LEAST_MINUTES = 45;
/** So long must be idle before anything else than dinner. */
const LEAST_IDLE = 60;
/** A drink or a look at a view is worth it from so many minutes on, where the day needs no rest. */
const LEAST_AT_SPOT = 30;
/** From so much idle time on, the hour before dinner is spent out and not in a room. */
const HOUR_OUT = 130;
/** Nobody sits in a café for longer. */
const SIT_DOWN = 45;
const LONGEST_PAUSE = 75;
/** Longer than this nobody changes for dinner: the afternoon before is one's own. */
const LONGEST_REST = 240;
/** So near one is there already; so long there and back is not worth it then. */
const NEXT_DOOR = 15;
const LONG_WAY_HOME = 25;
/**
 * How far one goes for a rest, by the minutes to fill: one way, one way beyond that straight to dinner, and how much
 * further in all than straight there.
 */
const REACHES = [
  { idle: 180, way: 45, beyond: 25, detour: 60 },
  { idle: 100, way: 30, beyond: 10, detour: 32 },
  { idle: 0, way: 20, beyond: 5, detour: 16 },
] as const;

/** A real place to rest at: the stay, a café, a tea house, a garden. */
export type RestPlace = {
  place: PlannedPlace;
  activity: string;
  description: string;
  isStay: boolean;
  /** It has something that was asked for. */
  isWished?: boolean;
};

/** An entry of the plan, and the stop of the route that it stands for. */
export type Rest = { stop: PlannedStop; at: RestPlace };

export type RestWorld = {
  stay: RestPlace;
  /** Where a stop is; undefined where nobody knows. */
  pointOf: (id: string) => Point | undefined;
  /** A dinner of one's own choice is had wherever the party is. */
  isOwnChoice: (id: string) => boolean;
  legBetween: (from: Point, to: Point) => Leg;
  /** Somewhere near a stop that is open at that minute, where the catalogue knows one. */
  placeNear: (id: string, from: number) => RestPlace | undefined;
  /** Somewhere for the last hour before dinner, near the table or the stop before. */
  beforeDinner: (dinner: PlannedStop, before: PlannedStop) => RestPlace | undefined;
  /** Whether a stop is a rest at the stay that the day was made around. */
  isRest: (id: string) => boolean;
  /** What the day's walks, and the trip's money, leave for more ways. */
  walkKm: number;
  usd: number;
};

/** A route with rests as stops of their own. */
export type Rested = { route: PlannedRoute; rests: Rest[] };

/**
 * The route with a rest before one of its stops, as a stop with its own ways: at the stay where that is near, else at
 * a place near the stop before; in a long gap at both. Undefined where neither fits.
 */
export function restBefore(route: PlannedRoute, at: number, world: RestWorld): Rested | undefined {
  const [next, before] = [route.stops[at], route.stops[at - 1]];
  const gap = next && before && gapOf(route, { next, before }, world);

  const atSpot = isOnlyRest(route, at, world.isRest) ? LEAST_MINUTES : LEAST_AT_SPOT;

  if (!gap || idleIn(gap) < (next.meal === 'dinner' ? atSpot : LEAST_IDLE)) return undefined;

  for (const places of triesOf(gap, world)) {
    const laid = layRests(gap, places, { ...world, atSpot });

    if (laid) return { route: withStops(route, at, laid), rests: laid.rests };
  }
  return undefined;
}

/** Where a gap may be spent, the best first: the last hour of a long one before dinner is spent out. */
function triesOf(gap: Gap, world: RestWorld): RestPlace[][] {
  const { before, next } = gap;
  const spot = world.placeNear(before.id, before.end);
  const out = next.meal === 'dinner' ? world.beforeDinner(next, before) : undefined;
  const near = [spot, out].flatMap((one) => (one ? [[one]] : []));

  // Ice cream that was asked for comes before a rest at the stay.
  if (spot?.isWished) return [...(isLong(gap) ? [[spot, world.stay]] : []), [spot], [world.stay]];
  // Who stands before the restaurant already does not ride home and back.
  if (idleIn(gap) < HOUR_OUT && isBackAndForth(gap, world)) return [...near, [world.stay]];
  return [
    ...(out && idleIn(gap) >= HOUR_OUT ? [[world.stay, out]] : []),
    ...(isLong(gap) && spot ? [[spot, world.stay]] : []),
    [world.stay],
    ...near,
  ];
}

function isBackAndForth({ from, to }: Gap, { stay, legBetween }: RestWorld): boolean {
  if (!to) return false;
  const home = legBetween(from, stay.place).minutes + legBetween(stay.place, to).minutes;

  return legBetween(from, to).minutes <= NEXT_DOOR && home >= LONG_WAY_HOME;
}

/** The route with a last rest at the stay, where the bags are, until the party has to leave; undefined in a hurry. */
export function restBeforeLeaving(
  route: PlannedRoute,
  leave: number,
  { stay }: RestWorld,
): Rested | undefined {
  const last = route.stops.at(-1);
  const start = last && upToFive(last.end + route.back.minutes);

  if (start === undefined || leave - start < LEAST_IDLE) return undefined;
  const stop: PlannedStop = {
    id: `${stay.place.id}~rest`,
    kind: 'rest',
    start,
    end: leave,
    leg: route.back,
  };

  return {
    route: { ...route, stops: [...route.stops, stop], back: HERE, arrive: leave },
    rests: [{ at: stay, stop }],
  };
}

/** The time between two stops; `to` is undefined for a meal wherever the party is. */
type Gap = { before: PlannedStop; next: PlannedStop; from: Point; to: Point | undefined };

function gapOf(
  { stops }: PlannedRoute,
  { next, before }: Pick<Gap, 'next' | 'before'>,
  { pointOf, isOwnChoice }: RestWorld,
): Gap | undefined {
  // A meal of one's own choice without a way to it is had where the party was.
  const pointAt = (stop: PlannedStop): Point | undefined => {
    const sooner = stops[stops.indexOf(stop) - 1];

    if (!isOwnChoice(stop.id)) return pointOf(stop.id);
    return sooner && stop.leg.minutes === 0 ? pointAt(sooner) : undefined;
  };
  const from = pointAt(before);
  const to = pointOf(next.id);

  if (!from) return undefined;
  if (isOwnChoice(next.id))
    return stops.at(-1) === next ? { before, next, from, to: undefined } : undefined;
  return to && { before, next, from, to };
}

function idleIn({ before, next }: Gap): number {
  return next.start - before.end - (next.meal === 'dinner' ? 0 : next.leg.minutes);
}

function isLong({ before, next }: Gap): boolean {
  return next.start - before.end > LONGEST_REST + LEAST_MINUTES;
}

/** The rests, and the way on from the last of them. */
type Laid = { rests: Rest[]; onward: Leg };

const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** One rest after the other; undefined where the ways are too long, too dear or leave too little time. */
function layRests(
  gap: Gap,
  places: readonly RestPlace[],
  world: RestWorld & { atSpot: number },
): Laid | undefined {
  const last = places.at(-1);
  const onward = last && gap.to ? world.legBetween(last.place, gap.to) : HERE;
  const rests: Rest[] = [];
  let at: Point = gap.from;
  let free = gap.before.end;

  // A meal wherever the party is, is had at the stay alone: only there it costs no way home.
  if (!last || (!gap.to && !last.isStay)) return undefined;
  for (const [i, one] of places.entries()) {
    const leg = world.legBetween(at, one.place);
    const start = upToFive(free + leg.minutes);
    const later = minutesOf(places.slice(i), world);
    const room = downToFive(gap.next.start - onward.minutes - later - start);
    const most = one.isStay ? LONGEST_REST : one === last ? LONGEST_PAUSE : SIT_DOWN;
    const end = start + Math.min(room, most);

    if (end - start < (one.isStay ? LEAST_MINUTES : world.atSpot)) return undefined;
    rests.push({
      at: one,
      stop: { id: `${one.place.id}~rest`, kind: 'rest', start, end, leg },
    });
    at = one.place;
    free = end;
  }
  return isWorthTheWay(gap, { rests, onward }, world) ? { rests, onward } : undefined;
}

/** What the places after the first take, and the ways to them. */
function minutesOf(places: readonly RestPlace[], { legBetween }: RestWorld): number {
  return places.slice(1).reduce((sum, { place, isStay }, i) => {
    const from = places[i]?.place ?? place;

    return sum + upToFive(legBetween(from, place).minutes) + (isStay ? LEAST_MINUTES : SIT_DOWN);
  }, 0);
}

function isWorthTheWay(gap: Gap, { rests, onward }: Laid, { walkKm, usd }: RestWorld): boolean {
  const legs = [...rests.map(({ stop }) => stop.leg), onward];
  const sum = (of: (leg: Leg) => number) =>
    legs.reduce((total, leg) => total + of(leg), -of(gap.next.leg));
  const onFoot = ({ mode, km }: Leg) => (mode === 'walk' ? km : 0);

  const direct = gap.next.leg.minutes;
  const idle = idleIn(gap);
  const reach = REACHES.find((one) => idle >= one.idle);

  return (
    reach !== undefined &&
    legs.every(({ minutes }) => minutes <= Math.max(reach.way, direct + reach.beyond)) &&
    sum(({ minutes }) => minutes) <= reach.detour &&
    sum(onFoot) <= walkKm &&
    sum((leg) => leg.usd) <= usd
  );
}

function withStops(route: PlannedRoute, at: number, { rests, onward }: Laid): PlannedRoute {
  const stops = route.stops.flatMap((stop, i): PlannedStop[] =>
    i === at ? [...rests.map((one) => one.stop), { ...stop, leg: onward }] : [stop],
  );
  const isHome = onward === HERE && at === route.stops.length - 1;

  return { ...route, stops, ...(isHome ? { back: HERE, arrive: stops.at(-1)?.end ?? 0 } : {}) };
}

/** A rest as the plan shows it. */
export function restActivity({ stop, at }: Rest): PlannedActivity {
  return {
    activity: at.activity,
    time: timeOf(stop.start),
    duration: durationText(stop.end - stop.start),
    description: at.description,
    category: 'Free time',
    kind: 'free',
    place: at.place,
    travel: {
      mode: stop.leg.mode,
      minutes: stop.leg.minutes,
      km: Math.round(stop.leg.km * 100) / 100,
    },
  };
}
