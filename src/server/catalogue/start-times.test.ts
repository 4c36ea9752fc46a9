import { describe, expect, it } from 'vitest';
import { parseStarts, spansAtStarts, startsOn } from './start-times.ts';

const FACTS = { isHoliday: () => false, sunrise: 360, sunset: 1200 };

describe('start times', () => {
  it('reads them by weekday and season', () => {
    const starts = 'Mo-Fr 10:00,14:00; Nov-Mar Mo-Fr 12:00; Su off';

    expect(startsOn(starts, '2027-06-07', FACTS)).toEqual([600, 840]);
    expect(startsOn(starts, '2027-12-06', FACTS)).toEqual([720]);
    expect(startsOn(starts, '2027-06-06', FACTS)).toEqual([]);
  });

  it('reads a start at sunset, and none that is no time', () => {
    expect(startsOn('sunset', '2027-06-07', FACTS)).toEqual([1200]);
    expect(() => parseStarts('every full hour')).toThrow(RangeError);
  });

  it('lets a visit begin up to a quarter of an hour before, within the opening hours', () => {
    expect(spansAtStarts([600, 720], [[590, 770]], 45)).toEqual([
      [590, 645],
      [705, 765],
    ]);
    expect(spansAtStarts([720], [[590, 740]], 45)).toEqual([]);
  });
});
