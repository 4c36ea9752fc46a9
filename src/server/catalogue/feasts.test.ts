import { expect, test } from 'vitest';
import { eachDay } from '#shared/dates.ts';
import { type Feast, isFeast } from './feasts.ts';

const daysOf = (feast: Feast, year: number) =>
  eachDay(`${year}-01-01`, `${year}-12-31`).filter((date) => isFeast(feast, date));

/** As published by the Israeli government: the two days keep off the sabbath. */
test.each([
  [2026, '2026-04-21'],
  [2027, '2027-05-11'],
  [2028, '2028-05-01'],
  [2029, '2029-04-18'],
])('Memorial Day of Israel in %s is %s, the day before Independence Day', (year, date) => {
  expect(daysOf('yom hazikaron', year)).toEqual([date]);
  expect(daysOf('yom haatzmaut', year)).toHaveLength(1);
});

test('holy days are kept for one day in Israel, but for the new year', () => {
  expect(daysOf('israeli holidays', 2027)).toEqual(
    '2027-04-22,2027-04-28,2027-06-11,2027-10-02,2027-10-03,2027-10-11,2027-10-16,2027-10-23'.split(
      ',',
    ),
  );
});
