import type { Leg, PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { restMinutes } from './long-day.ts';

/** What a change to a day after the search has to know: where its stops are, and what its party bears. */
export type DayWorld = {
  stay: Point;
  /** Where a stop is; undefined where the way on is not told by its place, as with day trips and free choices. */
  pointOf: (id: string) => Point | undefined;
  legBetween: (from: Point, to: Point) => Leg;
  maxProgramme: number;
  maxWalkKm: number;
  /** How many sights an easy day holds; more on any other. */
  mostSights?: number | undefined;
  /** Whether a stop is a rest at the stay. */
  isRest: (id: string) => boolean;
  /** Whether dinner comes with a visit: a camp in the desert. */
  bringsDinner: (id: string) => boolean;
};

/** The route with other stops, left and come back from in time for them. */
export function withStops(route: PlannedRoute, stops: PlannedStop[]): PlannedRoute {
  const [first, last] = [stops[0], stops.at(-1)];

  return {
    ...route,
    stops,
    leave: first ? first.start - first.leg.minutes : route.leave,
    arrive: last ? last.end + route.back.minutes : route.arrive,
  };
}

/** The last sight before dinner, which may come with a visit. */
export function lastBeforeDinner(
  stops: readonly PlannedStop[],
  { bringsDinner }: Pick<DayWorld, 'bringsDinner'>,
): PlannedStop | undefined {
  const dinner =
    stops.find(({ meal }) => meal === 'dinner') ?? stops.find(({ id }) => bringsDinner(id));

  return stops.findLast(({ kind, start }) => kind === 'visit' && (!dinner || start < dinner.start));
}

/** Minutes from leaving the stay to the end of the last sight before dinner, long rests at the stay left out. */
export function programmeOf(
  { stops, leave }: PlannedRoute,
  { isRest, bringsDinner }: Pick<DayWorld, 'isRest' | 'bringsDinner'>,
): number {
  const last = lastBeforeDinner(stops, { bringsDinner });

  return last ? last.end - leave - restMinutes(stops, { until: last.start, isRest }) : 0;
}

/** Kilometres on foot, the way back to the stay included. */
export function walkedKm({ stops, back }: PlannedRoute): number {
  return [...stops.map(({ leg }) => leg), back]
    .filter(({ mode }) => mode === 'walk')
    .reduce((sum, { km }) => sum + km, 0);
}
