import { describe, expect, test } from 'vitest';
import { openingSpans } from './opening-hours.ts';

const facts = { isHoliday: false, sunrise: 6 * 60, sunset: 20 * 60 };
const spans = (hours: string, date: string, isHoliday = false) =>
  openingSpans(hours, date, { ...facts, isHoliday });

describe('openingSpans', () => {
  // 2027-03-01 is a Monday.
  test.each([
    ['24/7', '2027-03-01', [[0, 1440]]],
    ['Tu-Su 10:00-18:00; Mo off', '2027-03-01', []],
    ['Tu-Su 10:00-18:00; Mo off', '2027-03-02', [[600, 1080]]],
    ['Tu-Su 10:00-18:00', '2027-03-01', []],
    ['09:00-17:00', '2027-03-01', [[540, 1020]]],
    [
      'Mo-Sa 12:00-15:00,19:00-23:00',
      '2027-03-01',
      [
        [720, 900],
        [1140, 1380],
      ],
    ],
    ['Sa-Mo 10:00-12:00', '2027-03-01', [[600, 720]]],
    ['Apr-Oct 09:00-19:00; Nov-Mar 10:00-16:00', '2027-03-01', [[600, 960]]],
    ['Nov-Mar Mo-Fr 10:00-16:00', '2027-12-06', [[600, 960]]],
    ['Jun 15-Sep 15 10:00-18:00', '2027-06-14', []],
    ['Jun 15-Sep 15 10:00-18:00', '2027-06-15', [[600, 1080]]],
    ['09:00-18:00; Jan 01,May 01,Dec 25 off', '2027-05-01', []],
    ['09:00-18:00; Dec 24-26 off', '2027-12-26', []],
    ['09:00-18:00; Dec 24-26 off', '2027-12-27', [[540, 1080]]],
    ['Mo[1] 09:00-14:00', '2027-03-01', [[540, 840]]],
    ['Mo[1] 09:00-14:00', '2027-03-08', []],
    ['Mo[-1] 09:00-14:00', '2027-03-29', [[540, 840]]],
    ['Mo-Su 18:00-02:00', '2027-03-01', [[1080, 1560]]],
    ['sunrise-sunset', '2027-03-01', [[360, 1200]]],
    ['Apr-Oct sunrise-19:00', '2027-04-02', [[360, 1140]]],
  ])('%s on %s', (hours, date, expected) => {
    expect(spans(hours, date)).toEqual(expected);
  });

  test('closes on public holidays only when a rule says so', () => {
    expect(spans('Mo-Su 10:00-18:00; PH off', '2027-03-01', true)).toEqual([]);
    expect(spans('Mo-Su 10:00-18:00', '2027-03-01', true)).toEqual([[600, 1080]]);
    expect(spans('Mo-Fr 10:00-18:00; PH 12:00-16:00', '2027-03-01', true)).toEqual([[720, 960]]);
    expect(spans('Sa,PH 10:00-18:00', '2027-03-01')).toEqual([]);
  });

  test('refuses what it cannot read, naming the rule', () => {
    expect(() => spans('by appointment', '2027-03-01')).toThrow(/by appointment/);
    expect(() => spans('Foo 10:00-18:00', '2027-03-01')).toThrow(/Foo/);
  });
});
