import { paceLimits } from '../pace-limits.ts';
import { programmeMinutes, walkedKm } from './day-trip.ts';
import type { TripView } from './trip-view.ts';

/** Rounding of the ways to two decimals and of the day's sum to one. */
const KM_SLACK = 0.05;
const STATED_SLACK = 0.15;

/** Rule 6: hours of programme and kilometres on foot suit the party. */
export function checkPace({ days, facts }: TripView): string[] {
  const { minutes, walkKm } = paceLimits(facts.preference.needs);

  return days.flatMap((day) => {
    const programme = programmeMinutes(day);
    const walked = walkedKm(day);
    const faults: string[] = [];

    if (!(programme <= minutes))
      faults.push(
        `${day.label}: ${hours(programme)} hours of programme, at most ${hours(minutes)}`,
      );
    if (walked > walkKm + KM_SLACK)
      faults.push(`${day.label}: ${walked.toFixed(1)} km on foot, at most ${walkKm}`);
    if (Math.abs(walked - day.day.walkKm) > STATED_SLACK) {
      faults.push(
        `${day.label}: says ${day.day.walkKm} km on foot, but its ways sum to ${walked.toFixed(1)}`,
      );
    }
    return faults;
  });
}

function hours(minutes: number): string {
  return (Math.round(minutes / 6) / 10).toString();
}
