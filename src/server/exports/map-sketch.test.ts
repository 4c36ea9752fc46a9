import { expect, test } from 'vitest';
import { fit } from './map-drawing.ts';
import { sketchDay } from './map-sketch.ts';
import { buildStop } from './testing/build-trip-detail.ts';

const [place] = [buildStop().place];
const at = (lat: number, lon: number) => buildStop(place ? { place: { ...place, lat, lon } } : {});

test('stops are numbered in their order and lie as far apart as on Earth', () => {
  const sketch = sketchDay({ activities: [at(60, 10), buildStop(FREE), at(60, 10.1)] }, undefined);

  expect(sketch?.points.map(({ mark }) => mark)).toEqual([1, 2]);
  // A tenth of a degree of longitude is half as far on the 60th parallel as on the equator.
  expect(sketch?.points[1]?.x).toBeCloseTo(5.566, 3);
  expect(sketch?.points[1]?.y).toBeCloseTo(0);
});

test('the way goes through where a boat ends, which has no number', () => {
  const boat = buildStop(
    place ? { place: { ...place, lat: 60, lon: 10, endsAt: { lat: 60, lon: 10.05 } } } : {},
  );
  const sketch = sketchDay({ activities: [boat, at(60, 10.1)] }, undefined);

  expect(sketch?.points.map(({ mark, isEnd }) => (isEnd ? 'end' : mark))).toEqual([1, 'end', 2]);
  expect(sketch?.points[1]?.x).toBeCloseTo(2.783, 3);
});

test('a way across the date line is the short one', () => {
  const sketch = sketchDay({ activities: [at(-17, 179.9), at(-17, -179.9)] }, undefined);

  expect(sketch?.points[1]?.x).toBeCloseTo(0.2 * 111.32 * Math.cos((17 * Math.PI) / 180), 3);
});

test('a day with one place has no map', () => {
  expect(sketchDay({ activities: [at(1, 1), buildStop(FREE)] }, undefined)).toBeUndefined();
});

test('every point lies in the box, also when all are one', () => {
  const box = { x: 50, y: 100, width: 400, height: 130 };

  for (const activities of [
    [at(38.7, -9.1), at(38.71, -9.2), at(38.5, -9.15)],
    [at(10, 10), at(10, 10)],
  ]) {
    const { points } = fit(sketchDay({ activities }, undefined)?.points ?? [], box);

    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x).toBeLessThanOrEqual(box.x + box.width);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(y).toBeLessThanOrEqual(box.y + box.height);
    }
  }
});

const FREE = { kind: 'arrival', activity: 'Landing' } as const;
