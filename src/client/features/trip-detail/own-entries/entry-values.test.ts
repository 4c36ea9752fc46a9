import { expect, test } from 'vitest';
import { fromValues, toValues } from './entry-values.ts';

const dinner = {
  id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11',
  kind: 'restaurant' as const,
  date: '2026-06-02',
  time: '20:30',
  title: 'Roscioli',
  number: '42',
  price: 60,
};

test('an entry comes back from its form as it went in', () => {
  expect(fromValues(toValues(dinner, '2026-06-01'), dinner.id)).toEqual(dinner);
});

test('what is left empty is left out', () => {
  const values = { ...toValues(undefined, '2026-06-02'), title: ' Drinks with Marco ', note: '  ' };

  expect(fromValues(values, 'an-id')).toEqual({
    id: 'an-id',
    kind: 'stop',
    date: '2026-06-02',
    title: 'Drinks with Marco',
  });
});
