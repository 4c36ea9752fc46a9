import type { Leg, PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';

/** A shorter gap is a pause and needs no words. */
const LEAST_MINUTES = 45;
/** Nobody sits in a café for longer. */
const SIT_DOWN = 60;
const LONGEST_PAUSE = 75;
/** Longer than this nobody changes for dinner: the afternoon before is one's own. */
const LONGEST_REST = 150;
/** Nobody goes further than this for a rest, one way, nor so much further than straight to dinner. */
const LONGEST_WAY = 25;
const MOST_DETOUR = 30;

/** A real place to rest at: the stay, a café, a tea house, a garden. */
export type RestPlace = {
  place: PlannedPlace;
  activity: string;
  description: string;
  isStay: boolean;
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
  /** What the day's walks, and the trip's money, leave for more ways. */
  walkKm: number;
  usd: number;
};

/**
 * The route with a rest before its dinner, as a stop with its own ways: at the stay where that is near, else at a
 * place near the last stop; in a long gap at both. Undefined where neither fits.
 */
export function restBeforeDinner(
  route: PlannedRoute,
  world: RestWorld,
): { route: PlannedRoute; rests: Rest[] } | undefined {
  const at = route.stops.findIndex(({ meal }) => meal === 'dinner');
  const [dinner, before] = [route.stops[at], route.stops[at - 1]];
  const gap = dinner && before && gapOf(route, { dinner, before }, world);

  if (!gap || gap.dinner.start - gap.before.end < LEAST_MINUTES) return undefined;
  const spot = world.placeNear(gap.before.id, gap.before.end);
  const tries = [
    ...(isLong(gap) && spot ? [[spot, world.stay]] : []),
    [world.stay],
    ...(spot ? [[spot]] : []),
  ];

  for (const places of tries) {
    const laid = layRests(gap, places, world);

    if (laid) return { route: withStops(route, at, laid), rests: laid.rests };
  }
  return undefined;
}

/** The time between the last stop and dinner; `restaurant` is undefined for a dinner wherever the party is. */
type Gap = { before: PlannedStop; dinner: PlannedStop; from: Point; restaurant: Point | undefined };

function gapOf(
  { stops }: PlannedRoute,
  { dinner, before }: Pick<Gap, 'dinner' | 'before'>,
  { pointOf, isOwnChoice }: RestWorld,
): Gap | undefined {
  const from = isOwnChoice(before.id) ? undefined : pointOf(before.id);
  const restaurant = pointOf(dinner.id);

  if (!from) return undefined;
  if (isOwnChoice(dinner.id))
    return stops.at(-1) === dinner ? { before, dinner, from, restaurant: undefined } : undefined;
  return restaurant && { before, dinner, from, restaurant };
}

function isLong({ before, dinner }: Gap): boolean {
  return dinner.start - before.end > LONGEST_REST + LEAST_MINUTES;
}

/** The rests, and the way to dinner from the last of them. */
type Laid = { rests: Rest[]; toDinner: Leg };

const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** One rest after the other; undefined where the ways are too long, too dear or leave too little time. */
function layRests(gap: Gap, places: readonly RestPlace[], world: RestWorld): Laid | undefined {
  const last = places.at(-1);
  const toDinner = last && gap.restaurant ? world.legBetween(last.place, gap.restaurant) : HERE;
  const rests: Rest[] = [];
  let at: Point = gap.from;
  let free = gap.before.end;

  // Dinner wherever the party is, is had at the stay alone: only there it costs no way home.
  if (!last || (!gap.restaurant && !last.isStay)) return undefined;
  for (const one of places) {
    const leg = world.legBetween(at, one.place);
    const start = upToFive(free + leg.minutes);
    const room = downToFive(gap.dinner.start - toDinner.minutes - start);
    const most = one.isStay ? LONGEST_REST : one === last ? LONGEST_PAUSE : SIT_DOWN;
    const end = start + Math.min(room, most);

    if (end - start < LEAST_MINUTES) return undefined;
    rests.push({
      at: one,
      stop: { id: `${one.place.id}~rest`, kind: 'rest', start, end, leg },
    });
    at = one.place;
    free = end;
  }
  return isWorthTheWay(gap, { rests, toDinner }, world) ? { rests, toDinner } : undefined;
}

function isWorthTheWay(gap: Gap, { rests, toDinner }: Laid, { walkKm, usd }: RestWorld): boolean {
  const legs = [...rests.map(({ stop }) => stop.leg), toDinner];
  const sum = (of: (leg: Leg) => number) =>
    legs.reduce((total, leg) => total + of(leg), -of(gap.dinner.leg));
  const onFoot = ({ mode, km }: Leg) => (mode === 'walk' ? km : 0);

  return (
    legs.every(({ minutes }) => minutes <= LONGEST_WAY) &&
    sum(({ minutes }) => minutes) <= MOST_DETOUR &&
    sum(onFoot) <= walkKm &&
    sum((leg) => leg.usd) <= usd
  );
}

function withStops(route: PlannedRoute, at: number, { rests, toDinner }: Laid): PlannedRoute {
  const stops = route.stops.flatMap((stop, i): PlannedStop[] =>
    i === at ? [...rests.map((one) => one.stop), { ...stop, leg: toDinner }] : [stop],
  );
  const isHome = toDinner === HERE && at === route.stops.length - 1;

  return { ...route, stops, ...(isHome ? { back: HERE, arrive: stops.at(-1)?.end ?? 0 } : {}) };
}

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;
const downToFive = (minutes: number) => Math.floor(minutes / 5) * 5;

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
