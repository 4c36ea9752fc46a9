import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { NEAR_MEAL_MINUTES } from '#server/planner/solve-plan.ts';
import { isOnlyRest } from './long-day.ts';
import { upToFive } from './five-minutes.ts';
import {
  type Gap,
  HERE,
  idleIn,
  type Laid,
  layRests,
  LEAST_AT_STAY,
  type WayWorld,
} from './rest-layout.ts';
import type { Rest, RestPlace } from './rest-place.ts';

/** So long must be idle before anything else than dinner. */
const LEAST_IDLE = 60;
/** A drink or a look at a view is worth it from so many minutes on, where the day needs no rest. */
const LEAST_AT_SPOT = 30;
/** From so much idle time on, the hour before dinner is spent out and not in a room. */
const HOUR_OUT = 130;
/** From so much on there is time for a café, a rest and a walk. */
const HALF_A_DAY = 200;
/** So near one is there already; so long there and back is not worth it then. */
const NEXT_DOOR = 15;
const LONG_WAY_HOME = 25;
/** So many minutes too many, or idle, nobody notices. */
const A_MOMENT = 15;
/** Nobody goes back to bed before. */
const NOON = 12 * 60;
/** One rest a day is enough: a second one is as bad as so many idle minutes. */
const SECOND_REST = 40;

export type RestWorld = WayWorld & {
  stay: RestPlace;
  /** Where a stop is; undefined where nobody knows. */
  pointOf: (id: string) => Point | undefined;
  /** A dinner of one's own choice is had wherever the party is. */
  isOwnChoice: (id: string) => boolean;
  /** Somewhere near a stop that is open at that minute, where the catalogue knows one. */
  placeNear: (id: string, from: number) => RestPlace | undefined;
  /** Somewhere for the last hour before dinner, near the table or the stop before. */
  beforeDinner: (dinner: PlannedStop, before: PlannedStop) => RestPlace | undefined;
  /** Whether a stop is a rest at the stay that the day was made around. */
  isRest: (id: string) => boolean;
  /** Whether the day has a rest at the stay already. */
  hasRested: boolean;
};

/** A route with rests as stops of their own, and the minutes that are idle still, or spent where one stays too long. */
export type Rested = { route: PlannedRoute; rests: Rest[]; idle: number };

/**
 * The route with the time before one of its stops spent well: at the stay, at a place near, out before dinner, or at
 * one after the other, whichever leaves least of it idle. Undefined where nothing fits.
 */
export function restBefore(route: PlannedRoute, at: number, world: RestWorld): Rested | undefined {
  const [next, before] = [route.stops[at], route.stops[at - 1]];
  const gap = next && before && gapOf(route, { next, before }, world);
  const atSpot = isOnlyRest(route, at, world.isRest) ? LEAST_AT_STAY : LEAST_AT_SPOT;

  if (!gap || idleIn(gap) < (next.meal === 'dinner' ? atSpot : LEAST_IDLE)) return undefined;
  const laid = triesOf(gap, world).flatMap((places) => {
    const one = layRests(gap, places, { ...world, atSpot });

    return one && isNearMeal(route, at, one) ? [one] : [];
  });
  const wished = laid.filter(({ rests }) => rests.some((rest) => rest.at.isWished));
  const [best] = (wished.length > 0 ? wished : laid).toSorted(
    (a, b) => regretOf(a, world) - regretOf(b, world),
  );

  return best && { route: withStops(route, at, best), rests: best.rests, idle: best.idle };
}

/** Whether a meal after the rests is still near where one comes from, or where one goes on to. */
function isNearMeal({ stops, back }: PlannedRoute, at: number, { onward }: Laid): boolean {
  const wayOn = stops[at + 1]?.leg ?? back;

  return (
    stops[at]?.meal === undefined || Math.min(onward.minutes, wayOn.minutes) <= NEAR_MEAL_MINUTES[1]
  );
}

function regretOf({ rests, idle }: Laid, { hasRested }: RestWorld): number {
  const isSecond = hasRested && rests.some(({ at }) => at.isStay);

  return Math.max(A_MOMENT, idle) + (isSecond ? SECOND_REST : 0);
}

/** Where a gap may be spent, the best first: the last hour of a long one before dinner is spent out. */
function triesOf(gap: Gap, world: RestWorld): RestPlace[][] {
  const { before, next } = gap;
  const { stay } = world;
  const idle = idleIn(gap);
  const spot = world.placeNear(before.id, before.end);
  const out = next.meal === 'dinner' ? world.beforeDinner(next, before) : undefined;
  // Who stands before the restaurant already does not ride home and back.
  const isThere = idle < HOUR_OUT && isBackAndForth(gap, world);
  const tries = [
    ...(isThere ? [[out], [spot]] : []),
    ...(idle >= HOUR_OUT
      ? [
          [stay, out],
          [spot, stay],
        ]
      : []),
    ...(idle >= HALF_A_DAY ? [[spot, stay, out]] : []),
    [stay],
    [out],
    [spot],
    [spot, out],
  ];

  return tries.filter((places): places is RestPlace[] =>
    places.every((one) => one !== undefined && !(one.isStay && next.start < NOON)),
  );
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
    idle: 0,
  };
}

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

function withStops(route: PlannedRoute, at: number, { rests, onward }: Laid): PlannedRoute {
  const stops = route.stops.flatMap((stop, i): PlannedStop[] =>
    i === at ? [...rests.map((one) => one.stop), { ...stop, leg: onward }] : [stop],
  );
  const isHome = onward === HERE && at === route.stops.length - 1;

  return { ...route, stops, ...(isHome ? { back: HERE, arrive: stops.at(-1)?.end ?? 0 } : {}) };
}

/** A rest as the plan shows it. */
export function restActivity({ stop, at }: Rest): PlannedActivity {
  const { activity, sunset } = at;
  const isMissed = sunset && (sunset.at < stop.start || sunset.at > stop.end);

  return {
    activity: isMissed ? sunset.otherwise : activity,
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
