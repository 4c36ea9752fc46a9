import { describe, expect, it } from 'vitest';
import type { DayFrame } from './day-windows.ts';
import { shareAtOtherHours, spansInFrame } from './visit-hours.ts';

const frame: DayFrame = {
  date: '2027-10-21',
  kind: 'Full Day',
  window: [540, 1440],
  meals: [],
  dayEnd: 1080,
  evening: 1295,
  maxProgramme: 540,
  maxWalkKm: 10,
};
const view = { kind: 'temple', indoor: false, minutes: 45, best: 'sunset' } as const;

describe('the hours of a sight in a day', () => {
  it('hold the sunset, though it falls between the last sights and the evening', () => {
    expect(spansInFrame(view, [[0, 1440]], { frame, sunset: 1168 })).toEqual([
      [540, 1080],
      [1113, 1198],
    ]);
    expect(
      spansInFrame({ ...view, best: 'morning' }, [[0, 1440]], { frame, sunset: 1168 }),
    ).toEqual([[540, 1080]]);
  });

  it('hold no sunset before dinner beyond the hours that the day may last', () => {
    const short = { ...frame, lastView: 1080 };

    expect(spansInFrame(view, [[0, 1440]], { frame: short, sunset: 1168 })).toEqual([[540, 1080]]);
    expect(spansInFrame(view, [[0, 1440]], { frame: short, sunset: 1330 })).toEqual([
      [540, 1080],
      [1295, 1360],
    ]);
  });

  it('hold a show at its own hour, dinner or not', () => {
    const show = { ...view, kind: 'park', starts: '19:45' } as const;

    expect(spansInFrame(show, [[1170, 1230]], { frame, sunset: 1168 })).toEqual([[1170, 1230]]);
  });

  it('hold an evening show that is hardly shorter than its hours, dinner or not', () => {
    const show = { ...view, kind: 'show', minutes: 60, best: undefined } as const;

    expect(spansInFrame(show, [[1110, 1180]], { frame, sunset: 1168 })).toEqual([[1110, 1180]]);
    expect(spansInFrame(show, [[1110, 1290]], { frame, sunset: 1168 })).toEqual([]);
  });

  it('leave little of what is there for one light at any other hour', () => {
    expect(shareAtOtherHours(view, { highC: 20 })).toBeLessThan(
      shareAtOtherHours({ ...view, best: 'morning' }, { highC: 20 }),
    );
  });
});
