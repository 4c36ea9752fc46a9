import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  dayWithWeekday,
  durationText,
  eachDay,
  earliestToday,
  formatDay,
  isIsoDay,
  minutesOf,
  parseDuration,
  timeOf,
  toIsoDay,
  weekdayOf,
} from './dates.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => toIsoDay(date));

describe('calendar days', () => {
  test.each([
    ['2027-01-05', 'Jan 5, 2027'],
    ['2025-12-31T23:59:59Z', 'Dec 31, 2025'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['soon', 'N/A'],
    ['2030-02-30', 'N/A'],
  ])('[APP-14] %s shows as %s', (text, shown) => {
    expect(formatDay(text)).toBe(shown);
  });

  test('with the weekday', () => {
    expect(dayWithWeekday('2027-05-14')).toBe('Fri, May 14, 2027');
    expect(dayWithWeekday('')).toBe('N/A');
    expect(dayWithWeekday('2030-02-30')).toBe('N/A');
  });

  test('moving by days and counting them agree, whatever the clocks do', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = addDays(from, days);

        expect(daysBetween(from, to)).toBe(days);
        expect(isIsoDay(to)).toBe(true);
        expect(weekdayOf(to)).toBe((((weekdayOf(from) + days) % 7) + 7) % 7);
      }),
    );
  });

  test('each day from one to another, both included', () => {
    expect(eachDay('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
    expect(eachDay('2027-03-02', '2027-03-01')).toEqual([]);
  });

  test('the earliest today is the one at UTC-12', () => {
    expect(earliestToday(new Date('2027-03-01T11:59:00Z'))).toBe('2027-02-28');
    expect(earliestToday(new Date('2027-03-01T12:00:00Z'))).toBe('2027-03-01');
  });
});

describe('times of day', () => {
  test.each([
    ['00:00', 0],
    ['09:30', 570],
    ['26:00', 1560],
  ])('%s is %i minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
    expect(timeOf(minutes)).toBe(minutes >= 1440 ? '02:00' : text);
  });

  test.each([
    [45, '45m'],
    [60, '1h'],
    [90, '1h 30m'],
  ])('%i minutes read as %s and back', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
    expect(parseDuration(text)).toBe(minutes);
  });

  test('a duration that is none is undefined', () => {
    expect(parseDuration('soon')).toBeUndefined();
    expect(parseDuration('')).toBeUndefined();
    expect(parseDuration(undefined)).toBeUndefined();
  });
});
