import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitView, projectView } from './projection.ts';

const size = { width: 390, height: 300 };
const padding = { top: 30, right: 30, bottom: 50, left: 40 };
const frame = { size, padding, minMeters: 600 };

const point = fc.record({
  lat: fc.double({ min: -70, max: 75, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Stops of one region, anywhere on Earth, the date line included. */
const region = fc
  .tuple(
    point,
    fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(([from, steps]) =>
    steps.map(([north, east]) => ({
      lat: Math.max(-80, Math.min(80, from.lat + north / 10)),
      lon: ((from.lon + east / 10 + 540) % 360) - 180,
    })),
  );

describe('the view of a set of points', () => {
  test('shows every point inside the padding', () => {
    fc.assert(
      fc.property(region, (points) => {
        const { toXY } = projectView(fitView(points, frame), size);

        for (const { x, y } of points.map(toXY)) {
          expect(x).toBeGreaterThanOrEqual(padding.left - 0.01);
          expect(x).toBeLessThanOrEqual(size.width - padding.right + 0.01);
          expect(y).toBeGreaterThanOrEqual(padding.top - 0.01);
          expect(y).toBeLessThanOrEqual(size.height - padding.bottom + 0.01);
        }
      }),
    );
  });

  test('touches the padding when the points lie apart: no closer view shows them all', () => {
    fc.assert(
      fc.property(
        region.filter((points) => new Set(points.map(({ lat }) => lat.toFixed(1))).size > 1),
        (points) => {
          const { toXY } = projectView(fitView(points, frame), size);
          const spots = points.map(toXY);
          const width = Math.max(...spots.map(({ x }) => x)) - Math.min(...spots.map(({ x }) => x));
          const height =
            Math.max(...spots.map(({ y }) => y)) - Math.min(...spots.map(({ y }) => y));

          expect(Math.max(width / 320, height / 220)).toBeCloseTo(1, 5);
        },
      ),
    );
  });

  test('is as wide as asked around a single stop', () => {
    const projection = projectView(fitView([{ lat: 64, lon: -22 }], frame), size);

    // 600 m fill the smaller side that the padding leaves.
    expect(projection.metersPerPixel * 220).toBeCloseTo(600, 0);
    expect(projection.toXY({ lat: 64, lon: -22 })).toEqual({
      x: expect.closeTo(200, 3) as number,
      y: expect.closeTo(140, 3) as number,
    });
  });

  test('goes across the date line, not around the world', () => {
    const fiji = [
      { lat: -17, lon: 179.5 },
      { lat: -17.5, lon: -179.5 },
    ];
    const { metersPerPixel } = projectView(fitView(fiji, frame), size);

    expect(metersPerPixel * size.width).toBeLessThan(200_000);
  });
});

describe('the projection', () => {
  test('has north up and east right, and counts in metres at its centre', () => {
    const { toXY, metersPerPixel } = projectView({ center: { lat: 45, lon: 9 }, zoom: 13 }, size);
    const here = toXY({ lat: 45, lon: 9 });
    const north = toXY({ lat: 45.01, lon: 9 });
    const east = toXY({ lat: 45, lon: 9.01 });

    expect(north.y).toBeLessThan(here.y);
    expect(east.x).toBeGreaterThan(here.x);
    // A hundredth of a degree of latitude is 1,112 m (1,113 in this projection's sphere).
    expect((here.y - north.y) * metersPerPixel).toBeCloseTo(1113, -1);
    expect((east.x - here.x) * metersPerPixel).toBeCloseTo(1113 * Math.cos(Math.PI / 4), -1);
  });
});
