import { hangsOnWeather, highlightsOf } from '#server/catalogue/highlights.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { PlannedRoute, PlanProblem, Point } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { type Filler, fillGaps } from '../days/fill-gaps.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';

/** What is worth less to this party fills no hour. */
const LEAST_WORTH = 1;

type Places = {
  /** Where a stop is; undefined for meals of one's own choice and day trips. */
  pointOf: (id: string) => Point | undefined;
};

/**
 * The routes of a plan with a sight nearby in each hole that the search left: what no day is worth a way for is still
 * better than an hour of nothing. Days of work, and stays where fewer sights a day were asked for, keep their gaps.
 */
export function withGapsFilled(
  routes: readonly PlannedRoute[],
  planInput: PlanInput,
  { built, pointOf }: Places & { built: BuiltProblem },
): PlannedRoute[] {
  const { problem, dayIndexes } = built;
  const used = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  let usd = problem.maxUsd - spentOn(routes, problem);

  return routes.map((route, index) => {
    const frame = planInput.frames[dayIndexes[index] ?? -1];

    if (!frame || planInput.perDay !== undefined || isLeftAlone(frame)) return route;
    const fillers = fillersOn(planInput, built, { index, frame }).filter(({ id }) => !used.has(id));
    const filled = fillGaps(route, fillers, {
      stay: planInput.stay.stay,
      pointOf,
      legBetween: (from, to) => legBetween(planInput.travel, from, to),
      window: frame.window,
      maxProgramme: frame.maxProgramme,
      maxWalkKm: frame.maxWalkKm,
      usd,
      // Children and older travellers are home after dinner.
      evening:
        planInput.tiresEasily || problem.days[index]?.evening === undefined
          ? undefined
          : frame.evening,
    });

    for (const { id } of filled.stops) used.add(id);
    usd -= spentOn([filled], problem) - spentOn([route], problem);
    return filled;
  });
}

function isLeftAlone({ kind }: DayFrame): boolean {
  return kind === 'Work Day' || kind === 'Travel Day';
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

/** The sights of a day that nothing speaks against, in the hours in which they are at their best. */
function fillersOn(
  { candidates, destination }: PlanInput,
  { problem }: BuiltProblem,
  { index, frame }: { index: number; frame: DayFrame },
): Filler[] {
  const isLast = frame.kind === 'Departure Day';
  const highlights = highlightsOf(destination);

  return problem.visits.flatMap((visit, at): Filler[] => {
    const one = candidates[at];
    const open = visit.spans[index] ?? [];
    const spans = visit.bestSpans?.[index] ?? open;

    if (!one || !isFiller(one) || visit.value < LEAST_WORTH) return [];
    // What a first visit is for, or hangs on the weather, is not kept for the day of going home.
    if (isLast && (highlights.has(visit.id) || hangsOnWeather(one.file))) return [];
    return [{ ...visit, spans, open, isShow: hasItsTime(one.file) }];
  });
}

/** A visit that cannot be cut short. */
export function hasItsTime({ kind, timedEntry, starts }: PlaceFile): boolean {
  return kind === 'show' || timedEntry === true || starts !== undefined;
}

/** A sight by itself: no day trip, no pass that would be bought for it, nothing that was locked. */
function isFiller(one: Candidate): one is Candidate & { file: PlaceFile } {
  return 'kind' in one.file && !isDayTrip(one) && !one.pass && !one.visit.lockedAt;
}
