import type { DayView } from './trip-view.ts';

/** When the party leaves the stay: the first stop less the way there. */
export function leaveTime({ stops, start }: DayView): number {
  const first = stops[0];

  return first ? first.start - (first.activity.travel?.minutes ?? 0) : start;
}

/** When the party is back: the last stop plus the way back. */
export function returnTime({ stops, start, day }: DayView): number {
  const last = stops.at(-1);

  return last ? last.end + (day.back?.minutes ?? 0) : start;
}

/** Minutes of programme: from leaving to being back, working blocks excepted. */
export function programmeMinutes(day: DayView): number {
  const work = day.stops
    .filter(({ activity }) => activity.kind === 'work')
    .reduce((sum, { start, end }) => sum + end - start, 0);

  return returnTime(day) - leaveTime(day) - work;
}

/** Kilometres on foot by the ways that the day states. */
export function walkedKm({ stops, day }: DayView): number {
  return [...stops.map(({ activity }) => activity.travel), day.back]
    .filter((travel) => travel?.mode === 'walk')
    .reduce((sum, travel) => sum + (travel?.km ?? 0), 0);
}
