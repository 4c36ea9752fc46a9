import type { MealSlot, PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';
import { isWithin } from '#server/planner/spans.ts';
import { downToFive, upToFive } from './five-minutes.ts';
import { restMinutes } from './long-day.ts';
import { type OpenUntil, seenAtLeisure } from './longer-visits.ts';
import { withStops } from './route-measures.ts';

/** Dinner moves so many minutes for the sake of the time before it. */
const SOONER = [15, 30, 45, 60, 75, 90] as const;
const LATER = [10, 20] as const;
/** Left before dinner, whatever the way takes. */
const A_MOMENT = 10;
const LEAST_DINNER = 75;
/** Who sat down sooner sits for so much longer, where something comes after; and no sooner then. */
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

/**
 * The route and others with less or more time before dinner, the least changed first: with the sights before it seen
 * at leisure, with dinner sooner, with both, and with dinner a little later.
 */
export function withOtherDinners(
  route: PlannedRoute,
  at: number,
  world: DinnerWorld,
): PlannedRoute[] {
  const unhurried = atLeisure(route, at, world);
  const sooner = SOONER.flatMap((minutes) => seatedSooner(unhurried, at, { minutes, world }));

  return [
    route,
    unhurried,
    ...sooner,
    ...LATER.flatMap((minutes) => seatedLater(route, at, { minutes, world })),
  ];
}

type Move = { minutes: number; world: DinnerWorld };

function seatedLater(route: PlannedRoute, at: number, { minutes, world }: Move): PlannedRoute[] {
  const dinner = route.stops[at];

  if (!dinner) return [];
  const start = dinner.start + minutes;
  const end = Math.max(dinner.end, start + LEAST_DINNER);
  const next = route.stops[at + 1];
  const room = next
    ? next.start - next.leg.minutes
    : Math.max(world.window[1] - route.back.minutes, dinner.end);

  return end <= room && isServed({ start, end }, world)
    ? [withStop(route, at, { ...dinner, start, end })]
    : [];
}

function seatedSooner(route: PlannedRoute, at: number, { minutes, world }: Move): PlannedRoute[] {
  const [before, dinner, next] = route.stops.slice(at - 1, at + 2);
  const start = (dinner?.start ?? 0) - minutes;

  if (!before || !dinner || start < upToFive(before.end + dinner.leg.minutes + A_MOMENT)) return [];
  if (next && minutes > LINGER) return [];
  const ends = next ? [dinner.end, dinner.end - minutes] : [dinner.end - minutes];
  const end = ends.find((until) => isServed({ start, end: until }, world));

  return end === undefined ? [] : [withStop(route, at, { ...dinner, start, end })];
}

/** Whether people are served then: at their hours, and while the kitchen is open. */
function isServed(stop: Pick<PlannedStop, 'start' | 'end'>, world: DinnerWorld): boolean {
  const spans = world.slot ? [world.slot.window] : [];

  return [spans, world.open].every((hours) => isWithin(stop, hours));
}

/** The sights before dinner seen at leisure, within the hours that a day may last. */
function atLeisure(route: PlannedRoute, at: number, world: DinnerWorld): PlannedRoute {
  const { maxProgramme, isRest, openOn } = world;
  const before = route.stops[at - 1]?.start ?? 0;
  const rested = restMinutes(route.stops, { until: before, isRest });
  const until = downToFive(route.leave + maxProgramme + rested);

  return seenAtLeisure(route, at, { openOn, until });
}

function withStop(route: PlannedRoute, at: number, stop: PlannedStop): PlannedRoute {
  return withStops(route, route.stops.with(at, stop));
}
