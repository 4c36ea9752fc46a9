import type { PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';
import { startIn } from './five-minutes.ts';
import { isRested, restMinutes } from './long-day.ts';
import { lastBeforeDinner, withStops } from './route-measures.ts';
import { LONG_DAY } from '#server/planner/pace-limits.ts';

/** The first visit begins by then where nothing prevents it. */
const BY = 9 * 60;

export type MorningWorld = {
  window: Span;
  maxProgramme: number;
  /** They are up early anyway: the first visit begins as soon as it may. */
  isEarlyRiser?: boolean;
  /** From when on a first stop is worth getting up for: what is crowded later on; undefined for any other. */
  crowdFree?: (first: PlannedStop) => number | undefined;
  /** When a stop may be had as well as now; undefined for what is fixed. */
  spansOf: (stop: PlannedStop) => readonly Span[] | undefined;
  isRest: (id: string) => boolean;
  /** Whether dinner comes with a visit. */
  bringsDinner: (id: string) => boolean;
};

/**
 * The day with what lies before its first meal as early as the party's day may begin: the programme until dinner stays
 * within its limit, and a long day keeps its rest.
 */
export function withEarlyMorning(route: PlannedRoute, world: MorningWorld): PlannedRoute {
  const { window, maxProgramme, isRest } = world;
  const { stops } = route;
  const last = lastBeforeDinner(stops, world);
  const [first] = stops;
  const crowdFree = first && world.crowdFree?.(first);
  const earliest = Math.max(
    first && crowdFree !== undefined
      ? Math.min(window[0], crowdFree - first.leg.minutes)
      : window[0],
    (last?.end ?? 0) - restMinutes(stops, { until: last?.start ?? 0, isRest }) - maxProgramme,
  );
  const early = begunBy(route, earliest, world);

  return isRested(early, isRest)
    ? early
    : begunBy(route, Math.max(earliest, route.arrive - LONG_DAY), world);
}

function begunBy(route: PlannedRoute, earliest: number, world: MorningWorld): PlannedRoute {
  const stops = [...route.stops];
  const by = world.isEarlyRiser ? earliest : BY;
  let free = earliest;

  for (const [at, stop] of stops.entries()) {
    const crowdFree = at === 0 ? world.crowdFree?.(stop) : undefined;
    const spans = crowdFree === undefined ? spansOf(stop, world) : [[crowdFree, stop.end] as const];
    const minutes = stop.end - stop.start;
    const from = Math.max(free + stop.leg.minutes, at > 0 ? 0 : (crowdFree ?? by));
    const start = startIn(spans, from, minutes);

    if (start === undefined || start >= stop.start) break;
    free = start + minutes;
    stops[at] = { ...stop, start, end: free };
  }

  return withStops(route, stops);
}

function spansOf(stop: PlannedStop, world: MorningWorld): readonly Span[] {
  return (stop.kind === 'visit' ? world.spansOf(stop) : undefined) ?? [];
}
