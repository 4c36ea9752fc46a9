import { distanceKm } from '#server/catalogue/distance.ts';
import type { Leg, Point, Span } from '#server/planner/problem.ts';

/** A stop of a day trip with the way from the one before; `number` counts them from 1. */
export type TripStop = {
  name: string;
  why: string | undefined;
  minutes: number;
  point: Point;
  number: number;
  way: Leg | undefined;
};

/** Lunch among the stops of a day trip. */
export type LunchPlace = {
  before: readonly TripStop[];
  behind: readonly TripStop[];
  start: number;
  /** The stop where it is eaten. */
  beside: TripStop;
  /** The way to it, where it is eaten before that stop is seen. */
  way: Leg | undefined;
};

/** Nearer than this one goes on foot, in kilometres. */
export const WALK_KM = 1.2;

type Day = {
  span: Span;
  hours: Span;
  /** The number of the stop where lunch is to be had; anywhere when left out. */
  at: number | undefined;
};

export const DAY_TRIP_LUNCH = 60;
const STEP = 5;
/** Lunch is best so long after the local hour begins. */
const USUAL_LUNCH = 45;
/** The stops before or after lunch are stretched or cut by this share at most, so that it falls into its hours. */
const MOST_MOVED = 0.4;
/** What lasts shorter is one visit, and is split only where lunch has no other place. */
const LONG_VISIT = 150;
/** A stop is split by lunch so that each part lasts at least this long. */
const LEAST_PART = 20;

/**
 * Where lunch comes among the stops, and whether that is where it is to be had: after such a stop or on coming to it, in
 * the local hours, with another stop a walk away as good. Only a long visit over all of them is split.
 */
export function lunchPlace(
  stops: readonly TripStop[],
  day: Day,
): (LunchPlace & { isThere: boolean }) | undefined {
  const home = stops.find(({ number }) => number === day.at);
  const there = stops.filter(({ point }) => !home || distanceKm(point, home.point) <= WALK_KM);
  const place =
    between(stops, day, home ? [home] : []) ??
    between(stops, day, there) ??
    split(
      stops,
      day,
      there.filter(({ minutes }) => minutes >= LONG_VISIT),
    ) ??
    between(stops, day, stops) ??
    split(stops, day, stops);

  return place && { ...place, isThere: there.includes(place.beside) };
}

/** Minutes of the ways that lead to stops. */
export function waysOf(stops: readonly TripStop[]): number {
  return stops.reduce((sum, { way }) => sum + (way?.minutes ?? 0), 0);
}

/** The best place for lunch between two stops, beside one of these. */
function between(
  stops: readonly TripStop[],
  day: Day,
  beside: readonly TripStop[],
): LunchPlace | undefined {
  const usual = day.hours[0] + USUAL_LUNCH;
  const [best] = beside
    .flatMap((stop) => placesBeside(stops, stop))
    .flatMap((place) => inItsHours(place, { stops, day }) ?? [])
    .map(({ place, moved }) => ({ place, badness: moved + Math.abs(place.start - usual) }))
    .toSorted((a, b) => a.badness - b.badness);

  return best?.place;
}

/** After a stop, and before it on coming there. */
function placesBeside(
  stops: readonly TripStop[],
  beside: TripStop,
): readonly Omit<LunchPlace, 'start'>[] {
  const i = stops.indexOf(beside);
  const way = i > 0 ? beside.way : undefined;

  return [
    { before: stops.slice(0, i + 1), behind: stops.slice(i + 1), beside, way: undefined },
    {
      before: stops.slice(0, i),
      behind: [{ ...beside, way: undefined }, ...stops.slice(i + 1)],
      beside,
      way,
    },
  ];
}

/** That place with its hour, where the stops around it can be stretched so far, and by how many minutes they are. */
function inItsHours(
  place: Omit<LunchPlace, 'start'>,
  { stops, day }: { stops: readonly TripStop[]; day: Day },
): { place: LunchPlace; moved: number } | undefined {
  const scale = scaleOf(stops, day);
  const [early, late] = [place.before, place.behind].map((part) => minutesOf(part) * scale);
  const untouched = day.span[0] + (early ?? 0) + waysOf(place.before) + (place.way?.minutes ?? 0);
  const start = toHours(untouched, day.hours);
  const moved = Math.abs(start - untouched);

  return moved <= MOST_MOVED * Math.min(early ?? 0, late ?? 0) + STEP
    ? { place: { ...place, start }, moved }
    : undefined;
}

/** Lunch in the middle of the first of these stops that lasts into its hours. */
function split(
  stops: readonly TripStop[],
  { span, hours, ...day }: Day,
  these: readonly TripStop[],
): LunchPlace | undefined {
  const scale = scaleOf(stops, { span, hours, ...day });
  const timed = stops.map((stop, i) => {
    const before = stops.slice(0, i);
    const start = span[0] + minutesOf(before) * scale + waysOf(stops.slice(0, i + 1));

    return { stop, start, end: start + stop.minutes * scale };
  });
  const latest = hours[1] - DAY_TRIP_LUNCH;
  const over = timed.find(
    ({ stop, start, end }) => these.includes(stop) && end > hours[0] && start < latest,
  );

  if (!over) return undefined;
  const { stop, start, end } = over;
  const usual = Math.max(hours[0] + USUAL_LUNCH, start + LEAST_PART);
  const at = toHours(Math.min(usual, end - LEAST_PART), hours);
  const share = (at - start) / (end - start);
  const i = stops.indexOf(stop);

  return {
    before: [...stops.slice(0, i), { ...stop, minutes: stop.minutes * share }],
    behind: [
      { ...stop, minutes: stop.minutes * (1 - share), way: undefined },
      ...stops.slice(i + 1),
    ],
    start: at,
    beside: stop,
    way: undefined,
  };
}

function scaleOf(stops: readonly TripStop[], { span }: Day): number {
  const room = span[1] - span[0] - waysOf(stops) - DAY_TRIP_LUNCH;

  return room / Math.max(1, minutesOf(stops));
}

function toHours(minute: number, [opens, closes]: Span): number {
  return Math.round(Math.min(closes - DAY_TRIP_LUNCH, Math.max(opens, minute)) / STEP) * STEP;
}

function minutesOf(stops: readonly TripStop[]): number {
  return stops.reduce((sum, { minutes }) => sum + minutes, 0);
}
