import { hangsOnWeather, highlightsOf } from '#server/catalogue/highlights.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { PlannedRoute, PlanProblem, Point, Visit } from '#server/planner/problem.ts';
import { type DayFrame, isLeftAlone } from '../days/day-windows.ts';
import { type Filler, fillGaps } from '../days/fill-gaps.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { OF_SET_LENGTH } from '../candidates/visit-minutes.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { hoursOfVisit } from './hours-of-visit.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';

type Places = {
  /** Where a stop is; undefined for meals of one's own choice and day trips. */
  pointOf: (id: string) => Point | undefined;
  /** The hours of a sight on each day of the trip, whichever day it was meant for; undefined where they are the same. */
  hoursOf: (id: string) => Candidate['visit']['spans'] | undefined;
  /** Whether a stop is a rest at the stay. */
  isRest: (id: string) => boolean;
  bringsDinner: (id: string) => boolean;
};

/**
 * The routes of a plan with a sight nearby in each hole that the search left: what no day is worth a way for is still
 * better than an hour of nothing. Days of work, and stays where fewer sights a day were asked for, keep their gaps.
 */
export function withGapsFilled(
  routes: readonly PlannedRoute[],
  planInput: PlanInput,
  { built, pointOf, hoursOf, isRest, bringsDinner }: Places & { built: BuiltProblem },
): PlannedRoute[] {
  const { problem, dayIndexes } = built;
  const used = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const hours = planInput.candidates.map((one) => widestHours(one, planInput, { built, hoursOf }));
  let usd = problem.maxUsd - spentOn(routes, problem);

  return routes.map((route, index) => {
    const frame = planInput.frames[dayIndexes[index] ?? -1];

    if (!frame || planInput.perDay !== undefined || isLeftAlone(frame)) return route;
    const fillers = fillersOn(planInput, built, { index, frame, hours }).filter(
      ({ id }) => !used.has(id),
    );
    const filled = fillGaps(route, fillers, {
      stay: planInput.stay.stay,
      pointOf,
      legBetween: (from, to) => legBetween(planInput.travel, from, to),
      window: frame.window,
      maxProgramme: frame.maxProgramme,
      maxWalkKm: frame.maxWalkKm,
      mostSights: frame.mostSights,
      usd,
      // Children and older travellers are home after dinner.
      evening:
        planInput.tiresEasily || problem.days[index]?.evening === undefined
          ? undefined
          : frame.evening,
      isLeaving: frame.takeOff !== undefined,
      isRest,
      bringsDinner,
    });

    for (const { id } of filled.stops) used.add(id);
    usd -= spentOn([filled], problem) - spentOn([route], problem);
    return filled;
  });
}

/** What visits, meals and ways cost the party. */
function spentOn(
  routes: readonly PlannedRoute[],
  { visits, mealPlaces }: Pick<PlanProblem, 'visits' | 'mealPlaces'>,
): number {
  const usdOf = new Map([...mealPlaces, ...visits].map(({ id, usd }) => [id, usd]));

  return routes.reduce(
    (sum, { stops, back }) =>
      sum +
      back.usd +
      stops.reduce((total, { id, leg }) => total + leg.usd + (usdOf.get(id) ?? 0), 0),
    0,
  );
}

type Hours = Pick<Visit, 'spans' | 'bestSpans'>;

/** When a sight can be seen and when it is best, on all days on which nothing but the plan's own order forbids it. */
function widestHours(
  one: Candidate,
  planInput: PlanInput,
  { built, hoursOf }: { built: BuiltProblem } & Pick<Places, 'hoursOf'>,
): Hours {
  const { file, visit } = one;

  return hoursOfVisit(
    planInput,
    { file, visit: { ...visit, spans: hoursOf(one.id) ?? visit.spans } },
    built.dayIndexes,
  );
}

/** The sights of a day that nothing speaks against, in the hours in which they are at their best. */
function fillersOn(
  { candidates, destination }: PlanInput,
  { problem }: BuiltProblem,
  { index, frame, hours }: { index: number; frame: DayFrame; hours: readonly Hours[] },
): Filler[] {
  const isLast = frame.kind === 'Departure Day';
  const highlights = highlightsOf(destination);

  return problem.visits.flatMap((visit, at): Filler[] => {
    const one = candidates[at];

    if (!one || !isFiller(one) || !isWorthAnHour(visit)) return [];
    // What a first visit is for, or hangs on the weather, is not kept for the day of going home.
    if (isLast && (highlights.has(visit.id) || hangsOnWeather(one.file))) return [];

    return [{ ...visit, ...hoursOn(hours[at], index), isShow: isOfSetLength(one.file) }];
  });
}

/** The hours of one day: all of them, and those in which a sight is at its best. */
function hoursOn(hours: Hours | undefined, day: number): Pick<Filler, 'spans' | 'open'> {
  const open = hours?.spans[day] ?? [];

  return { open, spans: hours?.bestSpans?.[day] ?? open };
}

function isOfSetLength(file: PlaceFile): boolean {
  return hasItsTime(file) || OF_SET_LENGTH.has(file.kind);
}

/** Whether a visit is worth something to the party on any day of the trip. */
function isWorthAnHour({ value, spans }: Visit): boolean {
  return value > 0 && spans.some((day) => day.length > 0);
}

/** A visit that cannot be cut short. */
export function hasItsTime({ kind, timedEntry, starts }: PlaceFile): boolean {
  return kind === 'show' || timedEntry === true || starts !== undefined;
}

/** A sight by itself: no day trip, no pass that would be bought for it, nothing that was locked. */
function isFiller(one: Candidate): one is Candidate & { file: PlaceFile } {
  return 'kind' in one.file && !isDayTrip(one) && !one.pass && !one.visit.lockedAt;
}
