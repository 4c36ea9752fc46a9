import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelWidth } from './label-width.ts';
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

test('a name gives way to what the map itself shows', () => {
  const label = { width: 100, height: 18 };
  const pin = { x: 240, y: 20, ...PIN };
  const north = { x: 380, y: 24, width: 28, height: 36 };

  expect(
    placeLabels([pin], [label], { ...frame, furniture: [{ ...north, x: 330 }] }),
  ).toMatchObject([{ side: 'left' }]);
  expect(placeLabels([pin], [label], { ...frame, furniture: [north] })).toMatchObject([
    { side: 'right' },
  ]);
});

test('a short name of wide letters has the room that it needs', () => {
  expect(labelWidth('Emma')).toBeGreaterThan(labelWidth('Illi'));
  expect(labelWidth('Emma')).toBeGreaterThan(42);
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
