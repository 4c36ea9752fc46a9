import { describe, expect, test } from 'vitest';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { chooseDays } from './choose-days.ts';
import type { SuggestedDay } from './day-parts.ts';

/** Wednesday, 9 June 2027, and the days after. */
const DATES = ['2027-06-09', '2027-06-10', '2027-06-11', '2027-06-12'];
const ALL_DAY: Span[] = [[9 * 60, 18 * 60]];

function sight(
  id: string,
  value: number,
  isOpen: (day: number) => boolean = () => true,
): Candidate {
  return {
    id,
    file: {},
    visit: {
      id,
      lat: 50,
      lon: 10,
      minutes: 60,
      value,
      spans: DATES.map((_, at) => (isOpen(at) ? ALL_DAY : [])),
      meets: [],
    },
  } as unknown as Candidate;
}

function day(
  name: string,
  sights: Record<string, 'morning' | 'afternoon' | 'evening'>,
  file: Partial<SuggestedDay['file']> = {},
): SuggestedDay {
  return {
    file: { name, ...file },
    sights: Object.entries(sights).map(([id, part]) => ({ id, part })),
    lunch: [],
    dinner: [],
  };
}

function chosen(
  suggestions: SuggestedDay[],
  candidates: Candidate[],
  {
    kinds = ['Arrival Day', 'Full Day', 'Full Day', 'Departure Day'],
    guests = { interests: [] as string[], hasChildren: false },
    minutesTo = (_: { lon: number }): number => 0,
  } = {},
) {
  return chooseDays(suggestions, {
    frames: kinds.map(
      (kind) =>
        ({ kind, window: [9 * 60, 22 * 60], dayEnd: 18 * 60, meals: [] }) as unknown as DayFrame,
    ),
    facts: DATES.map((date) => ({ date }) as DayFacts),
    candidates,
    guests,
    minutesTo,
  }).map((one) => one?.file.name);
}

const CASTLE = day('Castle', { castle: 'morning', bridge: 'afternoon' });
const MUSEUMS = day('Museums', { museum: 'morning', gallery: 'afternoon' });
const HARBOUR = day('Harbour', { pier: 'morning', market: 'afternoon' });
const FIRST = day('First evening', { square: 'afternoon', view: 'evening' }, { fits: 'arrival' });
const LAST = day('Last morning', { garden: 'morning' }, { fits: 'departure' });
const SIGHTS = ['castle', 'bridge', 'museum', 'gallery', 'pier', 'market', 'square', 'garden'].map(
  (id) => sight(id, 100),
);

describe('the suggested days of a trip', () => {
  test('begin with what one does first, and keep half days for coming and going', () => {
    expect(
      chosen([CASTLE, MUSEUMS, HARBOUR, FIRST, LAST], [...SIGHTS, sight('view', 100)]),
    ).toEqual(['First evening', 'Castle', 'Museums', 'Last morning']);
  });

  test('take nothing from a full day for coming where something else will do', () => {
    const again = day('Museum late', { museum: 'afternoon' }, { fits: 'arrival' });
    const stroll = day('A stroll', { square: 'afternoon' }, { fits: 'arrival' });
    const sights = [...SIGHTS.filter(({ id }) => id !== 'square'), sight('square', 5)];

    expect(
      chosen([CASTLE, MUSEUMS, again, stroll], sights, {
        kinds: ['Arrival Day', 'Full Day', 'Full Day'],
      }),
    ).toEqual(['A stroll', 'Castle', 'Museums']);
  });

  test('move to the weekday on which their sights are open', () => {
    const shutFirst = SIGHTS.map((one) =>
      one.id === 'castle' || one.id === 'bridge' ? sight(one.id, 100, (at) => at === 2) : one,
    );

    expect(chosen([CASTLE, MUSEUMS], shutFirst).slice(1, 3)).toEqual(['Museums', 'Castle']);
  });

  test('ride out to the same place once', () => {
    const beach = day('A swim at the bay', { beach: 'morning' });
    const walk = day('A walk round the bay', { walk: 'morning' });
    const far = (id: string, value: number) => {
      const one = sight(id, value);

      return { ...one, visit: { ...one.visit, lon: 10.5 } };
    };

    expect(
      chosen([CASTLE, beach, walk], [...SIGHTS, far('beach', 260), far('walk', 250)], {
        minutesTo: ({ lon }) => (lon > 10 ? 45 : 10),
      }).slice(1, 3),
    ).toEqual(['A swim at the bay', 'Castle']);
  });

  test('prefer what this traveller values', () => {
    const keen = SIGHTS.map((one) =>
      one.id === 'pier' || one.id === 'market' ? sight(one.id, 300) : one,
    );

    expect(chosen([CASTLE, MUSEUMS, HARBOUR], keen).slice(1, 3)).toEqual(['Harbour', 'Castle']);
  });

  test('are left out where most of a day cannot be had', () => {
    const kinds = ['Full Day', 'Full Day'];

    expect(chosen([CASTLE], [sight('bridge', 20)], { kinds })).toEqual([undefined, undefined]);
  });

  test.each([
    [{ months: [12] }, false],
    [{ months: [6] }, true],
    [{ weekdays: ['Su' as const] }, false],
    [{ weekdays: ['Th' as const] }, true],
    [{ interests: ['Culinary'] }, false],
    [{ interests: ['History'] }, true],
    [{ party: 'with children' as const }, false],
    [{ party: 'no children' as const }, true],
  ])('keep to %o', (file, isTaken) => {
    const special = day('Special', { castle: 'morning', bridge: 'afternoon' }, file);
    const days = chosen([special], SIGHTS, {
      guests: { interests: ['History'], hasChildren: false },
    });

    expect(days.includes('Special')).toBe(isTaken);
  });

  test('show no sight on two days', () => {
    const again = day('Castle again', { castle: 'morning', bridge: 'afternoon' });
    const days = chosen([CASTLE, again], SIGHTS);

    expect(days.filter(Boolean)).toEqual(['Castle']);
  });

  test('give what a day of coming is made of to it, though a full day names it too', () => {
    const square = day('Squares', {
      square: 'morning',
      castle: 'morning',
      bridge: 'afternoon',
    });

    expect(chosen([square, FIRST], SIGHTS)).toEqual([
      'First evening',
      'Squares',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [{ party: 'with children' as const, interests: ['Family Fun'] }, true],
    [{ months: [6] }, false],
    [{ weekdays: ['Th' as const] }, false],
    [{ interests: ['History'] }, false],
  ])('hold one that is for them, wherever the list has it: %o', (file, hasChildren) => {
    const special = day('Special', { pier: 'morning', market: 'afternoon' }, file);
    const others = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
      day(name, { [`${name}1`]: 'morning', [`${name}2`]: 'afternoon' }),
    );
    const days = chosen(
      [...others, special],
      [
        ...others.flatMap(({ sights }) => sights.map(({ id }) => sight(id, 100))),
        sight('pier', 100),
        sight('market', 100),
      ],
      { guests: { interests: ['History'], hasChildren } },
    );

    expect(days).toContain('Special');
    expect(days).toContain('A');
  });

  test('give a day of coming the afternoon of a day that has no room', () => {
    expect(chosen([CASTLE, MUSEUMS, HARBOUR], SIGHTS)).toEqual([
      'Harbour',
      'Castle',
      'Museums',
      'Harbour',
    ]);
  });
});
