import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { dataFolder, readDataFile } from './data-folder.ts';
import { isOneOf } from './holiday-days.ts';
import type { HolidayDefaults } from './holiday-defaults.ts';
import { type HolidayMeaningsFile, meaningsOn } from './holiday-meanings.ts';
import { areaCodes, type HolidayFile, publicHoliday } from './holidays.ts';

const catalogue = loadCatalogue();
const areaOf = (id: string) => {
  const { country, holidayRegion: region } = catalogue.destination(id) ?? { country: '' };

  return { id, country, region };
};

test.each<[string, string, string[]]>([
  ['jerusalem', '2027-05-10', ['the eve of Memorial Day']],
  ['jerusalem', '2027-05-12', ['Independence Day']],
  ['tel-aviv', '2027-10-10', ['Yom Kippur', 'the eve of a Jewish holiday']],
  ['tel-aviv', '2027-10-11', ['Yom Kippur']],
  ['tel-aviv', '2027-06-11', ['Shavuot']],
  ['beijing', '2027-09-15', ['Mid-Autumn Festival']],
  ['beijing', '2027-10-06', ['National Day golden week']],
  ['las-vegas', '2027-05-28', ['Memorial Day weekend']],
  ['new-york-city', '2027-05-29', ['Memorial Day weekend']],
  ['new-york-city', '2027-11-24', ['the day before Thanksgiving']],
  ['funchal', '2027-05-01', ['Labour Day']],
  ['rome', '2027-10-03', ['the free first Sunday of the month']],
  ['rome', '2027-10-04', ["St Francis's Day"]],
  ['paris', '2027-09-19', ['Heritage Days']],
  ['paris', '2026-09-19', ['Heritage Days']],
  ['athens', '2027-11-21', ['a free Sunday']],
  ['tokyo', '2027-05-02', ['Golden Week']],
  ['tokyo', '2027-07-19', ['Marine Day']],
  ['oaxaca', '2027-11-02', ['Day of the Dead']],
  ['sydney', '2027-02-06', ['the Lunar New Year in town']],
  ['bangkok', '2027-04-14', ['Songkran Festival']],
  ['ubud', '2027-03-08', ['Nyepi', 'Lebaran, the journey home']],
  ['strasbourg', '2027-12-26', ['a holiday of Alsace alone']],
  ['prague', '2027-06-15', []],
  ['prague', '2027-12-27', ['the days between the years']],
])('%s on %s: %j', (id, date, names) => {
  const area = areaOf(id);

  expect(meaningsOn(area, date, publicHoliday(area, date)).map(({ name }) => name)).toEqual(names);
});

test('all that is told of days is of places and dates that are known', () => {
  const { days } = readDataFile<HolidayMeaningsFile>('holiday-meanings.json', dataFolder());
  const { more, not, names } = readDataFile<HolidayFile>('holidays.json', dataFolder());
  const places = catalogue.destinations.map(({ id }) => areaOf(id));
  const codes = new Set(['*', ...places.flatMap((area) => [area.id, ...areaCodes(area)])]);
  const { countries } = readDataFile<HolidayDefaults>('holiday-defaults.json', dataFolder());
  const isKnown = (code: string) => codes.has(code) || code in countries;
  const told = [...days.flatMap((day) => day.in), ...[more, not, names].flatMap(Object.keys)];

  expect(told.filter((code) => !isKnown(code))).toEqual([]);
  const dates = [
    ...days.map((day) => day.on),
    ...Object.values(more).flatMap((rows) => rows.map(([on]) => on)),
  ];

  for (const on of dates) expect(() => isOneOf(on, '2027-06-15'), on).not.toThrow();
});
