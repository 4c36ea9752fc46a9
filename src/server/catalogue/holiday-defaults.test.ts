import { expect, test } from 'vitest';
import { type CustomGroup, customsOn } from './holiday-defaults.ts';
import { publicHoliday } from './holidays.ts';

const DAY = [0, 24 * 60] as const;
const hour = (from: number, to: number) => [[from * 60, to * 60]];

test.each<[string, string, CustomGroup, number[][]]>([
  ['IL', '2027-05-10', 'restaurants', hour(0, 20)],
  ['IL', '2027-05-10', 'nightlife', hour(0, 20)],
  ['IL', '2027-05-11', 'nightlife', hour(20, 24)],
  ['IL', '2027-05-12', 'markets', []],
  ['IL', '2027-04-21', 'shops', hour(0, 15)],
  ['IL', '2027-04-23', 'shops', [[...DAY]]],
  ['IL', '2027-10-10', 'restaurants', hour(0, 14)],
  ['IL', '2027-10-11', 'restaurants', []],
  ['AT', '2027-12-24', 'restaurants', hour(0, 15)],
  ['VN', '2027-02-05', 'restaurants', hour(0, 15)],
  ['US', '2027-11-25', 'shops', []],
  ['TH', '2027-04-13', 'markets', []],
  ['PT', '2027-05-01', 'museums', []],
  ['FR', '2027-06-15', 'museums', [[...DAY]]],
])('customs of %s on %s for %s', (country, date, group, spans) => {
  const isHoliday = (day: string) => publicHoliday({ country }, day) !== undefined;
  const custom = customsOn(country, date, { isHoliday, sunrise: 360, sunset: 1080 });

  expect(custom.find((one) => one.group === group)?.spans ?? [[...DAY]]).toEqual(spans);
});
