import { useEffect, useState } from 'react';
import type { LatLon } from './map-types.ts';

let land: Promise<LatLon[][]> | undefined;

/** The coastlines of the Earth, loaded when a map is wide enough to show them. */
export function useLand(isWanted: boolean): readonly (readonly LatLon[])[] {
  const [rings, setRings] = useState<readonly (readonly LatLon[])[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;

    const load = async () => {
      land ??= loadLand();
      const loaded = await land;

      if (isCurrent) setRings(loaded);
    };

    void load();
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return rings;
}

/** A map without coastlines is still a map, so a chunk that does not come is no failure. */
async function loadLand(): Promise<LatLon[][]> {
  try {
    const [{ default: outline }, { decodeLand }] = await Promise.all([
      import('./land-outline.txt?raw'),
      import('./land-text.ts'),
    ]);

    return decodeLand(outline);
  } catch {
    land = undefined;
    return [];
  }
}
