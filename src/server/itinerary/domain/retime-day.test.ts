import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retimeDay, type Slot } from './retime-day.ts';

const DAY = { window: [9 * 60, 20 * 60] as const, back: 20 };
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const startsOf = (slots: readonly Slot[]) =>
  retimeDay(slots, DAY).timings.map(({ start }) => start);

describe('a day in its order', () => {
  test('keeps its times while nothing stands against them', () => {
    expect(
      startsOf([
        { leg: 10, minutes: 60, preferred: at(9, 40) },
        { leg: 15, minutes: 60, preferred: at(12, 30) },
      ]),
    ).toEqual([at(9, 40), at(12, 30)]);
  });

  test('pushes what follows by the way there', () => {
    expect(
      startsOf([
        { leg: 10, minutes: 60, preferred: at(10) },
        { leg: 33, minutes: 60, preferred: at(11) },
      ]),
    ).toEqual([at(10), at(11, 35)]);
  });

  test('begins what is new as soon as it is open', () => {
    expect(startsOf([{ leg: 10, minutes: 60, spans: [[at(11), at(17)]] }])).toEqual([at(11)]);
  });

  test('pulls what comes before a fixed time forward, and leaves the fixed time alone', () => {
    expect(
      startsOf([
        { leg: 10, minutes: 90, preferred: at(11) },
        { leg: 20, minutes: 60, fixed: at(12) },
      ]),
    ).toEqual([at(10, 10), at(12)]);
  });

  test('cuts a sitting short only where nothing else helps', () => {
    const lunch: Slot = {
      leg: 0,
      minutes: 60,
      shortest: 45,
      preferred: at(12),
      spans: [[at(11, 30), at(14, 30)]],
    };

    expect(retimeDay([lunch, { leg: 10, minutes: 60, fixed: at(14) }], DAY).timings[0]).toEqual({
      start: at(12),
      minutes: 60,
    });
    expect(
      retimeDay(
        [{ leg: 0, minutes: 60, fixed: at(12) }, lunch, { leg: 10, minutes: 60, fixed: at(14) }],
        DAY,
      ).timings[1],
    ).toEqual({ start: at(13), minutes: 45 });
  });

  test('says when no times hold, and still tells some', () => {
    const slots = [
      { leg: 10, minutes: 400 },
      { leg: 10, minutes: 400 },
    ];

    expect(retimeDay(slots, DAY)).toMatchObject({ fits: false, timings: { length: 2 } });
  });

  test('never begins before the way is done, for any day that fits', () => {
    const slot = fc.record({
      leg: fc.integer({ min: 0, max: 40 }),
      minutes: fc.integer({ min: 15, max: 120 }),
      preferred: fc.option(fc.integer({ min: at(8), max: at(20) }), { nil: undefined }),
      spans: fc.option(
        fc.constantFrom(
          [[at(9), at(13)] as const],
          [[at(10), at(12)] as const, [at(15), at(19)] as const],
        ),
        { nil: undefined },
      ),
    });

    fc.assert(
      fc.property(fc.array(slot, { maxLength: 6 }), (slots) => {
        const { timings, fits } = retimeDay(slots, DAY);
        let ready = DAY.window[0];

        if (!fits) return;
        for (const [i, { start, minutes }] of timings.entries()) {
          const { leg = 0, spans } = slots[i] ?? {};

          expect(start).toBeGreaterThanOrEqual(ready + leg);
          if (spans)
            expect(spans.some(([open, close]) => open <= start && start + minutes <= close)).toBe(
              true,
            );
          ready = start + minutes;
        }
        expect(ready + (slots.length > 0 ? DAY.back : 0)).toBeLessThanOrEqual(DAY.window[1]);
      }),
    );
  });
});
