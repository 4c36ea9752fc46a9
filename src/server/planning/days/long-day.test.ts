import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { readWishes } from '../understanding/wishes.ts';
import { mealsIn } from './meals-of-day.ts';
import { windowWithRest } from './long-day.ts';

const AFTER_LUNCH = 14 * 60;
const NIGHT = 25 * 60;

const mealsOf = (window: readonly [number, number]) =>
  mealsIn(window, readWishes('', loadCatalogue()), { hours: mealHours('IT') });

test('a day that begins after lunch and lasts into the night has a rest before dinner', () => {
  const [long] = mealsOf([AFTER_LUNCH, NIGHT]);
  const [short] = mealsOf([AFTER_LUNCH + 120, NIGHT]);

  expect(long).toMatchObject({ meal: 'dinner', rest: 45 });
  expect(short?.meal).toBe('dinner');
  expect(short?.rest).toBeUndefined();
});

test('a day of arrival without dinner ends before it needs a rest', () => {
  const window = [AFTER_LUNCH, NIGHT] as const;
  const day = { kind: 'Arrival Day', window, meals: mealsOf(window) } as const;

  expect(windowWithRest(day)).toEqual(window);
  expect(windowWithRest({ ...day, meals: [] })).toEqual([AFTER_LUNCH, AFTER_LUNCH + 600]);
  expect(windowWithRest({ ...day, kind: 'Full Day', meals: [] })).toEqual(window);
});
