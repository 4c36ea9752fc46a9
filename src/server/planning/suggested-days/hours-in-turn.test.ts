import { expect, test } from 'vitest';
import type { Span } from '#server/planner/problem.ts';
import { hoursInTurn } from './hours-in-turn.ts';

const at = { lat: 0, lon: 0 };
const sight = (
  id: string,
  part: 'morning' | 'afternoon' | 'evening',
  minutes: number,
  spans: Span[] = [[0, 24 * 60]],
) => ({ ...at, id, part, minutes, spans });

const hours = (sights: ReturnType<typeof sight>[]) =>
  Object.fromEntries(
    hoursInTurn(sights, {
      setOut: 9 * 60,
      stay: at,
      lunch: [12 * 60, 14 * 60],
      minutesBetween: () => 15,
    }),
  );

test('one sight follows the other, lunch between morning and afternoon', () => {
  expect(
    hours([
      sight('arena', 'morning', 135),
      sight('forum', 'morning', 105),
      sight('temple', 'afternoon', 45),
    ]),
  ).toEqual({ arena: 555, forum: 705, temple: 810 + 75 + 15 });
});

test('lunch comes before a morning sight that would end too late for it', () => {
  expect(hours([sight('palace', 'morning', 240), sight('garden', 'morning', 90)])).toEqual({
    palace: 555,
    garden: 795 + 75 + 15,
  });
});

test('doors are waited for; what is shut and what is for the evening has no hour', () => {
  expect(
    hours([
      sight('museum', 'morning', 60, [[600, 1000]]),
      sight('market', 'morning', 60, [[300, 700]]),
      sight('bar', 'evening', 60),
    ]),
  ).toEqual({ museum: 600 });
});
