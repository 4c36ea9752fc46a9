import { bestDaysFirst } from '#server/planner/best-days-first.ts';
import type { PlanSolution, Point, Span } from '#server/planner/problem.ts';
import { settleOwnChoices } from '../candidates/own-choice.ts';
import { OF_SET_LENGTH } from '../candidates/visit-minutes.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { withLongerVisits } from '../days/longer-visits.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';
import { hasItsTime, withGapsFilled } from './filled-routes.ts';
import { onFullMarks } from './full-marks.ts';

/** The routes found, with meals of one's own choice beside the stops around them, holes filled, and starts on full five minutes. */
export function settled(solution: PlanSolution, planInput: PlanInput, built: BuiltProblem) {
  const { dayIndexes, problem } = built;
  const own = new Set(planInput.ownChoiceMeals.map(({ id }) => id));
  const cooked = new Set(
    planInput.ownChoiceMeals.flatMap(({ id, isAtStay }) => (isAtStay ? [id] : [])),
  );
  const trips = new Set(planInput.candidates.filter(isDayTrip).map(({ id }) => id));
  const places = [...problem.visits, ...problem.mealPlaces];
  const points = new Map<string, Point>(
    [...places, ...problem.days.flatMap((day) => day.blocks)].map((one) => [one.id, one]),
  );
  const locked = new Set(places.filter(({ lockedAt }) => lockedAt).map(({ id }) => id));
  const fed = bestDaysFirst(solution.routes, problem).map((route, index) => {
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
  const filled = withGapsFilled(fed, planInput, {
    built,
    pointOf: (id) => (own.has(id) || trips.has(id) ? undefined : points.get(id)),
  });

  const unhurried = filled.map((route, index) =>
    withLongerVisits(route, ({ id }) => hoursToStay(id, index, { planInput, built })),
  );

  return {
    ...solution,
    routes: unhurried.map((route) => onFullMarks(route, (id) => locked.has(id))),
  };
}

/** The hours of a sight that one may stay at for longer; undefined for what lasts as long as it lasts. */
function hoursToStay(
  id: string,
  day: number,
  { planInput, built }: { planInput: PlanInput; built: BuiltProblem },
): readonly Span[] | undefined {
  const file = planInput.candidates.find((one) => one.id === id)?.file;
  const visit = built.problem.visits.find((one) => one.id === id);
  const isOfSetLength = !file || !('kind' in file) || hasItsTime(file) || visit?.lockedAt;

  return isOfSetLength || OF_SET_LENGTH.has(file.kind) ? undefined : visit?.spans[day];
}
