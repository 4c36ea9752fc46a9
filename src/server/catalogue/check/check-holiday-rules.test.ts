import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { checkHolidayRules } from './check-holiday-rules.ts';

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
