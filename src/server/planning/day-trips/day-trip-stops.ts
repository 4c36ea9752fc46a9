import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Leg, Point, Span } from '#server/planner/problem.ts';

/** A stop of a day trip, or lunch, with its times; `number` counts the stops from 1. */
export type DayTripPart = Span2 & {
  kind: 'stop' | 'lunch';
  name: string;
  why: string | undefined;
  number: number;
  point: Point;
  /** The way from the part before; undefined where both are at one point. */
  way: Leg | undefined;
};
type Span2 = { start: number; end: number };

type Stop = {
  name: string;
  why: string | undefined;
  minutes: number;
  point: Point;
  number: number;
};

export const DAY_TRIP_LUNCH = 60;
const STEP = 5;
/** A stop is split by lunch so that each part lasts at least this long. */
const LEAST_PART = 20;
/** Lunch is best so long after the local hour begins. */
const USUAL_LUNCH = 45;
/** The most that stops without a known way lie apart: in one town, and with a vehicle. */
const LONGEST_LEG = { town: 15, vehicle: 35 } as const;
/** Nearer than this one walks. */
const WALK_KM = 1.2;
const WALK_KMH = 4.5;
const ROAD_KMH = 60;
const DETOUR = 1.3;

/** Minutes on the spot that the stops need, with lunch where it is had there; never less than the trip's own. */
export function spotMinutes(trip: DayTripFile, hasLunch: boolean): number {
  const stops = stopsOf(trip, hasLunch);
  const legs = legsOf(trip, stops).reduce((sum, way) => sum + (way?.minutes ?? 0), 0);
  const needed = sumOf(stops) + legs + (hasLunch ? DAY_TRIP_LUNCH : 0);

  return upTo5(Math.max(needed, trip.minutes));
}

/**
 * The stops of a day trip between arriving and leaving, in order, with lunch between two of them in the local hours;
 * a stop that lasts over noon is split. Too little time shortens each stop alike, more lengthens them.
 */
export function dayTripParts(
  trip: DayTripFile,
  [from, until]: Span,
  lunchHours: Span | undefined,
): DayTripPart[] {
  const stops = stopsOf(trip, lunchHours !== undefined);
  const legs = legsOf(trip, stops);
  const gaps = gapsOf(trip, legs);
  const total = until - from - (lunchHours ? DAY_TRIP_LUNCH : 0);
  const spare = total - sumOf(stops) - legs.reduce((sum, way) => sum + (way?.minutes ?? 0), 0);
  const loose = gaps.reduce((sum, gap) => sum + gap, 0);
  const slack = loose > 0 ? Math.max(0, Math.min(1, spare / loose)) : 0;
  const intervals = gaps.map((gap, i) => (legs[i]?.minutes ?? 0) + downTo5(gap * slack));
  const room = total - intervals.reduce((sum, minutes) => sum + minutes, 0);
  const shares = shareOut(stops, room);
  const laid: DayTripPart[] = [];
  let at = from;

  for (const [i, { name, why, point, number }] of stops.entries()) {
    at += i > 0 ? (intervals[i - 1] ?? 0) : 0;
    const end = at + (shares[i] ?? 0);

    laid.push({
      kind: 'stop',
      name,
      why,
      number,
      point,
      way: legs[i - 1],
      start: at,
      end,
    });
    at = end;
  }
  return lunchHours ? withLunch(laid, trip, lunchHours) : laid;
}

/** Which stop a trip is made for, counted from 1: the one with the most minutes. It is where the trip itself is. */
export function chiefStop(trip: DayTripFile): number {
  const { stops = [] } = trip;
  const lunch = lunchStop(trip);
  const minutesOf = (stop: (typeof stops)[number]) => (stop === lunch ? 0 : stop.minutes);
  const longest = Math.max(0, ...stops.map(minutesOf));

  return Math.max(1, stops.findIndex((stop) => minutesOf(stop) === longest) + 1);
}

/** Where one comes to first on a day trip, and what one sees last. */
export function dayTripEnds(trip: DayTripFile): { first: Point; last: Point } {
  const stops = stopsOf(trip, false);

  return { first: stops[0]?.point ?? trip, last: stops.at(-1)?.point ?? trip };
}

/** What is said of that stop itself, where anything is. */
export function chiefStopWords(trip: DayTripFile): string | undefined {
  return trip.stops?.[chiefStop(trip) - 1]?.why;
}

/** Lunch told as a stop; what is more than lunch stays a stop. */
const IS_LUNCH = /\blunch\b/i;
const IS_MORE = /\band\b|\bwith\b.*\blunch\b/i;

/** The stop of a day trip that is lunch itself; undefined where there is none. */
export function lunchStop({ stops = [] }: DayTripFile): { name: string } | undefined {
  return stops.length > 1 ? stops.find(isLunch) : undefined;
}

/** How many stops a day trip has, lunch not counted. */
export function stopCount(trip: DayTripFile): number {
  return Math.max(1, (trip.stops?.length ?? 0) - (lunchStop(trip) ? 1 : 0));
}

function isLunch({ name }: { name: string }): boolean {
  return IS_LUNCH.test(name) && !IS_MORE.test(name);
}

/** A stop whose point nobody knows is told to be where the trip is. */
function stopsOf(trip: DayTripFile, hasLunch: boolean): Stop[] {
  const { name, lat, lon, stops } = trip;
  const minutes = Math.max(60, trip.minutes - (hasLunch ? DAY_TRIP_LUNCH : 0));
  const chief = chiefStop(trip);

  const lunch = lunchStop(trip);

  return (stops ?? [{ name, why: undefined, minutes, lat, lon }]).flatMap((stop, i) =>
    stop === lunch
      ? []
      : [
          {
            name: stop.name,
            why: stop.why,
            minutes: stop.minutes,
            number: i + 1,
            point: i + 1 === chief ? { lat, lon } : { lat: stop.lat ?? lat, lon: stop.lon ?? lon },
          },
        ],
  );
}

/** The ways between the stops, where their points are known. */
function legsOf(trip: DayTripFile, stops: readonly Stop[]): (Leg | undefined)[] {
  return stops.slice(1).map((stop, i) => {
    const before = stops[i];

    return before && dayTripWay(trip, before.point, stop.point);
  });
}

/** The way between two stops of one day trip: on foot when near, else by what the party came with. */
export function dayTripWay(
  { mode }: Pick<DayTripFile, 'mode'>,
  from: Point,
  to: Point,
): Leg | undefined {
  const straight = distanceKm(from, to);

  if (straight < 0.02) return undefined;
  const km = Math.round(straight * DETOUR * 100) / 100;

  if (straight <= WALK_KM)
    return { mode: 'walk', minutes: upTo5((km / WALK_KMH) * 60), km, usd: 0 };
  return {
    mode: mode === 'drive' ? 'drive' : 'transit',
    minutes: upTo5(5 + (km / ROAD_KMH) * 60),
    km,
    usd: 0,
  };
}

/** The most that may be left between stops beside the ways that are known. */
function gapsOf({ mode }: DayTripFile, legs: readonly (Leg | undefined)[]): number[] {
  const most = mode === 'train' || mode === 'bus' ? LONGEST_LEG.town : LONGEST_LEG.vehicle;

  return legs.map((way) => (way ? STEP : most));
}

/** The room there is, shared out by the minutes that each stop deserves, in full steps. */
function shareOut(stops: readonly Stop[], room: number): number[] {
  const wanted = sumOf(stops);
  const shares = stops.map(({ minutes }) =>
    Math.max(2 * STEP, downTo5((minutes * room) / Math.max(1, wanted))),
  );
  const rest = room - shares.reduce((sum, share) => sum + share, 0);
  const longest = shares.indexOf(Math.max(...shares));

  return shares.map((share, i) => (i === longest ? Math.max(2 * STEP, share + rest) : share));
}

/**
 * Lunch where it is said to be, "Soup in Vík", else after the stop that ends nearest to the usual hour, else in the middle
 * of the stop that lasts over it.
 */
function withLunch(
  laid: readonly DayTripPart[],
  trip: DayTripFile,
  [opens, closes]: Span,
): DayTripPart[] {
  const usual = opens + USUAL_LUNCH;
  const isThere = ({ name }: DayTripPart) => foldText(trip.lunch ?? '').includes(foldText(name));
  const nearness = (part: DayTripPart) =>
    [part, laid[laid.indexOf(part) + 1]].findIndex((one) => one !== undefined && isThere(one));
  const rank = (part: DayTripPart) => (nearness(part) < 0 ? 2 : nearness(part));
  const [after] = laid
    .filter(({ end }) => end >= opens && end + DAY_TRIP_LUNCH <= closes)
    .toSorted((a, b) => rank(a) - rank(b) || Math.abs(a.end - usual) - Math.abs(b.end - usual));

  if (after) return insertLunch(laid, trip, { at: after.end, split: undefined });
  const over = laid.find(({ end }) => end > opens) ?? laid.at(-1);

  if (!over) return [...laid];
  const latest = closes - DAY_TRIP_LUNCH;
  const at = Math.min(latest, Math.max(opens, Math.min(usual, over.end), over.start + LEAST_PART));

  return insertLunch(laid, trip, { at, split: over });
}

function insertLunch(
  laid: readonly DayTripPart[],
  trip: DayTripFile,
  { at, split }: { at: number; split: DayTripPart | undefined },
): DayTripPart[] {
  const later = <Part extends Span2>(part: Part): Part => ({
    ...part,
    start: part.start + DAY_TRIP_LUNCH,
    end: part.end + DAY_TRIP_LUNCH,
  });
  const before = laid.filter((part) => part.end <= at && part !== split);
  const behind = laid.filter((part) => part.end > at && part !== split);
  const place = split ?? before.at(-1) ?? laid[0];
  const meal: DayTripPart = {
    kind: 'lunch',
    name: trip.lunch ?? lunchStop(trip)?.name ?? `Lunch during ${trip.name}`,
    why: undefined,
    number: 0,
    point: place?.point ?? { lat: 0, lon: 0 },
    way: undefined,
    start: at,
    end: at + DAY_TRIP_LUNCH,
  };
  const halves = split ? halvesOf(split, at).map((part, i) => (i === 0 ? part : later(part))) : [];

  return [...before, ...halves.slice(0, 1), meal, ...halves.slice(1), ...behind.map(later)];
}

function halvesOf(part: DayTripPart, at: number): DayTripPart[] {
  const first = { ...part, end: at };
  const rest = { ...part, start: at, way: undefined };

  return part.end - at >= STEP ? [first, rest] : [{ ...part, end: Math.max(part.start, at) }];
}

function sumOf(stops: readonly { minutes: number }[]): number {
  return stops.reduce((sum, { minutes }) => sum + minutes, 0);
}

const upTo5 = (minutes: number) => Math.ceil(minutes / STEP) * STEP;
const downTo5 = (minutes: number) => Math.floor(minutes / STEP) * STEP;
