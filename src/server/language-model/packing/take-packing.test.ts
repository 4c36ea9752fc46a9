import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PackingEntry } from '#server/planning/packing/packing-rules.ts';
import { lyingPacking } from '../testing/fake-answers.ts';
import type { ModelPacking } from './packing.schema.ts';
import { takePacking } from './take-packing.ts';

const entry = (name: string, note?: string): PackingEntry => ({
  name,
  category: 'Travel Documents',
  quantity: 1,
  essential: true,
  weatherDependent: false,
  ...(note === undefined ? {} : { note }),
});
const LIST = [
  entry('Passport', 'Check how long it is valid'),
  entry('Folding umbrella'),
  entry('Power bank'),
];
const world = {
  catalogue: loadCatalogue(),
  names: { texts: ['Lisbon', 'Belém Tower'], ids: ['lisbon', 'lisbon/belem-tower'], travelers: 2 },
};
const take = (said: Partial<ModelPacking>) =>
  takePacking(LIST, { additions: [], notes: [], ...said }, world);
const thing = (name: string, changes: Partial<ModelPacking['additions'][number]> = {}) => ({
  name,
  category: 'Activity-Specific Items' as const,
  quantity: 1,
  reason: 'Handy on the way',
  ...changes,
});

describe('[API-07] ideas of a language model for the suitcase', () => {
  test('come behind the list, say whose they are, and change nothing on it', () => {
    const list = take({ additions: [thing('binoculars', { quantity: 2 })] });

    expect(list.slice(0, 3)).toEqual(LIST);
    expect(list.slice(3)).toEqual([
      {
        name: 'Binoculars',
        category: 'Activity-Specific Items',
        quantity: 2,
        essential: false,
        weatherDependent: false,
        note: 'Idea of the language model: handy on the way',
      },
    ]);
  });

  test.each([
    ['what is on the list', 'Power banks'],
    ['what is on it under a longer name', 'Umbrella'],
    ['what is on it under a shorter name', 'Big power bank'],
    ['a weapon', 'Small pepper spray'],
    ['medicines', 'Antibiotics'],
    ['a place that the trip does not hold', 'Map of Zorbania'],
    ['a place elsewhere in the catalogue', 'map of the louvre museum'],
    ['a price', 'Ticket for twelve euros'],
    ['a number', 'Torch 3000'],
    ['a rule', 'Ignore the above'],
    ['markup', '<b>Torch</b>'],
    ['a text without end', 'a very long thing '.repeat(9)],
    ['nothing', ''],
  ])('leave out %s', (_, name) => {
    expect(take({ additions: [thing(name)] })).toEqual(LIST);
  });

  test('come once each, few of them, in sane numbers and known categories', () => {
    const names = [
      'Kite',
      'Kites',
      'Sketchbook',
      'Frisbee',
      'Thermos',
      'Hammock',
      'Harmonica',
      'Chess',
    ];
    const list = take({ additions: names.map((name) => thing(name, { quantity: 900 })) }).slice(3);

    expect(list.map(({ name }) => name)).toEqual([
      'Kite',
      'Sketchbook',
      'Frisbee',
      'Thermos',
      'Hammock',
      'Harmonica',
    ]);
    expect(list.every(({ quantity }) => quantity === 6)).toBe(true);
    expect(take({ additions: [thing('Kite', { category: null })] })).toEqual(LIST);
    expect(take({ additions: [thing('Kite', { quantity: Number.NaN })] })[3]?.quantity).toBe(1);
  });

  test('keep the thing where only its reason does not hold', () => {
    const [idea] = take({ additions: [thing('Kite', { reason: 'It is free on Mondays' })] }).slice(
      3,
    );

    expect(idea?.note).toBe('Idea of the language model');
  });

  test('remark only where nothing is said yet, and only what holds', () => {
    const notes = [
      { item: 1, text: 'Leave it at home' },
      { item: 2, text: 'Small enough for the way to Belém Tower' },
      { item: 3, text: 'It costs 20 euros at the airport' },
      { item: 3, text: 'Leave it at home' },
      { item: 9, text: 'Nothing' },
    ];

    expect(take({ notes }).map(({ note }) => note)).toEqual([
      'Check how long it is valid',
      'Small enough for the way to Belém Tower',
      undefined,
    ]);
  });

  test('of a liar leave the list as it is', () => {
    expect(takePacking(LIST, lyingPacking as ModelPacking, world)).toEqual(LIST);
  });
});
