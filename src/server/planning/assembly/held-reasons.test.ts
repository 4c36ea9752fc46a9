import { expect, test } from 'vitest';
import type { PlanInput } from './build-problem.ts';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { onlyWild } from '../candidates/wild-animals.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isOfTheme, type Theme } from '../themes/theme.ts';
import { inFullFirst, withoutDaysOf } from './held-reasons.ts';

const hiking: Theme = { name: 'hiking', words: /hikes/, kinds: ['hike'] };
const safari: Theme = {
  name: 'a safari',
  words: /safari/,
  kinds: ['wildlife'],
  text: /\b(?:safari|lions?|elephants?)\b/,
};
const sight = (kind: string, minutes: number, why = '', mandatory = false) =>
  ({
    id: `${kind} ${minutes}`,
    file: { name: 'x', kind, minutes, why },
    visit: { mandatory },
  }) as unknown as Candidate;

test('whole hikes come before strolls', () => {
  const [whole, any] = inFullFirst([hiking]);

  expect(whole && isOfTheme(sight('hike', 240).file, whole)).toBe(true);
  expect(whole && isOfTheme(sight('hike', 75).file, whole)).toBe(false);
  expect(any).toBe(hiking);
});

test.each([
  ['Lions by the road', true],
  ['Meet rescued elephants', false],
])('"%s" is a safari: %s', (why, is) => {
  const [wild] = inFullFirst([safari]);
  const one = sight('wildlife', 90, why);

  expect(wild && isOfTheme(one.file, wild)).toBe(is);
  expect(onlyWild([one], [safari]).length === 1).toBe(is);
  expect(onlyWild([one], [hiking])).toEqual([one]);
  expect(onlyWild([sight('wildlife', 90, why, true)], [safari])).toHaveLength(1);
});

test('days that hold it are left as they are', () => {
  const offer = {
    candidates: [sight('hike', 240)],
    frames: [{ kind: 'Full Day' }, { kind: 'Full Day' }],
  } as unknown as PlanInput;
  const routes = [{ stops: [{ id: 'hike 240' }] }] as unknown as PlannedRoute[];
  const { frames } = withoutDaysOf(hiking, offer, { routes, dayIndexes: [1] });

  expect(frames.map(({ kind }) => kind)).toEqual(['Full Day', 'Travel Day']);
});
