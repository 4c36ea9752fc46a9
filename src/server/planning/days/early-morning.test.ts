import { expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';
import { withEarlyMorning } from './early-morning.ts';

const leg = { mode: 'walk', minutes: 10, km: 0.6, usd: 0 } as const;
const stop = (id: string, start: number, end: number, more: Partial<PlannedStop> = {}) =>
  ({ id, kind: 'visit', start, end, leg, ...more }) satisfies PlannedStop;
const lunch = stop('lunch', 780, 840, { kind: 'meal', meal: 'lunch' });
const startsOf = (
  stops: PlannedStop[],
  {
    open = [480, 1080] as Span,
    window = [510, 1320] as Span,
    arrive = 1080,
    maxProgramme = 540,
    crowdFree = undefined as number | undefined,
    isEarlyRiser = false,
  },
) =>
  withEarlyMorning({ stops, back: leg, leave: 0, arrive } satisfies PlannedRoute, {
    window,
    maxProgramme,
    isEarlyRiser,
    spansOf: ({ id }) => (id === 'fixed' ? undefined : [open]),
    crowdFree: ({ id }) => (id === 'museum' ? crowdFree : undefined),
    isRest: () => false,
    bringsDinner: () => false,
  }).stops.map(({ start }) => start);

/** It leaves no long rest before a sunset. */
const park = stop('park', 880, 960);
const late = [stop('museum', 620, 680), stop('square', 700, 760), lunch];

test('a late morning begins by nine, and its stops follow each other', () => {
  expect(startsOf(late, {})).toEqual([540, 610, 780]);
});

test('early risers are out as soon as the first doors open', () => {
  expect(startsOf(late, { isEarlyRiser: true, window: [405, 1320], open: [420, 1080] })).toEqual([
    420, 490, 780,
  ]);
});

test('a morning begins no sooner than the doors open, or the party sets out', () => {
  expect(startsOf(late, { open: [600, 1080] })).toEqual([600, 670, 780]);
  expect(startsOf(late, { window: [570, 1320] })).toEqual([580, 650, 780]);
});

test('a morning begins later where the day would be too long for the party', () => {
  const sunset = stop('sunset', 1050, 1110);

  expect(startsOf([...late, park, sunset], { maxProgramme: 530, arrive: 1120 })[0]).toBe(590);
});

test('what is crowded later on is worth getting up for, as far as the day may be so long', () => {
  expect(startsOf(late, { crowdFree: 460 })).toEqual([460, 530, 780]);
  expect(startsOf([...late, park, stop('sunset', 970, 1010)], { crowdFree: 460 })[0]).toBe(480);
  expect(startsOf([stop('square', 620, 680), lunch], { crowdFree: 460 })[0]).toBe(540);
});

test('what is fixed keeps its hour', () => {
  expect(startsOf([stop('fixed', 620, 680), lunch], {})).toEqual([620, 780]);
});
