import type { LatLon } from './map-types.ts';

/** Degrees; the grid that coastlines are kept on. */
const STEP = 0.05;

/** Coastlines as text: a line each, its corners as steps east and north from the one before. */
export function encodeLand(rings: readonly (readonly LatLon[])[]): string {
  return rings.map(encodeRing).join('\n');
}

export function decodeLand(text: string): LatLon[][] {
  return text.split('\n').map(decodeRing);
}

function encodeRing(ring: readonly LatLon[]): string {
  let last = { east: 0, north: 0 };
  const steps: number[] = [];

  for (const { lat, lon } of ring) {
    const east = Math.round(lon / STEP);
    const north = Math.round(lat / STEP);

    if (east === last.east && north === last.north) continue;
    steps.push(east - last.east, north - last.north);
    last = { east, north };
  }
  return steps.join(' ');
}

function decodeRing(line: string): LatLon[] {
  const steps = line.split(' ').map(Number);
  const ring: LatLon[] = [];
  let east = 0;
  let north = 0;

  for (let i = 0; i + 1 < steps.length; i += 2) {
    east += steps[i] ?? 0;
    north += steps[i + 1] ?? 0;
    ring.push({ lat: north * STEP, lon: east * STEP });
  }
  return ring;
}
