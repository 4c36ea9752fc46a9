import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';

/** Nobody rides back further than this, one way in minutes, to lie down after lunch. */
const LONGEST_WAY = 40;

/**
 * The input without the rest after lunch on days that are made for something far away: there one rests where one is,
 * and the day ends sooner instead. Rests that were asked for, and those of children, stay.
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

  return { ...planInput, fixed: fixed.filter(({ isUnasked, day }) => !isUnasked || !isFar(day)) };
}
