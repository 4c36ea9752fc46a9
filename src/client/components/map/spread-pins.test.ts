import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pinsOverlap, spreadPins } from './spread-pins.ts';

const PIN = { width: 28, height: 28 };
const frame = { width: 358, height: 300 };
const pins = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: frame.width, noNaN: true }),
    y: fc.double({ min: 0, max: frame.height, noNaN: true }),
  }),
  { minLength: 1, maxLength: 14 },
);

const boxes = (spots: readonly { x: number; y: number }[]) =>
  spots.map((at) => ({ ...at, ...PIN }));

describe('pins on a map', () => {
  test('a full day never covers itself, and stays inside', () => {
    fc.assert(
      fc.property(pins, (spots) => {
        const spread = boxes(spreadPins(boxes(spots), frame));

        for (const [i, a] of spread.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(14);
          expect(a.x).toBeLessThanOrEqual(frame.width - 14);
          expect(a.y).toBeGreaterThanOrEqual(14);
          expect(a.y).toBeLessThanOrEqual(frame.height - 14);
          for (const b of spread.slice(i + 1)) expect(pinsOverlap(a, b)).toBe(false);
        }
      }),
    );
  });

  test('free ones stay where they are', () => {
    const spread = [
      { x: 20, y: 20 },
      { x: 100, y: 40 },
      { x: 60, y: 200 },
    ];

    expect(spreadPins(boxes(spread), frame)).toEqual(spread);
  });

  test('twelve on one spot all come to stand free', () => {
    const spread = boxes(
      spreadPins(boxes(Array.from({ length: 12 }, () => ({ x: 150, y: 150 }))), frame),
    );

    expect(spread.some((a, i) => spread.slice(i + 1).some((b) => pinsOverlap(a, b)))).toBe(false);
  });

  test('two that touch move half the way each', () => {
    const [a, b] = spreadPins(
      boxes([
        { x: 100, y: 100 },
        { x: 120, y: 100 },
      ]),
      frame,
    );

    expect(a).toEqual({ x: expect.closeTo(95, 0) as number, y: 100 });
    expect(b).toEqual({ x: expect.closeTo(125, 0) as number, y: 100 });
  });
});
