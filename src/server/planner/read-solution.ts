import type { Compiled } from './compile/compile-problem.ts';
import { endPoint } from './end-point.ts';
import { timeDay } from './finish-timing.ts';
import type {
  DayPlanInput,
  PlannedRoute,
  PlannedStop,
  PlanProblem,
  PlanSolution,
  Point,
} from './problem.ts';

/** Turns the nodes of each day into stops with times and ways, and lists the wishes that were not met. */
export function readSolution(
  problem: PlanProblem,
  compiled: Compiled,
  routes: readonly (readonly number[])[],
): Pick<PlanSolution, 'routes' | 'unmet'> {
  const planned = routes.flatMap((nodes, day) => {
    const input = problem.days[day];

    return input ? [readRoute({ problem, compiled, input, day }, nodes)] : [];
  });

  return { routes: planned, unmet: unmetWishes(problem, planned) };
}

type DayContext = { problem: PlanProblem; compiled: Compiled; input: DayPlanInput; day: number };

function readRoute(
  { problem, compiled, input, day }: DayContext,
  nodes: readonly number[],
): PlannedRoute {
  const { instance, drafts } = compiled;
  const starts = timeDay({ instance, drafts, route: day, nodes });
  const stops: PlannedStop[] = [];
  let at: Point = input.from;

  for (const [i, node] of nodes.entries()) {
    const draft = drafts[node];
    const start = starts[i];

    if (!draft || start === undefined) continue;
    const leg = legBetween(problem, at, draft.point);

    stops.push({
      id: draft.id,
      kind: draft.kind,
      ...(draft.meal ? { meal: draft.meal } : {}),
      start: start + (draft.rest ?? 0),
      end: start + draft.minutes,
      leg,
    });
    at = draft.point;
  }
  const back = legBetween(problem, at, input.to);
  const first = stops[0];
  const last = stops.at(-1);

  return {
    stops,
    back,
    leave: first ? first.start - first.leg.minutes : input.window[0],
    arrive: last ? last.end + back.minutes : input.window[0] + back.minutes,
  };
}

/** The model's leg in whole minutes, as the search counted it. */
function legBetween({ travel }: PlanProblem, from: Point, to: Point) {
  const at = endPoint(from);

  if (at.lat === to.lat && at.lon === to.lon)
    return { mode: 'walk' as const, minutes: 0, km: 0, usd: 0 };
  const leg = travel.leg(from, to);

  return { ...leg, minutes: Math.ceil(leg.minutes) };
}

function unmetWishes(problem: PlanProblem, routes: readonly PlannedRoute[]): PlanSolution['unmet'] {
  const visited = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const byId = new Map(problem.visits.map((visit) => [visit.id, visit]));
  const interests = problem.wantedInterests
    .filter((interest) => ![...visited].some((id) => byId.get(id)?.meets.includes(interest)))
    .map((interest) => ({
      what: interest,
      reason: problem.visits.some(({ meets }) => meets.includes(interest))
        ? 'nothing that meets it fits into the days'
        : 'no place here meets it',
    }));
  const indoors = routes.flatMap(({ stops }, day) => {
    const missing = problem.days[day]?.wantsIndoor && !stops.some(({ id }) => byId.get(id)?.indoor);

    return missing ? [{ what: 'indoor', day, reason: 'no indoor visit fits into the day' }] : [];
  });

  return [...interests, ...indoors];
}
