import { LEAST_REST, LONG_DAY, paceLimits } from '../pace-limits.ts';
import { clockText } from './clock.ts';
import {
  leaveTime,
  longestPause,
  programmeMinutes,
  returnTime,
  walkedKm,
  workMinutes,
} from './day-trip.ts';
import type { DayView, TripView } from './trip-view.ts';

/** Rounding of the ways to two decimals and of the day's sum to one. */
const KM_SLACK = 0.05;
const STATED_SLACK = 0.15;

/** Small children are back so long after the local hour of dinner, or the usual one, at the latest. */
const TODDLER_EVENING = 120;
const USUAL_DINNER = 18 * 60 + 30;

/** Rule 6: hours of programme, rest, the evening's end and kilometres on foot suit the party. */
export function checkPace({ days, facts }: TripView): string[] {
  const { minutes, walkKm } = paceLimits(facts.preference.needs);

  return days.flatMap((day) => {
    const programme = programmeMinutes(day);
    const walked = walkedKm(day);
    const faults = [...restFaults(day), ...eveningFaults(day, facts)];

    if (!(programme <= minutes))
      faults.push(
        `${day.label}: ${hours(programme)} hours until the last sight before dinner, at most ${hours(minutes)}`,
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

/** A day that lasts long has a pause in it; hours of work are counted apart. */
function restFaults(day: DayView): string[] {
  const total = returnTime(day) - leaveTime(day) - workMinutes(day);

  return day.stops.length > 0 && total > LONG_DAY && longestPause(day) < LEAST_REST
    ? [`${day.label}: lasts ${hours(total)} hours without a rest of ${LEAST_REST} minutes`]
    : [];
}

function eveningFaults(day: DayView, { preference, mealHours }: TripView['facts']): string[] {
  const latest = Math.max(mealHours?.dinner[0] ?? 0, USUAL_DINNER) + TODDLER_EVENING;
  const back = returnTime(day);

  // A flight leaves when it leaves.
  const isLeaving = day.day.activities.at(-1)?.kind === 'departure';

  return preference.needs.toddler && !isLeaving && back > latest
    ? [`${day.label}: is back at ${clockText(back)}, too late for a toddler`]
    : [];
}

function hours(minutes: number): string {
  return (Math.round(minutes / 6) / 10).toString();
}
