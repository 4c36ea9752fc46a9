import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';

/** Nobody rides back further than this, one way in minutes, to lie down after lunch. */
const LONGEST_WAY = 40;

/**
 * The input without the rest after lunch on days that are made for something far away: there one rests where one is,
 * and the day ends sooner instead, or begins later where it lasts until sunset. Rests that were asked for, and those of
 * children, stay.
 */
export function withoutRestFarAway(
  planInput: PlanInput,
  reasons: ReadonlyMap<number, Candidate>,
): PlanInput {
  const { fixed = [], stay, travel } = planInput;
  const isFar = (day: number) => {
    const reason = reasons.get(day);

    return reason !== undefined && travel.leg(stay.stay, reason.visit).minutes > LONGEST_WAY;
  };

  return {
    ...planInput,
    fixed: fixed.filter(({ isUnasked, day }) => !isUnasked || !isFar(day)),
    frames: planInput.frames.map((frame, day) => (isFar(day) ? begunLater(frame) : frame)),
  };
}

/** A day until sunset that has no rest in it begins as much later as it would else be too long. */
function begunLater(frame: DayFrame): DayFrame {
  const { rest, window, dayEnd, maxProgramme } = frame;

  if (rest === undefined) return frame;
  return {
    ...frame,
    rest: undefined,
    window: [Math.max(window[0], dayEnd + rest - maxProgramme), window[1]],
    dayEnd: dayEnd + rest,
  };
}
