import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';
import { pinsOverlap } from './spread-pins.ts';

const PIN = { width: 28, height: 28 };
const frame = { width: 400, height: 300 };

test('a name stands to the right, or to the left where the edge is near', () => {
  const label = { width: 100, height: 18 };
  const [left, right] = placeLabels(
    [
      { x: 60, y: 50, ...PIN },
      { x: 380, y: 200, ...PIN },
    ],
    [label, label],
    frame,
  );

  expect(left).toEqual({ ...label, x: 128, y: 50, side: 'right' });
  expect(right).toEqual({ ...label, x: 312, y: 200, side: 'left' });
});

test('no name covers a pin, another name or the edge', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          x: fc.integer({ min: 14, max: 386 }),
          y: fc.integer({ min: 14, max: 286 }),
          text: fc.integer({ min: 20, max: 160 }),
        }),
        { maxLength: 12 },
      ),
      (spots) => {
        const pins = spots.map(({ x, y }) => ({ x, y, ...PIN }));
        const placed = placeLabels(
          pins,
          spots.map(({ text }) => ({ width: text, height: 18 })),
          frame,
        ).filter((label) => label !== undefined);

        for (const [i, label] of placed.entries()) {
          expect(pins.some((pin) => pinsOverlap(label, pin))).toBe(false);
          expect(placed.slice(i + 1).some((other) => pinsOverlap(label, other))).toBe(false);
          expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0);
          expect(label.x + label.width / 2).toBeLessThanOrEqual(frame.width);
        }
      },
    ),
  );
});
