import type { PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';

/** Waiting for a meal shorter than this is no waiting. */
const A_MOMENT = 15;
/** Nobody stays longer than so many minutes more, or this share of what is usual. */
const LONGER = { most: 45, share: 0.4 } as const;
const STEP = 5;

/** What may last longer than usual, and until when it is open on that day; undefined for what lasts as long as it lasts. */
export type OpenUntil = (stop: PlannedStop) => readonly Span[] | undefined;

/** The day with the last sight before lunch seen at leisure, where one would else wait for the table. */
export function withLongerVisits(route: PlannedRoute, openOn: OpenUntil): PlannedRoute {
  return {
    ...route,
    stops: route.stops.map((stop, at) => {
      const next = route.stops[at + 1];

      return next?.meal === 'lunch' ? longerVisit(stop, next, openOn) : stop;
    }),
  };
}

/** A visit that lasts until it is time for the meal after it, as far as anybody stays so long. */
export function longerVisit(stop: PlannedStop, meal: PlannedStop, openOn: OpenUntil): PlannedStop {
  const idle = meal.start - meal.leg.minutes - stop.end;
  const spans = stop.kind === 'visit' && idle > A_MOMENT ? openOn(stop) : undefined;
  const closes = spans?.find(([open, close]) => open <= stop.start && close >= stop.end)?.[1];

  if (closes === undefined) return stop;
  const more = Math.min(idle - STEP, LONGER.most, (stop.end - stop.start) * LONGER.share);
  const end = Math.min(closes, stop.end + more);

  return { ...stop, end: Math.max(stop.end, Math.floor(end / STEP) * STEP) };
}
