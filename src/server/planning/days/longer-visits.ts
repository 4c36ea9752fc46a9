import type { PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';

/** Waiting for a meal shorter than this is no waiting. */
const A_MOMENT = 15;
/** Nobody stays longer than so many minutes more, or this share of what is usual. */
const LONGER = { most: 30, share: 0.25 } as const;
const STEP = 5;

/** What may last longer than usual, and until when it is open on that day; undefined for what lasts as long as it lasts. */
export type OpenUntil = (stop: PlannedStop) => readonly Span[] | undefined;

/** The day with the sights before lunch seen at leisure, where one would else wait for the table. */
export function withLongerVisits(route: PlannedRoute, openOn: OpenUntil): PlannedRoute {
  const lunch = route.stops.findIndex(({ meal }) => meal === 'lunch');

  return lunch < 0 ? route : seenAtLeisure(route, lunch, { openOn });
}

type Leisure = {
  openOn: OpenUntil;
  /** When the last of the visits ends at the latest. */
  until?: number;
};

/**
 * The day with the visits before a meal longer, as far as anybody stays so long, until it is time for the meal: the
 * last of them first, then those before it, which move the others on.
 */
export function seenAtLeisure(route: PlannedRoute, at: number, leisure: Leisure): PlannedRoute {
  let stops = route.stops;

  for (let i = at - 1; i >= 0 && isMovable(stops[i], leisure); i -= 1)
    stops = longerAt(stops, { i, at }, leisure) ?? stops;
  return stops === route.stops ? route : { ...route, stops };
}

function isMovable(stop: PlannedStop | undefined, { openOn }: Leisure): boolean {
  return stop?.kind === 'visit' && openOn(stop) !== undefined;
}

/** The stops with one of them longer and those up to the meal later; undefined where they have no room for it. */
function longerAt(
  stops: PlannedStop[],
  { i, at }: { i: number; at: number },
  { openOn, until = Infinity }: Leisure,
): PlannedStop[] | undefined {
  const [one, last, meal] = [stops[i], stops[at - 1], stops[at]];
  const idle = one && last && meal ? meal.start - meal.leg.minutes - last.end : 0;

  if (!one || !last || idle <= A_MOMENT) return undefined;
  const moved = stops.slice(i, at);
  const more = Math.min(
    idle - STEP,
    LONGER.most,
    (one.end - one.start) * LONGER.share,
    until - last.end,
    ...moved.map((stop) => closingOf(stop, openOn) - stop.end),
  );
  const later = Math.floor(more / STEP) * STEP;

  if (!(later > 0)) return undefined;
  return stops.map((stop, k) => {
    if (k < i || k >= at) return stop;
    return { ...stop, start: stop.start + (k > i ? later : 0), end: stop.end + later };
  });
}

function closingOf({ start, end, ...stop }: PlannedStop, openOn: OpenUntil): number {
  const spans = openOn({ ...stop, start, end }) ?? [];

  return spans.find(([open, close]) => open <= start && close >= end)?.[1] ?? -Infinity;
}
