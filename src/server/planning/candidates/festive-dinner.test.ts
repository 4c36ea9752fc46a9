import { expect, test } from 'vitest';
import { globalPlaceId, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { festiveDinner } from './festive-dinner.ts';

const paris = loadCatalogue().destination('paris');
const open = [0, 1, 2, 3].map(() => [[0, 1440]]);
const restaurants = (paris?.food ?? []).map((file) => ({
  id: globalPlaceId('paris', file.id),
  file,
  open,
}));
const frames = [0, 1, 2, 3].map((day) => ({
  date: `2027-05-1${day}`,
  meals: day < 3 ? [{ meal: 'dinner', window: [1140, 1290], minutes: 90 }] : [],
})) as unknown as DayFrame[];
const dinnerFor = (level: BudgetLevel, changes: { occasion?: string; date?: string }) =>
  festiveDinner({
    frames,
    restaurants,
    interests: [],
    level,
    wishes: {
      ...(changes.occasion ? { occasion: changes.occasion } : {}),
      dates: changes.date ? [{ date: changes.date, what: 'birthday' }] : [],
    },
  });
const levels = (ids: ReadonlySet<string> | undefined) =>
  restaurants.filter(({ id }) => ids?.has(id)).map(({ file }) => file.priceLevel);

test('an anniversary has its dinner on the last evening but one, at most one price level up', () => {
  const dinner = dinnerFor('moderate', { occasion: 'anniversary' });

  expect(dinner?.day).toBe(1);
  expect(levels(dinner?.ids).length).toBeGreaterThan(0);
  expect(Math.max(...levels(dinner?.ids))).toBeLessThanOrEqual(3);
});

test('a birthday on a day that was told has its dinner then', () => {
  expect(dinnerFor('moderate', { occasion: 'birthday', date: '2027-05-12' })?.day).toBe(2);
});

test('a table with a view that was asked for has the dinner, on no roof for who fears heights', () => {
  const florence = loadCatalogue().destination('florence');
  const dinner = festiveDinner({
    frames,
    restaurants: (florence?.food ?? []).map((file) => ({ id: file.id, file, open })),
    interests: [],
    level: 'luxury',
    wishes: {
      occasion: 'birthday',
      dates: [{ date: '2027-05-12', what: 'birthday' }],
      dishes: { wanted: ['a table with a view'], avoided: [] },
      kinds: { wanted: [], avoided: ['viewpoint', 'tower'] },
    },
  });

  expect(dinner).toEqual({ day: 2, ids: new Set(['la-loggia-piazzale']) });
});

test('without a reason no dinner is festive', () => {
  expect(dinnerFor('moderate', {})).toBeUndefined();
});
