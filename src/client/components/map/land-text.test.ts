import { expect, test } from 'vitest';
import outline from './land-outline.txt?raw';
import { decodeLand } from './land-text.ts';

test('a coastline is read as steps on the grid, east and north', () => {
  const [ring = []] = decodeLand('267 762 -535 8 3868 -1170');

  expect(ring).toHaveLength(3);
  for (const [i, at] of [
    { lat: 38.1, lon: 13.35 },
    { lat: 38.5, lon: -13.4 },
    { lat: -20, lon: 180 },
  ].entries()) {
    expect(ring[i]?.lat).toBeCloseTo(at.lat);
    expect(ring[i]?.lon).toBeCloseTo(at.lon);
  }
});

test.each([
  ['Paris', 48.86, 2.35, true],
  ['Palermo', 37.8, 13.6, true],
  ['Honshu', 36.2, 138.2, true],
  ['Iceland', 64.9, -18.5, true],
  ['the Bay of Biscay', 45.5, -5, false],
  ['the Pacific', 0, -150, false],
  ['the Caspian Sea', 42, 50.7, false],
])('the outline knows whether %s is land', (_, lat, lon, isLand) => {
  const crossings = decodeLand(outline).reduce(
    (sum, ring) => sum + crossingsEast(ring, { lat, lon }),
    0,
  );

  expect(crossings % 2 === 1).toBe(isLand);
});

function crossingsEast(ring: { lat: number; lon: number }[], at: { lat: number; lon: number }) {
  return ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;

    return (
      a.lat > at.lat !== b.lat > at.lat &&
      at.lon < ((b.lon - a.lon) * (at.lat - a.lat)) / (b.lat - a.lat) + a.lon
    );
  }).length;
}
