import { endPoint } from '../end-point.ts';
import type { PlanProblem, Point, Visit } from '../problem.ts';

/** The best worth of a one-day problem without meals, by trying every order of every subset, minute by minute; starts lie on full steps. */
export function bruteForceScore(problem: PlanProblem): number {
  let best = 0;

  for (const order of arrangements(problem.visits)) {
    const value = variedValue(order, problem.variety) - travelCostOf(problem, order);

    if (value > best && isFeasible(problem, order)) best = value;
  }
  return best;
}

function* arrangements(visits: readonly Visit[]): Generator<readonly Visit[]> {
  yield [];
  for (const [i, first] of visits.entries()) {
    for (const rest of arrangements(visits.filter((_, other) => other !== i)))
      yield [first, ...rest];
  }
}

/** What the ways of a day cost in worth; problems of one day have no neighbours on others. */
function travelCostOf({ days, travel, legCosts }: PlanProblem, order: readonly Visit[]): number {
  const [day] = days;

  if (!day || !legCosts || order.length === 0) return 0;
  const stops: Point[] = [day.from, ...order, day.to];

  return stops.slice(1).reduce((sum, to, i) => {
    const from = endPoint(stops[i] ?? day.from);
    const isSame = from.lat === to.lat && from.lon === to.lon;
    const { minutes, mode } = travel.leg(from, to);

    if (isSame) return sum;
    return sum + (Math.ceil(minutes) * legCosts.hour) / 60 + (mode === 'walk' ? 0 : legCosts.ride);
  }, 0);
}

function variedValue(order: readonly Visit[], variety: readonly number[]): number {
  const groups = new Map<string, number[]>();

  for (const { group, value } of order) groups.set(group, [...(groups.get(group) ?? []), value]);
  return [...groups.values()]
    .flatMap((values) =>
      values
        .sort((a, b) => b - a)
        .map((value, rank) => value * (variety[Math.min(rank, variety.length - 1)] ?? 1)),
    )
    .reduce((sum, value) => sum + value, 0);
}

function isFeasible(problem: PlanProblem, order: readonly Visit[]): boolean {
  const day = problem.days[0];

  if (!day) return false;
  for (let leave = day.window[0]; leave <= day.window[1]; leave++) {
    if (fitsFrom(problem, order, leave)) return true;
  }
  return false;
}

function fitsFrom(problem: PlanProblem, order: readonly Visit[], leave: number): boolean {
  const day = problem.days[0];
  const { step = 1 } = problem;

  if (!day) return false;
  let at: Point = day.from;
  let time = leave;
  let usd = 0;
  let walked = 0;

  for (const visit of [...order, undefined]) {
    const to = visit ?? day.to;
    const leg = problem.travel.leg(at, to);

    time += at.lat === to.lat && at.lon === to.lon ? 0 : Math.ceil(leg.minutes / step) * step;
    usd += leg.usd;
    walked += leg.mode === 'walk' ? leg.km : 0;
    at = endPoint(to);
    if (!visit) continue;
    const begin = earliestBegin(visit, time, step);

    if (begin === undefined) return false;
    time = begin + visit.minutes;
    usd += visit.usd;
  }
  return (
    time <= day.window[1] &&
    time - leave <= day.maxProgramme &&
    usd <= problem.maxUsd &&
    walked <= day.maxWalkKm
  );
}

function earliestBegin({ spans, minutes }: Visit, time: number, step: number): number | undefined {
  const begins = (spans[0] ?? [])
    .map(([open, close]) => ({ begin: Math.ceil(Math.max(open, time) / step) * step, close }))
    .filter(({ begin, close }) => begin + minutes <= close)
    .map(({ begin }) => begin);

  return begins.length > 0 ? Math.min(...begins) : undefined;
}
