import { describe, expect, test } from 'vitest';
import { isAtTime, parseVisitTime, type VisitTime } from './visit-time.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** A Monday in May; the sun rises at 05:30 and sets at 19:30. */
const at = (span: string, more: Partial<NonNullable<VisitTime['hours']>> = {}): VisitTime => {
  const [start = '', end = ''] = span.split('-');

  return {
    date: '2027-05-10',
    hours: { start: minutes(start), end: minutes(end), sunrise: 330, sunset: 1170, ...more },
  };
};

describe('a visit is at a time', () => {
  test.each<[string, VisitTime, boolean]>([
    ['00:00-09:00', at('08:30-10:00'), true],
    ['00:00-09:00', at('08:50-10:00'), false],
    ['12:55-13:05', at('12:00-14:00'), true],
    ['12:55-13:05', at('12:00-12:35'), false],
    ['Mo 00:00-24:00', at('12:00-13:00'), true],
    ['Su 00:00-24:00', at('12:00-13:00'), false],
    ['Jun-Aug 00:00-24:00', at('12:00-13:00'), false],
    ['Apr-Jun Mo-Fr 17:00-21:00', at('18:00-19:00'), true],
    ['sunset', at('18:45-19:30'), false],
    ['sunset', at('18:45-19:45'), true],
    ['dark', at('20:30-21:30'), true],
    ['dark', at('18:30-19:40'), false],
    ['Nov-Feb dark', at('20:30-21:30'), false],
    ['dawn', at('05:30-07:00'), true],
    ['opening', at('11:10-12:00', { opens: 660 }), true],
    ['opening', at('13:10-14:00', { opens: 660 }), false],
    ['closing', at('16:10-17:00', { closes: 1080 }), true],
    ['00:00-08:00; sunset', at('19:00-19:50'), true],
    ['Mo sunset; 08:00-09:00', at('19:25-19:45'), true],
    ['Mo sunset; 08:00-09:00', at('08:00-09:00'), true],
    ['Su sunset; 08:00-09:00', at('19:25-19:45'), false],
    ['22:00-03:00', at('23:00-24:30'), true],
  ])('%s', (when, visit, isKept) => {
    expect(isAtTime(when, visit)).toBe(isKept);
  });

  test('of a day without hours, dates alone count', () => {
    expect(isAtTime('Mo 08:00-09:00', { date: '2027-05-10' })).toBe(true);
    expect(isAtTime('Nov-Mar dark', { date: '2027-05-10' })).toBe(false);
  });
});

test.each(['teatime', '25:00-26', 'Xx 09:00-10:00'])('%s is no time', (when) => {
  expect(() => parseVisitTime(when)).toThrow(RangeError);
});
