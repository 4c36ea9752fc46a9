import type { LatLon } from './map-types.ts';

/** Degrees; the grid that coastlines are kept on. */
const STEP = 0.05;

/** Coastlines from text: a line each, its corners as steps east and north from the one before. */
export function decodeLand(text: string): LatLon[][] {
  return text.split('\n').map(decodeRing);
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
