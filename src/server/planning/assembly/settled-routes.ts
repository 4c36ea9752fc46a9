import { bestDaysFirst } from '#server/planner/best-days-first.ts';
import type {
  PlannedRoute,
  PlanSolution,
  Point,
  Span,
  PlanProblem,
} from '#server/planner/problem.ts';
import { settleOwnChoices } from '../candidates/own-choice.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { OF_SET_LENGTH } from '../candidates/visit-minutes.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { type OpenUntil, withLongerVisits } from '../days/longer-visits.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';
import { upToFive } from '../days/five-minutes.ts';
import { afterTheNight, isRested } from '../days/long-day.ts';
import { crowdFreeFrom } from '../days/crowd-free.ts';
import { withEarlyMorning } from '../days/early-morning.ts';
import { sleptIn } from '../days/sleep-in.ts';
import { spansAround, hoursAround } from './hours-around.ts';
import { bringsDinnerOf } from './brings-dinner-of.ts';
import { isRestOf } from './is-rest-of.ts';
import { hasItsTime, withGapsFilled } from './filled-routes.ts';
import { onFullMarks } from './full-marks.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { withinLimits } from '../days/within-limits.ts';
import { isLeftAlone } from '../days/day-windows.ts';

/**
 * The routes found, with meals of one's own choice beside the stops around them, holes filled, and starts on full five
 * minutes. `offered` are the sights before any of them was meant for some day; holes are filled from these. `needed` are
 * those that no day gives up.
 */
export function settled(
  solution: PlanSolution,
  planInput: PlanInput,
  {
    built,
    offered,
    needed,
  }: { built: BuiltProblem; offered: readonly Candidate[]; needed: ReadonlySet<string> },
) {
  const { dayIndexes, problem } = built;
  const own = new Set(planInput.ownChoiceMeals.map(({ id }) => id));
  const trips = new Set(planInput.candidates.filter(isDayTrip).map(({ id }) => id));
  const places = [...problem.visits, ...problem.mealPlaces];
  const points = new Map<string, Point>(
    [...places, ...problem.days.flatMap((day) => day.blocks)].map((one) => [one.id, one]),
  );
  const locked = new Set(places.filter(({ lockedAt }) => lockedAt).map(({ id }) => id));
  const fed = withOwnChoices(solution.routes, planInput, { built, own, trips, points });
  const sights = new Map(planInput.candidates.map((one) => [one.id, one]));
  const hours = new Map(offered.map(({ id, visit }) => [id, visit.spans]));
  const pointOf = (id: string) => (own.has(id) || trips.has(id) ? undefined : points.get(id));
  const isFixed = (id: string) => locked.has(id) || trips.has(id);
  const borne = daysWithinLimits(fed, planInput, { built, needed, isFixed, pointOf });
  const slept = withNights(planInput, borne, dayIndexes);
  const early = borne.map((route, index) =>
    withMorning(route, index, { planInput, slept: slept.frames, built, isFixed }),
  );
  const filled = withGapsFilled(early, slept, {
    isRest: isRestOf(planInput),
    bringsDinner: bringsDinnerOf(planInput),
    built,
    hoursOf: (id) => hours.get(id),
    pointOf,
  });

  const unhurried = filled.map((route, index) => {
    const day = dayIndexes[index] ?? -1;
    const isLast = planInput.frames[day]?.kind === 'Departure Day';

    return atLeisure(
      isLast ? sleptIn(route, borne[index]) : route,
      ({ id }) => hoursToStay(sights.get(id), day),
      planInput,
    );
  });

  return withRoutes(
    solution,
    unhurried.map((route) => onFullMarks(route, (id) => locked.has(id))),
  );
}

type Known = {
  built: BuiltProblem;
  /** The meals of one's own choice, and the day trips, by id. */
  own: ReadonlySet<string>;
  trips: ReadonlySet<string>;
  points: ReadonlyMap<string, Point>;
};

/** The days in their best order, with the meals of one's own choice where one is by then. */
function withOwnChoices(
  routes: PlannedRoute[],
  planInput: PlanInput,
  { built: { dayIndexes, problem }, own, trips, points }: Known,
): PlannedRoute[] {
  const cooked = new Set(
    planInput.ownChoiceMeals.flatMap(({ id, isAtStay }) => (isAtStay ? [id] : [])),
  );

  return bestDaysFirst(routes, problem).map((route, index) => {
    const frame = planInput.frames[dayIndexes[index] ?? -1];

    if (!frame) return route;
    return settleOwnChoices(route, {
      frame,
      stay: planInput.stay.stay,
      pointOf: (id) => points.get(id) ?? planInput.stay.stay,
      isOwnChoice: (id) => own.has(id),
      isAtStay: (id) => cooked.has(id),
      isDayTrip: (id) => trips.has(id),
      travel: planInput.travel,
    });
  });
}

/** A day with longer visits, unless the wait for lunch is the only rest of a long one. */
function atLeisure(route: PlannedRoute, openUntil: OpenUntil, planInput: PlanInput): PlannedRoute {
  const longer = withLongerVisits(route, openUntil);

  return isRested(longer, isRestOf(planInput)) ? longer : route;
}

/** The same with other routes; its bound is worked out once it is asked for: most plans are drafts that give way. */
export function withRoutes(solution: PlanSolution, routes: PlannedRoute[]): PlanSolution {
  const { score, travelCost, rounds, unmet } = solution;

  return {
    routes,
    score,
    travelCost,
    rounds,
    unmet,
    get bound() {
      return solution.bound;
    },
  };
}

/** The days, each begun no sooner than one has slept after the evening before. */
function withNights(
  planInput: PlanInput,
  routes: readonly PlannedRoute[],
  dayIndexes: readonly number[],
): PlanInput {
  const frames = planInput.frames.map((frame, day) => {
    const before = routes[dayIndexes.indexOf(day - 1)];
    const [opens, closes] = frame.window;

    return before
      ? {
          ...frame,
          window: [Math.max(opens, upToFive(afterTheNight(before.arrive))), closes] as const,
        }
      : frame;
  });

  return { ...planInput, frames };
}

type Mornings = {
  planInput: PlanInput;
  /** The days as they begin after the evenings before. */
  slept: PlanInput['frames'];
  built: BuiltProblem;
  isFixed: (id: string) => boolean;
};

/** A day begun as early as the party's day may, or as its first sight asks for, unless it is worked or spent under way. */
function withMorning(route: PlannedRoute, index: number, mornings: Mornings): PlannedRoute {
  const { planInput, slept, isFixed } = mornings;
  const { dayIndexes, problem } = mornings.built;
  const day = dayIndexes[index] ?? -1;
  const frame = slept[day];

  if (!frame || isLeftAlone(frame)) return route;
  return withEarlyMorning(route, {
    ...frame,
    isEarlyRiser: planInput.isEarlyRiser === true,
    isRest: isRestOf(planInput),
    bringsDinner: bringsDinnerOf(planInput),
    crowdFree: ({ id }) => (isFixed(id) ? undefined : crowdFreeOn(id, { day, mornings })),
    spansOf: (stop) => (isFixed(stop.id) ? undefined : spansAround(stop, index, problem)),
  });
}

function crowdFreeOn(
  id: string,
  { day, mornings: { planInput, slept } }: { day: number; mornings: Mornings },
): number | undefined {
  const one = planInput.candidates.find((candidate) => candidate.id === id);
  const [frame, after] = [planInput.frames[day], slept[day]];

  if (!one || !frame || !after || !('kind' in one.file)) return undefined;
  return crowdFreeFrom(one.file, one.visit.spans[day] ?? [], {
    usual: frame.window[0],
    slept: after.window[0],
    tiresEasily: planInput.tiresEasily === true,
  });
}

/** The hours of a sight that one may stay at for longer; undefined for what lasts as long as it lasts. */
export function hoursToStay(one: Candidate | undefined, day: number): readonly Span[] | undefined {
  if (!one || !('kind' in one.file) || hasItsTime(one.file) || one.visit.lockedAt) return undefined;
  return OF_SET_LENGTH.has(one.file.kind) ? undefined : one.visit.spans[day];
}

type Keeping = {
  built: BuiltProblem;
  /** What no day gives up. */
  needed: ReadonlySet<string>;
  /** Whether a stop keeps its hour. */
  isFixed: (id: string) => boolean;
  /** Where a stop is; undefined for meals of one's own choice and day trips. */
  pointOf: (id: string) => Point | undefined;
};

/**
 * The routes found, each within the hours that its party bears; the search keeps to them but for what has an hour of
 * its own, such as a sunset. Days of work, and those spent under way, stay as they are.
 */
function daysWithinLimits(
  routes: readonly PlannedRoute[],
  planInput: PlanInput,
  { built: { problem, dayIndexes }, needed, isFixed, pointOf }: Keeping,
): PlannedRoute[] {
  const only = onlyOnes(routes, problem);
  const visits = new Map(problem.visits.map((one) => [one.id, one]));

  return routes.map((route, index) => {
    const frame = planInput.frames[dayIndexes[index] ?? -1];

    if (!frame || isLeftAlone(frame)) return route;
    return withinLimits(route, {
      stay: planInput.stay.stay,
      pointOf,
      legBetween: (from, to) => legBetween(planInput.travel, from, to),
      maxProgramme: frame.maxProgramme,
      maxWalkKm: frame.maxWalkKm,
      mostSights: frame.mostSights,
      spansOf: (stop) => (isFixed(stop.id) ? undefined : hoursAround(stop, index, problem)),
      openOf: ({ id }) => (isFixed(id) ? undefined : visits.get(id)?.spans[index]),
      worthOf(id) {
        const visit = visits.get(id);
        const isKept = isFixed(id) || needed.has(id) || only.has(id);

        return visit && !isKept ? visit.value * (1 + (visit.strong ?? 0)) : undefined;
      },
      isRest: isRestOf(planInput),
      bringsDinner: bringsDinnerOf(planInput),
    });
  });
}

/** The sights that meet an interest which no other sight of the plan meets. */
function onlyOnes(routes: readonly PlannedRoute[], problem: PlanProblem): Set<string> {
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const visits = problem.visits.filter(({ id }) => planned.has(id));

  return new Set(
    problem.wantedInterests.flatMap((interest) => {
      const [one, other] = visits.filter(({ meets }) => meets.includes(interest));

      return one && !other ? [one.id] : [];
    }),
  );
}
