import { clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import { leaveTime, returnTime } from './outing.ts';
import type { DayView, TripView } from './trip-view.ts';

const AFTER_LANDING = 90;
const BEFORE_TAKEOFF = 150;
const AT_THE_STAY_KM = 0.1;

/** Rule 4: each day begins and ends at the stay, within its window and clear of the flights. */
export function checkFrame(view: TripView): string[] {
  return view.days.flatMap((day) => (day.stops.length === 0 ? [] : frameFaults(day, view)));
}

function frameFaults(day: DayView, { trip, facts }: TripView): string[] {
  const { label, start, end, stops } = day;
  const leave = leaveTime(day);
  const back = returnTime(day);
  const faults: string[] = [];
  const last = stops.at(-1);

  if (!(leave >= start)) faults.push(`${label}: leaves at ${clockText(leave)}, before the day begins at ${clockText(start)}`);
  if (!(back <= end)) faults.push(`${label}: is back at ${clockText(back)}, after the day ends at ${clockText(end)}`);
  if (last && !day.day.back && straightKm(last.place, trip.accommodation) > AT_THE_STAY_KM) {
    faults.push(`${label}: has no way back from ${last.name} to the stay`);
  }
  if (stops[0] && !stops[0].activity.travel && straightKm(stops[0].place, trip.accommodation) > AT_THE_STAY_KM) {
    faults.push(`${label}: does not begin at the stay`);
  }
  if (day.isFirst && facts.landing !== null && Math.min(start, leave) < facts.landing + AFTER_LANDING) {
    faults.push(`${label}: begins at ${clockText(Math.min(start, leave))}, less than 90 minutes after landing at ${clockText(facts.landing)}`);
  }
  if (day.isLast && facts.takeoff !== null && Math.max(end, back) > facts.takeoff - BEFORE_TAKEOFF) {
    faults.push(`${label}: ends at ${clockText(Math.max(end, back))}, less than 150 minutes before take-off at ${clockText(facts.takeoff)}`);
  }
  return faults;
}
