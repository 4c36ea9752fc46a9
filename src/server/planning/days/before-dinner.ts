import type { MealSlot, PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';
import { downToFive, upToFive } from './five-minutes.ts';
import { isRested, restMinutes } from './long-day.ts';
import { withStops } from './route-measures.ts';
import { longerVisit, type OpenUntil } from './longer-visits.ts';
import { isWithin } from '#server/planner/spans.ts';

/** Dinner waits so long at most for the rest before it to be one. */
const LATER = [10, 20] as const;
/** A shorter wait for dinner is none. */
const WAIT = 30;
/** Left before dinner, whatever the way takes. */
const A_MOMENT = 10;
const LEAST_DINNER = 75;
/** Who sat down sooner sits for so much longer, where something comes after. */
const LINGER = 30;

export type DinnerWorld = {
  window: Span;
  maxProgramme: number;
  slot: MealSlot | undefined;
  /** When the table is to be had on that day. */
  open: readonly Span[];
  openOn: OpenUntil;
  isRest: (id: string) => boolean;
};

/** The route with dinner a little later, as far as the hours and what comes after it allow; the smallest move first. */
export function withDinnerLater(
  route: PlannedRoute,
  at: number,
  world: DinnerWorld,
): PlannedRoute[] {
  const dinner = route.stops[at];

  if (!dinner || !world.slot) return [];
  return LATER.flatMap((minutes) => {
    const start = dinner.start + minutes;
    const end = Math.max(dinner.end, start + LEAST_DINNER);
    const next = route.stops[at + 1];
    const room = next
      ? next.start - next.leg.minutes
      : Math.max(world.window[1] - route.back.minutes, dinner.end);

    return end <= room && isServed({ start, end }, world)
      ? [withStop(route, at, { ...dinner, start, end })]
      : [];
  });
}

/**
 * The route without a long wait for dinner: one sits down as soon as people do, and stays longer at the sight before.
 * A long day keeps the only pause that it has.
 */
export function withoutWait(route: PlannedRoute, at: number, world: DinnerWorld): PlannedRoute {
  const [before, dinner] = [route.stops[at - 1], route.stops[at]];

  if (!before || !dinner || !world.slot || waitIn(before, dinner) <= WAIT) return route;
  const sooner = withStop(route, at, seatedSooner(route, { before, dinner, at }, world));
  const stayed = stayedLonger(sooner, at, world);

  return [stayed, sooner].find((one) => isRested(one, world.isRest)) ?? route;
}

function waitIn(before: PlannedStop, dinner: PlannedStop): number {
  return dinner.start - dinner.leg.minutes - before.end;
}

/** Whether people are served then: at their hours, and while the kitchen is open. */
function isServed(stop: Pick<PlannedStop, 'start' | 'end'>, world: DinnerWorld): boolean {
  const spans = world.slot ? [world.slot.window] : [];

  return [spans, world.open].every((hours) => isWithin(stop, hours));
}

function seatedSooner(
  { stops }: PlannedRoute,
  { before, dinner, at }: { before: PlannedStop; dinner: PlannedStop; at: number },
  world: DinnerWorld,
): PlannedStop {
  const minutes = dinner.end - dinner.start;
  const first = upToFive(before.end + dinner.leg.minutes + A_MOMENT);
  const start = [world.slot?.window[0] ?? dinner.start, ...world.open.map(([open]) => open), first]
    .map((from) => Math.max(first, upToFive(from)))
    .filter((from) => from < dinner.start)
    .toSorted((a, b) => a - b)
    .find((from) => isServed({ start: from, end: from + minutes }, world));

  if (start === undefined) return dinner;
  const longer = stops[at + 1] ? Math.min(LINGER, dinner.start - start) : 0;
  const end = [start + minutes + longer, start + minutes].find((until) =>
    isServed({ start, end: until }, world),
  );

  return { ...dinner, start, end: end ?? start + minutes };
}

/** The last sight before dinner seen at leisure, within the hours that a day may last. */
function stayedLonger(route: PlannedRoute, at: number, world: DinnerWorld): PlannedRoute {
  const [before, dinner] = [route.stops[at - 1], route.stops[at]];
  const until =
    route.leave +
    world.maxProgramme +
    restMinutes(route.stops, { until: before?.start ?? 0, isRest: world.isRest });

  if (!before || !dinner) return route;
  const longer = longerVisit(before, dinner, world.openOn);

  return withStop(route, at - 1, {
    ...longer,
    end: Math.max(before.end, Math.min(longer.end, downToFive(until))),
  });
}

function withStop(route: PlannedRoute, at: number, stop: PlannedStop): PlannedRoute {
  return withStops(route, route.stops.with(at, stop));
}
