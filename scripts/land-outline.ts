/**
 * `node --import tsx scripts/land-outline.ts`: draws the coastline that the offline map shows behind wide
 * views from Natural Earth (public domain, by way of world-atlas): simplified to what those views resolve,
 * without Antarctica and the smallest islands. Run it again when world-atlas changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { encodeLand } from '../src/client/components/map/land-text.ts';

type Ring = [number, number][];

const SOURCE = 'node_modules/world-atlas/land-50m.json';
const TARGET = 'src/client/components/map/land-outline.txt';
/** Degrees; about 5 km, less than two pixels in the closest view that shows land. */
const TOLERANCE = 0.05;
const LEAST_AREA = 0.02;
const SOUTHERN_END = -60;

const atlas = JSON.parse(readFileSync(SOURCE, 'utf8')) as Topology<{ land: GeometryCollection }>;
const rings = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
  .flat() as Ring[];
const drawn = rings
  .filter((ring) => ring.some(([, lat]) => lat > SOUTHERN_END))
  .map(simplify)
  .filter((ring) => ring.length >= 4 && Math.abs(area(ring)) >= LEAST_AREA);

writeFileSync(TARGET, encodeLand(drawn.map((ring) => ring.map(([lon, lat]) => ({ lon, lat })))));
console.log(`${drawn.length} coastlines, ${drawn.flat().length} corners in ${TARGET}`);

/** Ramer, Douglas and Peucker: the corners without which the line would stray by more than the tolerance. */
function simplify(ring: Ring): Ring {
  const last = ring.length - 1;
  const far = farthest(ring, [0, last]).index;
  const kept = new Set([0, far, last]);
  const open: [number, number][] = [
    [0, far],
    [far, last],
  ];

  for (let span = open.pop(); span; span = open.pop()) {
    const { index, distance } = farthest(ring, span);

    if (distance <= TOLERANCE) continue;
    kept.add(index);
    open.push([span[0], index], [index, span[1]]);
  }
  return ring.filter((_, index) => kept.has(index));
}

function farthest(ring: Ring, [from, to]: [number, number]): { index: number; distance: number } {
  let best = { index: from, distance: 0 };

  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToLine(ring, { index, from, to });

    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

function distanceToLine(ring: Ring, at: { index: number; from: number; to: number }): number {
  const [x, y] = ring[at.index] ?? [0, 0];
  const [x1, y1] = ring[at.from] ?? [0, 0];
  const [x2, y2] = ring[at.to] ?? [0, 0];
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));

  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

function area(ring: Ring): number {
  return (
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];

      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}
