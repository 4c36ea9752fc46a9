import { expect, test } from 'vitest';
import { type Pass, passPayments, type PassVisit } from './passes.ts';

const option = (usd: number, days = 1) => ({
  name: 'Island',
  amount: usd,
  currency: 'EUR',
  usd,
  days,
});
const visit = (id: string, single: number | undefined, day = '2027-05-12'): PassVisit => {
  const pass: Pass = {
    id: 'berlin/island',
    name: 'Island',
    options: [option(24)],
    ...(single === undefined ? {} : { single: option(single) }),
  };

  return { id, day, pass };
};
const paid = (visits: PassVisit[]) =>
  [...passPayments(visits)].map(([id, { usd, isSingle = false }]) => [id, usd, isSingle]);

test('one museum of several on a ticket is paid by its own ticket', () => {
  expect(paid([visit('neues', 14)])).toEqual([['neues', 14, true]]);
});

test('a ticket for several is bought once, where it costs no more than theirs', () => {
  expect(paid([visit('neues', 14), visit('bode', 12)])).toEqual([['neues', 24, false]]);
  expect(paid([visit('neues', 14), visit('bode', 10)])).toEqual([['neues', 24, false]]);
});

test('what sells no ticket of its own is on the one for several', () => {
  expect(paid([visit('sphinx', undefined)])).toEqual([['sphinx', 24, false]]);
  expect(paid([visit('neues', 2), visit('sphinx', undefined)])).toEqual([['neues', 24, false]]);
});

test('days of use count: two short visits on two days may cost less apart', () => {
  expect(paid([visit('neues', 14), visit('bode', 12, '2027-05-13')])).toEqual([
    ['neues', 14, true],
    ['bode', 12, true],
  ]);
});
