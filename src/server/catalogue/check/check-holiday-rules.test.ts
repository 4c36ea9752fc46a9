import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { checkGivingWay, checkHolidayRules } from './check-holiday-rules.ts';

test('a museum needs a holiday rule of its own or a default of its country', () => {
  const museum = loadCatalogue()
    .destination('prague')
    ?.places.find(({ kind }) => kind === 'museum');

  if (!museum) throw new Error('no museum');
  const { everyDay: _, ...place } = { ...museum, hours: 'Tu-Su 10:00-18:00' };

  expect(checkHolidayRules({ country: 'CZ', places: [place] })).toEqual([]);
  expect(checkHolidayRules({ country: 'ZZ', places: [place] })).toHaveLength(1);
  const ruled = { ...place, hours: `${place.hours}; Dec 25 off` };

  expect(checkHolidayRules({ country: 'ZZ', places: [ruled] })).toEqual([]);
});

test.each([
  ['Mo-Su 09:00-17:00; Mo off unless PH', 0],
  ['Tu-Su 09:00-17:00; Mo off unless PH', 1],
  ['Apr-Oct 09:00-17:00; Tu,We off unless PH', 0],
])('a closing day that gives way needs hours before it: %s', (hours, faults) => {
  expect(checkGivingWay([{ id: 'museum', hours }])).toHaveLength(faults);
});
