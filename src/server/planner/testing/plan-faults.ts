import { endPoint } from '../end-point.ts';
import type { PlannedRoute, PlanProblem, PlanSolution, Point, Span } from '../problem.ts';

/** Everything that a solution breaks of its problem, re-derived from the two alone. */
export function planFaults(problem: PlanProblem, { routes }: PlanSolution): string[] {
  const faults = routes.flatMap((route, day) => [
    ...wayFaults(problem, route, day),
    ...dayFaults(problem, route, day),
  ]);
  const ids = routes.flatMap(({ stops }) =>
    stops.filter(({ kind }) => kind === 'visit').map(({ id }) => id),
  );

  if (new Set(ids).size !== ids.length) faults.push('a visit repeats');
  const usd = routes.reduce((sum, route) => sum + routeUsd(problem, route), 0);

  if (usd > problem.maxUsd + 0.01) faults.push(`costs ${usd} of ${problem.maxUsd}`);
  return faults;
}

function wayFaults(problem: PlanProblem, route: PlannedRoute, day: number): string[] {
  const input = problem.days[day];
  const faults: string[] = [];

  if (!input) return ['a day too many'];
  let at: Point = input.from;
  let ready = route.leave;

  for (const stop of [...route.stops, undefined]) {
    const to = stop ? pointOf(problem, stop.id, day) : input.to;
    const least =
      at.lat === to.lat && at.lon === to.lon ? 0 : Math.ceil(problem.travel.leg(at, to).minutes);

    if (ready + least > (stop?.start ?? route.arrive))
      faults.push(`day ${day}: ${stop?.id ?? 'home'} too early`);
    at = endPoint(to);
    ready = stop?.end ?? ready;
  }
  return faults;
}

function dayFaults(problem: PlanProblem, route: PlannedRoute, day: number): string[] {
  const input = problem.days[day];
  const faults: string[] = [];

  if (!input) return faults;
  const work = input.blocks.reduce((sum, { start, end }) => sum + end - start, 0);
  const walked = [...route.stops.map(({ leg }) => leg), route.back]
    .filter(({ mode }) => mode === 'walk')
    .reduce((sum, { km }) => sum + km, 0);

  if (route.stops.length > 0 && (route.leave < input.window[0] || route.arrive > input.window[1]))
    faults.push(`day ${day}: outside its window`);
  if (route.arrive - route.leave > input.maxProgramme + work) faults.push(`day ${day}: too long`);
  if (walked > input.maxWalkKm + 0.01) faults.push(`day ${day}: walks ${walked}`);
  for (const stop of route.stops) {
    if (!isOpen(problem, stop, day)) faults.push(`day ${day}: ${stop.id} closed`);
  }
  for (const slot of input.meals) {
    const meal = route.stops.find((stop) => stop.meal === slot.meal);

    if (!meal) faults.push(`day ${day}: no ${slot.meal}`);
    else if (
      meal.start < slot.window[0] ||
      meal.end > slot.window[1] ||
      meal.end - meal.start < slot.minutes
    ) {
      faults.push(`day ${day}: ${slot.meal} at a wrong hour`);
    }
  }
  for (const block of input.blocks) {
    const held = route.stops.some(
      ({ id, start, end }) => id === block.id && start === block.start && end === block.end,
    );

    if (!held) faults.push(`day ${day}: block ${block.id} moved`);
  }
  return faults;
}

function isOpen(problem: PlanProblem, stop: PlannedRoute['stops'][number], day: number): boolean {
  if (stop.kind === 'block') return true;
  const place =
    problem.visits.find(({ id }) => id === stop.id) ??
    problem.mealPlaces.find(({ id }) => id === stop.id);
  const spans: readonly Span[] = place?.spans[day] ?? [];

  return spans.some(([open, close]) => open <= stop.start && stop.end <= close);
}

function pointOf(problem: PlanProblem, id: string, day: number): Point {
  const blocks = problem.days[day]?.blocks ?? [];
  const all = [...problem.visits, ...problem.mealPlaces, ...blocks];
  const found = all.find((one) => one.id === id);

  if (!found) throw new Error(`No place ${id}`);
  return found;
}

function routeUsd(problem: PlanProblem, { stops, back }: PlannedRoute): number {
  const prices = new Map(
    [...problem.visits, ...problem.mealPlaces].map(({ id, usd }) => [id, usd]),
  );

  return stops.reduce((sum, { id, leg }) => sum + leg.usd + (prices.get(id) ?? 0), back.usd);
}
