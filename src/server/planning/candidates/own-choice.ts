import { endPoint } from '#server/planner/end-point.ts';
import { withStops } from '../days/route-measures.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import type { PlannedRoute, PlannedStop, Point, TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Candidate } from './candidates.ts';

export type OwnChoiceDay = {
  frame: DayFrame;
  stay: Point;
  /** Where each stop is, by its id. */
  pointOf: (id: string) => Point;
  isOwnChoice: (id: string) => boolean;
  /** Cooked at the stay. */
  isAtStay: (id: string) => boolean;
  /** A day trip: the meal after it is had at the stay, when the party is back. */
  isDayTrip: (id: string) => boolean;
  travel: TravelModel;
};

/**
 * Lays meals of one's own choice beside the stop before them: the search seats them at some point in town,
 * but where nobody knows the restaurant, nobody should be sent to it. The way on leads from that stop. Where the
 * hours leave no time for that, the meal is near the next stop instead and carries the way there.
 */
export function settleOwnChoices(route: PlannedRoute, day: OwnChoiceDay): PlannedRoute {
  if (!route.stops.some(({ id }) => day.isOwnChoice(id))) return route;
  const ahead = new Set<string>();

  for (;;) {
    const settled = layOut(route, day, ahead);
    const tight = settled.stops.find(
      (stop, i) =>
        day.isOwnChoice(stop.id) &&
        !ahead.has(stop.id) &&
        stop.end + (settled.stops[i + 1]?.leg ?? settled.back).minutes >
          (settled.stops[i + 1]?.start ?? day.frame.window[1]),
    );

    if (!tight) return settled;
    ahead.add(tight.id);
  }
}

function layOut(route: PlannedRoute, day: OwnChoiceDay, ahead: ReadonlySet<string>): PlannedRoute {
  const stops: PlannedStop[] = [];
  let at: Point = day.stay;

  for (const [i, stop] of route.stops.entries()) {
    const next = route.stops.slice(i).find(({ id }) => !day.isOwnChoice(id));
    const isChoice = day.isOwnChoice(stop.id);
    const isHere = isChoice && !ahead.has(stop.id);
    const point = isHere
      ? pointHere({ stop, before: route.stops[i - 1], at }, day)
      : pointOfNext(next, day);
    const leg = legBetween(day.travel, at, point);
    const ready = (stops.at(-1)?.end ?? -Infinity) + leg.minutes;
    const start = isChoice ? Math.max(stop.start, upToFive(ready)) : stop.start;

    stops.push({ ...stop, leg, start, end: start + stop.end - stop.start });
    // A meal near a boat leaves the ride itself to come.
    at = isChoice ? { lat: point.lat, lon: point.lon } : endPoint(point);
  }
  const back = legBetween(day.travel, at, day.stay);
  makeRoom(stops, { last: day.frame.window[1] - back.minutes, day });

  return withStops({ ...route, back }, stops);
}

/** Where the party is when it sits down: after a day trip back at the stay. */
function pointHere(
  { stop, before, at }: { stop: PlannedStop; before: PlannedStop | undefined; at: Point },
  { isDayTrip, isAtStay, stay }: OwnChoiceDay,
): Point {
  return isAtStay(stop.id) || (before && isDayTrip(before.id)) ? stay : at;
}

function pointOfNext(next: PlannedStop | undefined, { pointOf, stay }: OwnChoiceDay): Point {
  return next ? pointOf(next.id) : stay;
}

/** From the last stop to the first: a meal whose way on takes longer now begins a little sooner, or is shorter. */
function makeRoom(
  stops: PlannedStop[],
  { last, day: { isOwnChoice, frame } }: { last: number; day: OwnChoiceDay },
): void {
  let latest = last;

  for (const [i, stop] of [...stops.entries()].toReversed()) {
    if (isOwnChoice(stop.id) && stop.end > latest) {
      const before = (stops[i - 1]?.end ?? -Infinity) + stop.leg.minutes;
      const opens = frame.meals.find(({ meal }) => meal === stop.meal)?.window[0] ?? before;
      const least = stop.meal === 'dinner' ? 75 : 45;
      const minutes = stop.end - stop.start;

      stop.start = Math.max(
        downToFive(latest) - minutes,
        Math.min(stop.start, upToFive(Math.max(before, opens))),
      );
      stop.end = Math.min(stop.start + minutes, Math.max(stop.start + least, downToFive(latest)));
    }

    latest = stop.start - stop.leg.minutes;
  }
}

/** How many great sights have room for a meal of one's own choice nearby, and how far apart they lie. */
const MOST_SIGHTS = 10;
const SIGHT_SPACING_KM = 0.7;

/** The sights in town that days are spent at, apart from each other: where meals of one's own choice may be had. */
export function greatSights(candidates: readonly Candidate[]): Point[] {
  const found: Point[] = [];

  const ranked = candidates.toSorted(
    (a, b) => needOfLunch(b) - needOfLunch(a) || b.visit.value - a.visit.value,
  );

  for (const { file, visit } of ranked) {
    if (found.length >= MOST_SIGHTS || 'travelMinutes' in file) continue;
    if (found.every((one) => distanceKm(one, visit) >= SIGHT_SPACING_KM)) found.push(visit);
  }
  return found;
}

/** What one comes for, or asked for by name, and stays at for long is left for no restaurant in town. */
function needOfLunch({ visit: { mandatory, strong = 0, minutes } }: Candidate): number {
  return (mandatory ? 1 : strong) * minutes;
}
