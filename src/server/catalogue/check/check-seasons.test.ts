import { expect, test } from 'vitest';
import { checkSeasons } from './check-seasons.ts';

test.each<[string, number]>([
  ['Nov 14-Dec 31 Mo-Sa 10:00-20:30; Su 11:00-20:00', 1],
  ['Sep-Jun Tu-Sa 19:30-22:30; Su 15:00-18:00', 1],
  ['Nov 14-Dec 31 Mo-Sa 10:00-20:30; Nov 14-Dec 31 Su 11:00-20:00', 0],
  ['Sep-Jun Tu-Sa 19:30-22:30; Su 15:00-18:00; Jul-Aug off', 0],
  ['Apr-Sep Mo-Sa 10:00-19:00; Oct-Mar Mo-Sa 10:00-18:00; Su 10:00-16:00', 0],
  ['Jan 01 off; Mo-Su 10:00-18:00', 0],
  ['24/7', 0],
])('a weekly rule without dates does not open a place out of its season: %s', (hours, faults) => {
  expect(checkSeasons([{ id: 'place', hours }])).toHaveLength(faults);
});
