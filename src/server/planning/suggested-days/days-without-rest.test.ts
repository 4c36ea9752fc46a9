import { expect, test } from 'vitest';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { withoutRestFarAway } from './days-without-rest.ts';

/** Two days with a rest after lunch, the first of them made for something so many minutes away. */
function restsLeft(minutes: number, isUnasked: boolean): string[] {
  const planInput = {
    fixed: [
      { id: 'nap-0', day: 0, isRest: true, isUnasked },
      { id: 'nap-1', day: 1, isRest: true, isUnasked },
    ],
    frames: [],
    stay: { stay: {} },
    travel: { leg: () => ({ minutes }) },
  } as unknown as PlanInput;
  const { fixed = [] } = withoutRestFarAway(planInput, new Map([[0, { visit: {} } as Candidate]]));

  return fixed.map(({ id }) => id);
}

test.each([
  ['far away: no rest at the stay', 75, true, ['nap-1']],
  ['near: the rest stays', 15, true, ['nap-0', 'nap-1']],
  ['far away, where a rest was asked for', 75, false, ['nap-0', 'nap-1']],
])('a day made for something %s', (_, minutes, isUnasked, left) => {
  expect(restsLeft(minutes, isUnasked)).toEqual(left);
});

test('a day until sunset begins as much later as it would be too long without its rest', () => {
  const day = { rest: 120, window: [540, 1320], dayEnd: 1080, maxProgramme: 540 };
  const planInput = {
    fixed: [],
    frames: [day, day],
    stay: { stay: {} },
    travel: { leg: () => ({ minutes: 75 }) },
  } as unknown as PlanInput;
  const { frames } = withoutRestFarAway(planInput, new Map([[0, { visit: {} } as Candidate]]));

  expect(frames).toEqual([{ ...day, rest: undefined, window: [660, 1320], dayEnd: 1200 }, day]);

  const short = { ...day, maxProgramme: 600 };
  const [later] = withoutRestFarAway(
    { ...planInput, frames: [short, short] } as unknown as PlanInput,
    new Map([[0, { visit: {} } as Candidate]]),
  ).frames;

  expect(later?.window).toEqual([600, 1320]);
});
