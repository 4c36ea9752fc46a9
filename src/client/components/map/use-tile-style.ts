import { useComputedColorScheme } from '@mantine/core';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { loadTileStyle, reportTileFailure, type TileScheme } from './online/load-tile-style.ts';

/**
 * The style of the online map for the colours of the page, asked for once the map is wanted; undefined
 * while and where the drawn map stays.
 */
export function useTileStyle(isWanted: boolean) {
  const scheme = useComputedColorScheme('light');
  const [found, setFound] = useState<{ scheme: TileScheme; style: StyleSpecification }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;

    const load = async () => {
      const style = await loadTileStyle(scheme);

      if (isCurrent) setFound(style && { scheme, style });
    };

    void load();
    return () => {
      isCurrent = false;
    };
  }, [isWanted, scheme]);

  const giveUp = () => {
    reportTileFailure();
    setFound(undefined);
  };

  return { tileStyle: found?.scheme === scheme ? found.style : undefined, giveUp };
}
