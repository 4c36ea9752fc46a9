import type { Way } from '#server/catalogue/ways.ts';
import { leastMinutes, straightKm } from './physics.ts';
import { clockText, daysOn } from './clock.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

/** Rounding of minutes and of kilometres to two decimals. */
const MINUTE_SLACK = 1;
const KM_SLACK = 0.03;

/** Rule 3: stops are in time order, do not overlap, and leave time for the way between them. */
export function checkOrder(view: TripView): string[] {
  return [
    ...dateFaults(view),
    ...view.days.flatMap((day) => [...timeFaults(day), ...wayFaults(day, view)]),
  ];
}

function dateFaults({ days, trip }: TripView): string[] {
  const { startDate, endDate } = trip.tripInfo;
  const last = days.at(-1);

  return [
    ...days.flatMap(({ day, index, label }) =>
      day.date === daysOn(startDate, index) && day.dayNumber === index + 1
        ? []
        : [`${label}: is dated ${day.date} and numbered ${day.dayNumber}, out of order`],
    ),
    ...(last && last.day.date !== endDate
      ? [`${last.label}: the trip should end on ${endDate}`]
      : []),
  ];
}

function timeFaults({ label, activities }: DayView): string[] {
  return activities.flatMap(({ name, start, end }, i) => {
    const before = activities[i - 1];

    if (!Number.isFinite(start) || !Number.isFinite(end))
      return [`${label}, ${name}: its time cannot be read`];
    if (!before || start >= before.end) return [];
    return start < before.start
      ? [`${label}, ${name}: begins at ${clockText(start)}, before ${before.name}`]
      : [
          `${label}, ${name}: begins at ${clockText(start)} while ${before.name} lasts until ${clockText(before.end)}`,
        ];
  });
}

/** Each way takes at least what it states, and what it states is possible for the distance. */
function wayFaults({ label, stops, day }: DayView, { trip, facts }: TripView): string[] {
  const stay = trip.accommodation;
  const faults = stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    const from = before?.leftAt ?? stay;
    const fault =
      impossible(stop.activity.travel, straightKm(from, stop.place)) ??
      blocked(stop, isOnOneTrip(before, stop) ? undefined : facts.wayBetween?.(from, stop.place)) ??
      (before && late(before, stop));

    return fault ? [`${label}, ${stop.name}: ${fault}`] : [];
  });
  const last = stops.at(-1);
  const back = last && impossible(day.back, straightKm(last.leftAt, stay));

  return back ? [...faults, `${label}, the way back: ${back}`] : faults;
}

/** The ways of a town are reckoned from it; on a day trip one is out there already. */
function isOnOneTrip(before: StopView | undefined, { activity }: StopView): boolean {
  return activity.partOf !== undefined && before?.activity.partOf === activity.partOf;
}

function impossible(travel: StopView['activity']['travel'], km: number): string | undefined {
  if (!travel) return km > 0.1 ? `there is no way stated for ${km.toFixed(1)} km` : undefined;
  const least = leastMinutes(travel.mode, km);

  if (!(travel.minutes >= 0)) return 'the way takes no readable time';
  if (travel.minutes + MINUTE_SLACK < least) {
    return `${travel.minutes} minutes by ${travel.mode} are impossible for ${km.toFixed(1)} km`;
  }
  return travel.km + KM_SLACK < km * 0.98
    ? `the way is given as ${travel.km} km, but the places lie ${km.toFixed(1)} km apart`
    : undefined;
}

/** Over water, or round what lies between: not on foot, and in no less than the known minutes. */
function blocked(
  { activity: { travel, kind } }: StopView,
  way: Way | undefined,
): string | undefined {
  if (!way || !travel || kind === 'ride') return undefined;
  if (travel.mode === 'walk' && way.by !== 'walk') return `cannot be reached on foot from there`;
  return travel.minutes + MINUTE_SLACK < way.minutes &&
    (way.by !== 'walk' || travel.mode === 'walk')
    ? `${travel.minutes} minutes are too few for a way that takes ${way.minutes}`
    : undefined;
}

function late(before: StopView, stop: StopView): string | undefined {
  const needs = stop.activity.travel?.minutes ?? 0;

  return stop.start - before.end < needs
    ? `getting there from ${before.name} takes ${needs} minutes, but there are only ${stop.start - before.end}`
    : undefined;
}
