import type { Candidate } from '../candidates/candidates.ts';
import type { FixedTime } from '../days/appointments.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Point } from '#server/planner/problem.ts';
import type { Rhythm } from './rhythm.ts';

export const NAP = 120;
/** Lunch and the way home. */
const AFTER_LUNCH_BEGINS = 90;
const WITHOUT_LUNCH = 13 * 60 + 30;

/** Two hours at the stay after lunch on each full day, where they are asked for and no day trip takes the day. */
export function naps(
  { isNapping }: Rhythm,
  frames: readonly DayFrame[],
  { stay, candidates }: { stay: Point & { name: string }; candidates: readonly Candidate[] },
): FixedTime[] {
  if (!isNapping) return [];
  return frames.flatMap((frame, day) => {
    const lunch = frame.meals.find(({ meal }) => meal === 'lunch');
    const start = lunch ? lunch.window[0] + AFTER_LUNCH_BEGINS : WITHOUT_LUNCH;

    return frame.kind === 'Full Day' && !candidates.some((one) => takes(one, day))
      ? [
          {
            id: `nap-${day}`,
            day,
            start,
            end: start + NAP,
            title: 'Nap',
            place: stay.name,
            point: { lat: stay.lat, lon: stay.lon },
            isPlaceKnown: true,
            isRest: true,
          },
        ]
      : [];
  });
}

/** Whether a day trip takes the day. */
function takes({ file, visit }: Candidate, day: number): boolean {
  return 'travelMinutes' in file && (visit.spans[day] ?? []).length > 0;
}
