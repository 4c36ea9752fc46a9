import { clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import { leaveTime, returnTime } from './day-trip.ts';
import type { DayView, TripView } from './trip-view.ts';

/** Minutes for border and bags or the platform, and the least that a landing takes in all. */
const ASHORE = { plane: 45, 'long flight': 45, train: 5 } as const;
const LEAST_AFTER_LANDING = 75;
/** At the airport or the station before leaving. */
const AHEAD = { plane: 120, 'long flight': 180, train: 20 } as const;
/** Where nobody says how far the airport is. */
const USUAL_TRANSFER = { minutes: 30, by: 'plane' } as const;
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
  const isAway = (at: { lat: number; lon: number } | undefined) =>
    at !== undefined && straightKm(at, trip.accommodation) > AT_THE_STAY_KM;
  const first = stops[0];
  const last = stops.at(-1);

  return [
    ...(isAway(first?.place) && !first?.activity.travel
      ? [`${label}: does not begin at the stay`]
      : []),
    ...(isAway(last?.leftAt) && !day.back
      ? [`${label}: has no way back from ${last?.name} to the stay`]
      : []),
  ];
}

function flightFaults(day: DayView, { facts }: TripView): string[] {
  const { landing, takeoff, transfer = USUAL_TRANSFER, transferBack = transfer } = facts;
  const after = Math.max(LEAST_AFTER_LANDING, ASHORE[transfer.by] + transfer.minutes);
  const ahead = AHEAD[transferBack.by] + transferBack.minutes;
  const begins = Math.min(day.start, leaveTime(day));
  const ends = Math.max(day.end, returnTime(day));
  const faults: string[] = [];

  if (day.isFirst && landing !== null && begins < landing + after) {
    faults.push(
      `${day.label}: begins at ${clockText(begins)}, less than ${after} minutes after landing at ${clockText(landing)}`,
    );
  }
  if (day.isLast && takeoff !== null && ends > takeoff - ahead) {
    faults.push(
      `${day.label}: ends at ${clockText(ends)}, less than ${ahead} minutes before take-off at ${clockText(takeoff)}`,
    );
  }
  return faults;
}
