import { expect, test } from 'vitest';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { optionsOfDays } from './day-options.ts';
import type { SuggestedDay } from './day-parts.ts';

const OPEN: Span[] = [[9 * 60, 23 * 60]];

function sight(id: string, minutes: number, north = 0): Candidate {
  const visit = { id, lat: 50 + north, lon: 10, minutes, value: 100, spans: [OPEN], meets: [] };

  return { id, file: {}, visit } as unknown as Candidate;
}

const FIRST: SuggestedDay = {
  file: { name: 'First evening', fits: 'arrival' },
  sights: [
    { id: 'square', part: 'afternoon' },
    { id: 'view', part: 'evening' },
  ],
  lunch: [],
  dinner: [],
};
const MUSEUMS: SuggestedDay = {
  file: { name: 'Museums' },
  sights: [
    { id: 'palace', part: 'morning' },
    { id: 'museum', part: 'afternoon' },
    { id: 'opera', part: 'evening' },
  ],
  lunch: [],
  dinner: [],
};

/** The sights of each option of a day of coming that begins at this hour. */
function onArrival(hour: number, museum: Candidate) {
  const [options = []] = optionsOfDays([MUSEUMS, FIRST], {
    frames: [
      {
        kind: 'Arrival Day',
        window: [hour * 60, 23 * 60],
        dayEnd: 18 * 60,
        meals: [],
      } as unknown as DayFrame,
    ],
    facts: [{ date: '2027-06-09' } as DayFacts],
    candidates: [
      sight('square', 30),
      sight('view', 30),
      sight('palace', 60),
      sight('opera', 60),
      museum,
    ],
    guests: { interests: [], hasChildren: false },
  });

  return options.map(({ suggestion }) => suggestion.sights.map(({ id }) => id).join(' '));
}

test.each([
  ['a short afternoon', 15, sight('museum', 120), false],
  ['a long one', 12, sight('museum', 120), true],
  ['what lies far from it', 12, sight('museum', 120, 0.1), false],
])('the half day of coming with the daytime of another: %s', (_, hour, museum, isHeld) => {
  const options = onArrival(hour, museum);

  expect(options).toContain('square view');
  expect(options).toContain('museum opera');
  expect(options.includes('museum square view')).toBe(isHeld);
});

test.each([
  ['Full Day', 'with children', 600],
  ['Arrival Day', 'with children', 0],
  ['Departure Day', 'with children', 0],
  ['Arrival Day', 'arrival', 600],
] as const)('what a suggestion adds on a %s for one %s', (kind, what, bonus) => {
  const file = what === 'arrival' ? { name: 'Zoo', fits: what } : { name: 'Zoo', party: what };
  const [options = []] = optionsOfDays([{ ...MUSEUMS, file }], {
    frames: [
      { kind, window: [9 * 60, 23 * 60], dayEnd: 18 * 60, meals: [] } as unknown as DayFrame,
    ],
    facts: [{ date: '2027-06-09' } as DayFacts],
    candidates: [sight('palace', 60), sight('museum', 60), sight('opera', 60)],
    guests: { interests: [], hasChildren: true },
  });

  expect(options.map((one) => one.bonus)).toEqual([bonus]);
});

const full = (dayEnd: number, taken = 0) => ({
  frames: [
    { kind: 'Full Day', window: [9 * 60, 22 * 60], dayEnd, meals: [] } as unknown as DayFrame,
  ],
  facts: [{ date: '2027-06-09' } as DayFacts],
  guests: { interests: [], hasChildren: false },
  taken: [taken],
});
const must = (one: Candidate): Candidate => ({ ...one, visit: { ...one.visit, strong: 1 } });
const GIZA: SuggestedDay = {
  file: { name: 'Pyramids and the great museum' },
  sights: [
    { id: 'pyramids', part: 'morning' },
    { id: 'sphinx', part: 'morning' },
    { id: 'museum', part: 'afternoon' },
  ],
  lunch: [],
  dinner: [],
};

test.each([
  ['long enough for all', 20 * 60, 0, ['pyramids sphinx museum']],
  [
    'too short: what is worth most, and another day for a must',
    17 * 60,
    0,
    ['pyramids sphinx', 'museum'],
  ],
  ['taken up by a rest', 20 * 60, 180, ['pyramids sphinx', 'museum']],
])('a full day %s', (_, dayEnd, taken, expected) => {
  const candidates = [
    must({ ...sight('pyramids', 210), file: { appeal: 99 } as never }),
    sight('sphinx', 45),
    must(sight('museum', 250)),
  ].map((one, at) => ({ ...one, visit: { ...one.visit, value: 300 - at } }));
  const [options = []] = optionsOfDays([GIZA], { ...full(dayEnd, taken), candidates });

  expect(options.map(({ worths }) => [...worths.keys()].join(' '))).toEqual(expected);
});

test('what cannot be reached in its hours is not had', () => {
  const market = {
    ...sight('pyramids', 150),
    visit: { ...sight('pyramids', 150).visit, spans: [[[9 * 60, 12 * 60]] as Span[]] },
  };
  const optionsFrom = (minutes: number) =>
    optionsOfDays([{ ...GIZA, sights: [{ id: 'pyramids', part: 'morning' }] }], {
      ...full(20 * 60),
      candidates: [market],
      minutesTo: () => minutes,
    });

  expect(optionsFrom(20)[0]).toHaveLength(1);
  expect(optionsFrom(40)[0]).toEqual([]);
});
