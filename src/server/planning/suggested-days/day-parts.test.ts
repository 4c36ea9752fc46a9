import { expect, test } from 'vitest';
import type { Span } from '#server/planner/problem.ts';
import { spansInPart } from './day-parts.ts';

const at = (hour: number) => hour * 60;
const park: Span[] = [[at(10.5), at(21)]];

test.each([
  ['a church keeps to the morning', [[at(9), at(18)]], 45, [[at(9), at(15)]]],
  ['a park begins by eleven and ends when it ends', park, 480, [[at(10.5), at(19)]]],
  ['nothing that opens too late for it', [[at(14), at(22)]], 90, []],
] satisfies [string, Span[], number, Span[]][])('%s', (_, spans, minutes, expected) => {
  expect(spansInPart(spans, 'morning', minutes)).toEqual(expected);
});
