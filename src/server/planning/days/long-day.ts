import { LEAST_REST, LONG_DAY } from '#server/planner/pace-limits.ts';
import type { MealSlot, PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';

type Day = { kind: string; window: Span; meals: readonly MealSlot[] };

export const TRAVEL_DAYS: ReadonlySet<string> = new Set(['Arrival Day', 'Departure Day']);

/** Whether a day may last so long that it needs a rest. */
export function isLongDay([start, end]: Span): boolean {
  return end - start > LONG_DAY;
}

/** The hours of a day; of arrival or departure without a rest before dinner only as many as need none. */
export function windowWithRest({ kind, window, meals }: Day): Span {
  const [start, end] = window;
  const hasRest = meals.some(({ rest }) => rest !== undefined);

  return TRAVEL_DAYS.has(kind) && !hasRest ? [start, Math.min(end, start + LONG_DAY)] : window;
}

/** What starts on full five minutes can add to a day. */
const MARGIN = 10;
/** Who rests for so long sets out anew. */
const LONG_REST = 90;
const LONGEST_PAUSE = 180;

/** Whether a stop is a rest at the stay that the day was made around. */
type IsRest = (id: string) => boolean;

/** Whether a day that lasts long has a rest, or the time for one between two stops. */
export function isRested({ stops, leave, arrive }: PlannedRoute, isRest: IsRest): boolean {
  return arrive - leave <= LONG_DAY - MARGIN || stops.some((_, at) => isPause(stops, at, isRest));
}

/** Whether the time before a stop is the only rest of a day that needs one. */
export function isOnlyRest(route: PlannedRoute, at: number, isRest: IsRest): boolean {
  const hasOther = route.stops.some((_, i) => i !== at && isPause(route.stops, i, isRest));

  return !hasOther && !isRested({ ...route, stops: [] }, isRest);
}

/** Whether one rests at a stop, or has the time for it before. */
function isPause(stops: readonly PlannedStop[], at: number, isRest: IsRest): boolean {
  const stop = stops[at];

  if (!stop) return false;
  if (isRest(stop.id) || stop.kind === 'rest') return stop.end - stop.start >= LEAST_REST;
  return waitBefore(stops, at) >= LEAST_REST;
}

/**
 * Minutes of long rests until an hour of the day: at the stay, or with nothing to do before the next stop. Who had one
 * sets out anew; longer pauses are hours that the day lacks.
 */
export function restMinutes(
  stops: readonly PlannedStop[],
  { until, isRest }: { until: number; isRest: IsRest },
): number {
  const atStay = stops
    .filter(({ id, end }) => isRest(id) && end <= until)
    .map(({ start, end }) => end - start);
  const between = stops
    .filter(({ start }) => start <= until)
    .map((_, at) => waitBefore(stops, at))
    .filter((minutes) => minutes <= LONGEST_PAUSE);

  return [...atStay, ...between]
    .filter((minutes) => minutes >= LONG_REST)
    .reduce((sum, minutes) => sum + minutes, 0);
}

/** Minutes with nothing to do before the stop of that number. */
export function waitBefore(stops: readonly PlannedStop[], at: number): number {
  const [before, stop] = [stops[at - 1], stops[at]];

  return before && stop ? stop.start - stop.leg.minutes - before.end : 0;
}

/** Who is back at night sleeps for so long, and sets out no sooner. */
const NIGHT = 9 * 60;
const MIDNIGHT = 24 * 60;

/** The first minute of a day at which who came back at that minute of the day before sets out. */
export function afterTheNight(arrive: number): number {
  return arrive - MIDNIGHT + NIGHT;
}
