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

/** An appointment that lasts until then stands in for dinner. */
const EVENING = 19 * 60;

/** Who rests for so long sets out anew. */
const LONG_REST = 90;
/** Who has nothing to do for longer is not resting. */
const LONGEST_PAUSE = 180;

/**
 * Minutes of programme: from leaving to the end of the last sight before dinner, less working blocks and long rests
 * at the stay or between two stops.
 */
export function programmeMinutes(day: DayView): number {
  const dinner =
    day.stops.find(({ activity }) => activity.meal === 'dinner') ??
    day.stops.find(({ facts }) => facts?.includes?.includes('dinner')) ??
    day.stops.find(({ activity, end }) => activity.kind === 'work' && end >= EVENING);
  const sights = day.stops.filter(
    ({ activity, start }) => activity.kind === 'stop' && (!dinner || start < dinner.start),
  );
  const last = sights.at(-1);

  if (!last) return 0;
  return last.end - leaveTime(day) - workMinutes(day, last.end) - restMinutes(day, last.start);
}

function restMinutes({ stops }: DayView, until: number): number {
  const atStay = stops
    .filter(({ isAtStay, end }) => isAtStay && end <= until)
    .map(({ start, end }) => end - start);
  const between = stops
    .map(({ start, activity }, i) =>
      start <= until ? start - (activity.travel?.minutes ?? 0) - (stops[i - 1]?.end ?? start) : 0,
    )
    .filter((minutes) => minutes <= LONGEST_PAUSE);

  return [...atStay, ...between]
    .filter((minutes) => minutes >= LONG_REST)
    .reduce((sum, minutes) => sum + minutes, 0);
}

/** Minutes of work that lie before an hour of the day. */
export function workMinutes({ stops }: DayView, until = Infinity): number {
  return stops
    .filter(({ activity, end }) => activity.kind === 'work' && end <= until)
    .reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The longest time to sit down: a rest, between two stops when no way takes it, or on the ride of a day trip. */
export function longestPause({ stops }: DayView): number {
  return stops.slice(1).reduce((longest, { start, end, activity }, i) => {
    const way = activity.travel?.minutes ?? 0;
    const pause = start - (stops[i]?.end ?? start) - way;
    const rest = activity.kind === 'free' ? end - start : 0;

    return Math.max(longest, rest, activity.kind === 'ride' ? way : pause);
  }, 0);
}

/** Kilometres on foot by the ways that the day states. */
export function walkedKm({ stops, day }: DayView): number {
  return [...stops.map(({ activity }) => activity.travel), day.back]
    .filter((travel) => travel?.mode === 'walk')
    .reduce((sum, travel) => sum + (travel?.km ?? 0), 0);
}
