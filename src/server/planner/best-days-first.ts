import type { DayPlanInput, PlannedRoute, PlannedStop, PlanProblem } from './problem.ts';
import { isWithin } from './spans.ts';

/** Days change places only for a difference that a traveller would notice, in shares of a sight missed most. */
const NOTICEABLE = 0.25;

/**
 * Puts the days that hold what a first visit is made for before the others: rain, a strike or tired feet then cost a
 * lesser day. Whole days change places, and only where their hours, meals and ways are the same and everything in
 * them is open, and at its best, at the same hour of the other day. Plans with something locked stay as they are.
 */
export function bestDaysFirst(routes: PlannedRoute[], problem: PlanProblem): PlannedRoute[] {
  const isLocked = [...problem.visits, ...problem.mealPlaces].some(({ lockedAt }) => lockedAt);

  if (isLocked) return routes;
  const ordered = [...routes];

  for (let first = 0; first < ordered.length; first += 1) {
    for (let later = first + 1; later < ordered.length; later += 1) {
      const [one, other] = [ordered[first], ordered[later]];

      if (!one || !other || missed(other, problem) < missed(one, problem) + NOTICEABLE) continue;
      if (!canSwap([one, first], [other, later], problem)) continue;
      ordered[first] = other;
      ordered[later] = one;
    }
  }
  return ordered;
}

/** How much the sights of a day would be missed. */
function missed({ stops }: PlannedRoute, { visits }: PlanProblem): number {
  const strong = new Map(visits.map(({ id, strong: share = 0 }) => [id, share]));

  return stops.reduce((sum, { id }) => sum + (strong.get(id) ?? 0), 0);
}

type At = readonly [route: PlannedRoute, day: number];

function canSwap([one, first]: At, [other, later]: At, problem: PlanProblem): boolean {
  const [here, there] = [problem.days[first], problem.days[later]];

  return (
    here !== undefined &&
    there !== undefined &&
    isAlike(here, there) &&
    one.stops.every((stop) => suits(stop, { from: first, to: later }, problem)) &&
    other.stops.every((stop) => suits(stop, { from: later, to: first }, problem))
  );
}

function isAlike(one: DayPlanInput, other: DayPlanInput): boolean {
  return one.blocks.length === 0 && JSON.stringify(one) === JSON.stringify(other);
}

type Move = { from: number; to: number };

/** Whether a stop can be had at the same hour of another day, and is as good then. */
function suits(stop: PlannedStop, { from, to }: Move, problem: PlanProblem): boolean {
  const place = [...problem.visits, ...problem.mealPlaces].find(({ id }) => id === stop.id);

  if (!place) return stop.kind === 'rest';
  const best = 'bestSpans' in place ? place.bestSpans : undefined;
  const isBest = (day: number) => !best || isWithin(stop, best[day]);

  return isWithin(stop, place.spans[to]) && (!isBest(from) || isBest(to));
}
