import type { PlannedStop, PlanProblem, Span } from '#server/planner/problem.ts';
import { spansWithin, isWithin } from '#server/planner/spans.ts';

/** The hours of a sight that are as good as those in which it is seen. */
export function spansAround(
  { id, start, end }: PlannedStop,
  day: number,
  { visits }: PlanProblem,
): readonly Span[] | undefined {
  const visit = visits.find((one) => one.id === id);
  const best = visit?.bestSpans?.[day];
  const isAtItsBest = isWithin({ start, end }, best);

  return isAtItsBest ? best : visit?.spans[day];
}

/** The hours of a sight that are as good as now, or those in which a meal may be had. */
export function hoursAround(
  stop: PlannedStop,
  day: number,
  problem: PlanProblem,
): readonly Span[] | undefined {
  if (stop.kind !== 'meal') return spansAround(stop, day, problem);
  const slot = problem.days[day]?.meals.find(({ meal }) => meal === stop.meal);
  const open = problem.mealPlaces
    .filter(({ id }) => id === stop.id)
    .map(({ spans }) => spans[day] ?? [])
    .find((spans) => isWithin(stop, spans));

  return open && spansWithin(open, slot?.window ?? [stop.start, stop.end]);
}
