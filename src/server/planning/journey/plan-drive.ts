import type { Span } from '#server/planner/problem.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { roadKm } from '#server/catalogue/road-way.ts';
import { roadMinutes, type Way, type WayStop } from './on-the-way.ts';
import { isWithin } from '#server/planner/spans.ts';

/** What a drive on a day is planned within, in minutes after midnight where it leaves. */
export type DriveFrame = Way & {
  /** Without a stop. */
  minutes: number;
  /** Hours to leave at, the best first. */
  leaves: readonly number[];
  /** When it has to be there, and the most at the wheel. */
  latest: number;
  mostDriving: number;
  mostStops: number;
  /** Between which hours people sit at table. */
  lunch: Span;
  sun: Span;
  openOn: (stop: WayStop) => readonly Span[];
};

/** An entry of a drive: a visit, or lunch at a place or on the way. */
export type DriveStop = {
  name: string;
  lat: number;
  lon: number;
  arrives: number;
  minutes: number;
  /** What is seen; a lunch has none. */
  visit?: WayStop;
};

export type DrivePlan = {
  departs: number;
  /** At the wheel. */
  driving: number;
  arrives: number;
  km: number;
  stops: DriveStop[];
};

/** Lunch at a table in a place, and beside the road. */
const LUNCH = { place: 60, road: 45 };
/** From arriving until one is at table in the next place. */
const AT_STAY = 40;
/** A table that early is taken where the next one would be too late. */
const EARLY_LUNCH = 30;
/** The least way between two stops. */
const LEAST_LEG = 5;
/** So long one drives before stopping for lunch: nobody sets out to eat round the corner. */
const LEAST_TO_LUNCH = 45;
/** Stops this close together are one walk; so far apart they may be anything. */
const NEXT_TO_KM = 0.2;
const CHOICES = 12;
/** After so many minutes one wants to get out, and what each hour beyond takes from a drive. */
const LONG_LEG = 150;
const HOUR_TOO_LONG = 20;
/** A stop more has to be worth as much, for each half-hour earlier that one has to leave. */
const EARLIER = 8;

/**
 * The drive with the stops that are worth most, open and seen by daylight, with lunch where its hour falls on the way;
 * undefined where no hour to leave has room for the drive alone.
 */
export function planDrive(frame: DriveFrame, stops: readonly WayStop[]): DrivePlan | undefined {
  const plans = frame.leaves.flatMap((departs, at) => {
    const plan = bestAt(frame, departs, stops);

    return plan ? [{ plan, worth: worthOf(plan) - at * EARLIER }] : [];
  });

  return plans.toSorted((a, b) => b.worth - a.worth)[0]?.plan;
}

/** What its stops are worth, less for a long way without any. */
function worthOf({ stops, departs, arrives }: DrivePlan): number {
  const leaves = [departs, ...stops.map((stop) => stop.arrives + stop.minutes)];
  const legs = [...stops.map((stop) => stop.arrives), arrives].map(
    (at, i) => at - (leaves[i] ?? at),
  );
  const tooLong = Math.max(0, Math.max(...legs) - LONG_LEG) / 60;

  return stops.reduce((sum, { visit }) => sum + (visit?.worth ?? 0), 0) - tooLong * HOUR_TOO_LONG;
}

/** The drive that leaves at an hour with the best of all choices of stops. */
function bestAt(
  frame: DriveFrame,
  departs: number,
  stops: readonly WayStop[],
): DrivePlan | undefined {
  return choices(stops.slice(0, CHOICES), frame.mostStops)
    .flatMap((chosen) => driveWith(frame, departs, chosen) ?? [])
    .map((plan) => ({ plan, worth: worthOf(plan) }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.plan;
}

/** Every choice of so many stops at most, each in its order along the way and none of one place twice. */
function choices(stops: readonly WayStop[], most: number): WayStop[][] {
  const inOrder = stops.toSorted((a, b) => a.share - b.share);
  const grow = (chosen: WayStop[], from: number): WayStop[][] => [
    chosen,
    ...(chosen.length < most
      ? inOrder
          .slice(from)
          .flatMap((stop, at) =>
            chosen.some((one) => distanceKm(one, stop) < NEXT_TO_KM)
              ? []
              : grow([...chosen, stop], from + at + 1),
          )
      : []),
  ];

  return grow([], 0);
}

type Leg = {
  from: Spot;
  to: Spot;
  minutes: number;
  before?: WayStop | undefined;
  visit?: WayStop | undefined;
};
/** How far a drive has come. */
type Walk = {
  now: number;
  driving: number;
  km: number;
  isFed: boolean;
  stops: readonly DriveStop[];
};

/** The drive by these stops, if its hours hold. */
function driveWith(
  frame: DriveFrame,
  departs: number,
  visits: readonly WayStop[],
): DrivePlan | undefined {
  let walk: Walk | undefined = {
    now: departs,
    driving: 0,
    km: 0,
    isFed: departs > latestLunch(frame),
    stops: [],
  };

  for (const leg of legsBy(visits, frame)) {
    walk = walk && fedOn(leg, walk, frame);
    walk = walk && driven(leg, walk);
    walk = walk && leg.visit ? seen(leg.visit, fedAt(leg.visit, walk, frame), frame) : walk;
  }
  if (!walk) return undefined;
  const { now, driving, km, stops } = walk;
  const isInTime = driving <= frame.mostDriving && now <= frame.latest;

  return isInTime || visits.length === 0
    ? { departs, driving, arrives: now, km: Math.round(km), stops: [...stops] }
    : undefined;
}

function latestLunch({ lunch }: DriveFrame): number {
  return Math.max(lunch[0], lunch[1] - LUNCH.place);
}

/** The way to each stop, and from the last one on: as slow as the drive is as a whole. */
function legsBy(visits: readonly WayStop[], { from, to, minutes }: DriveFrame): Leg[] {
  const points = [from, ...visits, to];
  const slowness = minutes / Math.max(1, roadMinutes(from, to));

  return points.slice(1).map((point, at) => {
    const start = points[at] ?? from;
    const way = roadMinutes(start, point) * slowness;

    return {
      from: start,
      to: point,
      minutes: visits.length === 0 ? minutes : Math.max(LEAST_LEG, Math.round(way / 5) * 5),
      before: visits[at - 1],
      visit: visits[at],
    };
  });
}

/** Lunch before a leg after which it would be too late, or on it; undefined where neither can be. */
function fedOn(leg: Leg, walk: Walk, frame: DriveFrame): Walk | undefined {
  const latest = latestLunch(frame);
  const there = walk.now + leg.minutes + (leg.visit ? 0 : AT_STAY);

  if (walk.isFed || there <= latest) return walk;
  if (leg.before && walk.now >= frame.lunch[0] - EARLY_LUNCH)
    return fed(walk, { ...mealAt(leg.before), arrives: walk.now, minutes: LUNCH.place });
  const until = Math.min(latest, Math.max(walk.now + LEAST_TO_LUNCH, frame.lunch[0] + EARLY_LUNCH));
  const share = (until - walk.now) / leg.minutes;
  const meal = { ...onLeg(leg.from, leg.to, share), arrives: until, minutes: LUNCH.road };

  return share < 1 ? fed(walk, meal) : undefined;
}

/** Lunch where one is, if its hour has come. */
function fedAt(visit: WayStop, walk: Walk, frame: DriveFrame): Walk {
  const isHour = walk.now >= frame.lunch[0] && walk.now <= latestLunch(frame);

  return isHour && !walk.isFed
    ? fed(walk, { ...mealAt(visit), arrives: walk.now, minutes: LUNCH.place })
    : walk;
}

function fed(walk: Walk, meal: DriveStop): Walk {
  return { ...walk, now: walk.now + meal.minutes, isFed: true, stops: [...walk.stops, meal] };
}

function driven({ from, to, minutes }: Leg, walk: Walk): Walk {
  return {
    ...walk,
    now: walk.now + minutes,
    driving: walk.driving + minutes,
    km: walk.km + roadKm(from, to),
  };
}

/** The visit, where it is open and light; else undefined. */
function seen(visit: WayStop, walk: Walk, frame: DriveFrame): Walk | undefined {
  const { name, lat, lon, minutes } = visit;
  const stop = { name, lat, lon, arrives: walk.now, minutes, visit };

  return isSeen(visit, walk.now, frame)
    ? { ...walk, now: walk.now + minutes, stops: [...walk.stops, stop] }
    : undefined;
}

function isSeen(stop: WayStop, now: number, { sun, openOn }: DriveFrame): boolean {
  const end = now + stop.minutes;
  const isLight = stop.indoor || (now >= sun[0] && end <= sun[1]);

  return isLight && isWithin({ start: now, end }, openOn(stop));
}

function mealAt({ name, lat, lon }: WayStop): Pick<DriveStop, 'name' | 'lat' | 'lon'> {
  return { name: `Lunch near ${name}, your choice`, lat, lon };
}

type Spot = { lat: number; lon: number };

function onLeg(from: Spot, to: Spot, share: number): Pick<DriveStop, 'name' | 'lat' | 'lon'> {
  return {
    name: 'Lunch on the way, your choice',
    lat: from.lat + (to.lat - from.lat) * share,
    lon: from.lon + (to.lon - from.lon) * share,
  };
}
