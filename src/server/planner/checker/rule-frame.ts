import { clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import { leaveTime, returnTime } from './day-trip.ts';
import type { DayView, TripView } from './trip-view.ts';

const AFTER_LANDING = 90;
const BEFORE_TAKEOFF = 150;
const AT_THE_STAY_KM = 0.1;

/** Rule 4: each day begins and ends at the stay, within its window and clear of the flights. */
export function checkFrame(view: TripView): string[] {
  return view.days.flatMap((day) => (day.stops.length === 0 ? [] : frameFaults(day, view)));
}

function frameFaults(day: DayView, view: TripView): string[] {
  return [...windowFaults(day), ...stayFaults(day, view), ...flightFaults(day, view)];
}

function windowFaults(day: DayView): string[] {
  const { label, start, end } = day;
  const leave = leaveTime(day);
  const back = returnTime(day);

  return [
    ...(leave >= start
      ? []
      : [`${label}: leaves at ${clockText(leave)}, before the day begins at ${clockText(start)}`]),
    ...(back <= end
      ? []
      : [`${label}: is back at ${clockText(back)}, after the day ends at ${clockText(end)}`]),
  ];
}

function stayFaults({ label, stops, day }: DayView, { trip }: TripView): string[] {
  const isAway = (stop: DayView['stops'][number] | undefined) =>
    stop !== undefined && straightKm(stop.place, trip.accommodation) > AT_THE_STAY_KM;
  const first = stops[0];
  const last = stops.at(-1);

  return [
    ...(isAway(first) && !first?.activity.travel ? [`${label}: does not begin at the stay`] : []),
    ...(isAway(last) && !day.back
      ? [`${label}: has no way back from ${last?.name} to the stay`]
      : []),
  ];
}

function flightFaults(day: DayView, { facts: { landing, takeoff } }: TripView): string[] {
  const begins = Math.min(day.start, leaveTime(day));
  const ends = Math.max(day.end, returnTime(day));
  const faults: string[] = [];

  if (day.isFirst && landing !== null && begins < landing + AFTER_LANDING) {
    faults.push(
      `${day.label}: begins at ${clockText(begins)}, less than 90 minutes after landing at ${clockText(landing)}`,
    );
  }
  if (day.isLast && takeoff !== null && ends > takeoff - BEFORE_TAKEOFF) {
    faults.push(
      `${day.label}: ends at ${clockText(ends)}, less than 150 minutes before take-off at ${clockText(takeoff)}`,
    );
  }
  return faults;
}
