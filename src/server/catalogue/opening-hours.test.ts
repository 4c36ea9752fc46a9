import { describe, expect, test } from 'vitest';
import { closureReason, openingSpans, parseOpeningHours } from './opening-hours.ts';

const sun = { sunrise: 6 * 60, sunset: 20 * 60 };
const spans = (hours: string, date: string, isHoliday = false) =>
  openingSpans(hours, date, { ...sun, isHoliday: () => isHoliday });

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

describe('closures that come once, or move', () => {
  const HOLIDAYS = ['2027-03-01', '2027-05-03', '2027-05-04', '2027-05-05'];
  const facts = { ...sun, isHoliday: (date: string) => HOLIDAYS.includes(date) };

  test.each([
    ['2026 Nov 01-2027 Jan 31 off', '2026-10-31', true, undefined],
    ['2026 Nov 01-2027 Jan 31 off', '2026-11-01', false, 'until Jan 31, 2027'],
    ['2026 Nov 01-2027 Jan 31 off', '2027-01-31', false, 'until Jan 31, 2027'],
    ['2026 Nov 01-2027 Jan 31 off', '2027-02-01', true, undefined],
    ['2026 Nov 01-2027 Jan 31 off', '2027-11-05', true, undefined],
    ['2027 Jan 04+ off', '2027-01-03', true, undefined],
    ['2027 Jan 04+ off', '2031-06-01', false, 'for now'],
    ['2027 Mar 02 off', '2027-03-02', false, 'until Mar 2, 2027'],
    ['easter off', '2027-03-28', false, 'for Easter'],
    ['easter off', '2026-04-05', false, 'for Easter'],
    ['easter -2 days-easter +1 day off', '2027-03-26', false, 'for Easter'],
    ['easter -2 days-easter +1 day off', '2027-03-29', false, 'for Easter'],
    ['easter -2 days-easter +1 day off', '2027-03-30', true, undefined],
    ['orthodox easter off', '2026-04-12', false, 'for Orthodox Easter'],
    ['orthodox easter off', '2027-05-02', false, 'for Orthodox Easter'],
    [
      'lunar new year -1 day-lunar new year +2 days off',
      '2027-02-05',
      false,
      'for the lunar new year',
    ],
    ['lunar new year -1 day-lunar new year +2 days off', '2027-02-09', true, undefined],
    ['seollal,chuseok off', '2027-02-07', false, 'for Seollal'],
    ['seollal,chuseok off', '2026-09-25', false, 'for Chuseok'],
    ['ramadan off', '2027-02-20', false, 'for Ramadan'],
    ['ramadan off', '2027-03-15', true, undefined],
    ['eid al-fitr off', '2026-03-20', false, 'for Eid al-Fitr'],
    ['eid al-adha off', '2026-05-27', false, 'for Eid al-Adha'],
    ['jewish holidays off', '2026-09-21', false, 'for Jewish holidays'],
    ['nyepi off', '2027-03-08', false, 'for Nyepi'],
    ['Mo off unless PH', '2027-03-08', false, undefined],
    ['Mo off unless PH', '2027-03-01', true, undefined],
    ['Mo off unless PH', '2027-03-02', false, 'in place of the public holiday'],
    ['Mo off unless PH', '2027-03-03', true, undefined],
    ['Mo off unless PH', '2027-05-04', true, undefined],
    ['Mo off unless PH', '2027-05-06', false, 'in place of the public holiday'],
  ])('10:00-18:00; %s: on %s open is %s', (rule, date, isOpen, reason) => {
    const hours = `10:00-18:00; ${rule}`;

    expect(openingSpans(hours, date, facts).length > 0).toBe(isOpen);
    expect(closureReason(hours, date, facts)).toBe(reason);
  });

  test.each([
    '2027 Jan 31-2026 Nov 01 off',
    '2027 Foo 01 off',
    'easter -2 days-ramadan off',
    'easter +40 days-easter off',
    'christmas off',
    '10:00-12:00 unless PH',
    'Mo 10:00-12:00 unless PH',
  ])('refuses %s', (hours) => {
    expect(() => parseOpeningHours(hours)).toThrow(RangeError);
  });
});
