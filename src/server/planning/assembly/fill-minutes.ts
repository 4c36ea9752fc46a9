import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import { USUAL_PACE } from '#server/planner/pace-limits.ts';
import type { DayFrame } from '../days/day-windows.ts';

/** Minutes of sights that fill a day's hours before dinner, lunch apart; working days fill themselves. */
export function fillMinutes({ kind, window, dayEnd, meals, maxProgramme }: DayFrame): number {
  const lunch = meals.find(({ meal }) => meal === 'lunch')?.minutes ?? 0;
  const isGentle = maxProgramme < USUAL_PACE.minutes;
  const share = isGentle ? OBJECTIVE.gentleFillShare : OBJECTIVE.fillShare;

  return kind === 'Work Day' ? 0 : Math.max(0, Math.round((dayEnd - window[0] - lunch) * share));
}
