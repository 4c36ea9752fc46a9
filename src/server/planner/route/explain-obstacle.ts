import { compileRoute } from './compiled-route.ts';
import { createMemory } from './relaxation.ts';
import type { RouteObstacle } from './route-plan.ts';
import type { RouteProblem } from './route-problem.ts';
import { solveRelaxed } from './solve-relaxed.ts';

type Waiver = { without: Partial<RouteProblem>; obstacle: RouteObstacle };

/** Names what a trip that is impossible at any price would be possible without: the least first. */
export function explainObstacle(problem: RouteProblem, limit: number): RouteObstacle {
  const waivers = [...constraintWaivers(problem), ...otherWaivers(problem)];
  const found = waivers.find(({ without }) => isPossible({ ...problem, ...without }, limit));

  return found?.obstacle ?? { kind: 'nights' };
}

function isPossible(problem: RouteProblem, limit: number): boolean {
  const route = compileRoute(problem);
  const search = { route, memory: createMemory(route), limit };

  return solveRelaxed(search, { worth: 1, usd: 0 }).score > -Infinity;
}

/** One constraint after the other, then all at once. */
function constraintWaivers({ constraints = [] }: RouteProblem): Waiver[] {
  const single = constraints.map((constraint): Waiver => ({
    without: { constraints: constraints.filter((other) => other !== constraint) },
    obstacle: { kind: 'constraints', names: [constraint.name] },
  }));
  const all: Waiver = {
    without: { constraints: [] },
    obstacle: { kind: 'constraints', names: constraints.map(({ name }) => name) },
  };

  return constraints.length > 1 ? [...single, all] : single;
}

function otherWaivers(problem: RouteProblem): Waiver[] {
  const { coverage = [], slots = [], places } = problem;
  const freeSlots = slots.map(({ required: _, requiredBeforeRide: __, ...slot }) => slot);
  const bare = { slots: [], coverage: [] };
  const beds = places.map(({ lodgings: _, ...place }) => place);

  return [
    ...coverage.map((tag): Waiver => ({
      without: { coverage: coverage.filter((other) => other !== tag) },
      obstacle: { kind: 'coverage', tags: [tag] },
    })),
    { without: { coverage: [] }, obstacle: { kind: 'coverage', tags: coverage } },
    { without: { exclusiveModes: [] }, obstacle: { kind: 'modes' } },
    { without: { slots: freeSlots, coverage: [] }, obstacle: { kind: 'picks' } },
    { without: { ...bare, places: beds }, obstacle: { kind: 'lodging' } },
    {
      without: { ...bare, places: beds, constraints: [], exclusiveModes: [], rides: ridesAnywhere },
      obstacle: { kind: 'rides', between: missingRides(problem) },
    },
  ];
}

const ridesAnywhere = () => [
  { id: '', mode: '', minutes: 0, price: { usd: 0, per: 'person' as const } },
];

/** Pairs of places, or of a place and an end of the trip, that no ride joins. */
function missingRides({ places, start, end, rides }: RouteProblem): [string, string][] {
  const ids = places.map(({ id }) => id);
  const pairs = [
    ...ids.flatMap((to): [string, string][] => (start === undefined ? [] : [[start, to]])),
    ...ids.flatMap((from) =>
      ids.flatMap((to): [string, string][] => (to === from ? [] : [[from, to]])),
    ),
    ...ids.flatMap((from): [string, string][] => (end === undefined ? [] : [[from, end]])),
  ];

  return pairs.filter(([from, to]) => rides(from, to).length === 0);
}
