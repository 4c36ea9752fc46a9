import 'maplibre-gl/dist/maplibre-gl.css';
import {
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl/dist/maplibre-gl-csp.js';
import type { StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from '#client/lib/use-reduced-motion.ts';
import type { View } from '../projection.ts';
import { TILES_TIMEOUT_MS } from './load-tile-style.ts';
import classes from './tile-map.module.css';

const EASE_MS = 500;

type TileMapProps = {
  tileStyle: StyleSpecification;
  /** Where to look; a new object moves the map there. */
  view: View;
  label: string;
  /** The traveller, or a new `view`, has moved the map. */
  onMove: (view: View) => void;
  onReady: () => void;
  /** The map did not come to show in time; whoever draws it takes it away. */
  onFail: () => void;
};

setWorkerUrl(workerUrl);

/** The online map itself, north up; pins and ways are drawn above it by whoever holds it. */
export function TileMap({ tileStyle, view, label, onMove, onReady, onFail }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const tell = useEffectEvent((event: 'move' | 'ready' | 'fail') => {
    if (event === 'ready') onReady();
    else if (event === 'fail') onFail();
    else if (map.current) onMove(viewOf(map.current));
  });
  const startView = useEffectEvent(() => view);

  useEffect(() => {
    if (!frame.current) return undefined;
    const opened = openMap(frame.current, { style: tileStyle, view: startView(), label });

    if (!opened) {
      tell('fail');
      return undefined;
    }
    const timer = window.setTimeout(() => tell('fail'), TILES_TIMEOUT_MS);

    map.current = opened;
    opened.on('load', () => {
      window.clearTimeout(timer);
      tell('ready');
    });
    opened.on('move', () => tell('move'));
    // A tile that does not come leaves a blank; without a listener it would be told in the console.
    opened.on('error', () => undefined);
    return () => {
      window.clearTimeout(timer);
      map.current = undefined;
      opened.remove();
    };
  }, [tileStyle, label]);

  useEffect(() => {
    const camera = {
      center: [view.center.lon, view.center.lat] as [number, number],
      zoom: view.zoom,
    };

    if (prefersReducedMotion()) map.current?.jumpTo(camera);
    else map.current?.easeTo({ ...camera, duration: EASE_MS });
  }, [view]);

  return <div ref={frame} className={classes.map} />;
}

/** Undefined where the browser cannot draw one (no WebGL). */
function openMap(
  container: HTMLElement,
  { style, view, label }: { style: StyleSpecification; view: View; label: string },
): MapLibre | undefined {
  try {
    const map = new MapLibre({
      container,
      style,
      center: [view.center.lon, view.center.lat],
      zoom: view.zoom,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // A finger scrolls the page, two move the map.
      cooperativeGestures: true,
      attributionControl: { compact: false },
      fadeDuration: prefersReducedMotion() ? 0 : 200,
      locale: { 'Map.Title': label },
    });

    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    return map;
  } catch {
    return undefined;
  }
}

function viewOf(map: MapLibre): View {
  const { lat, lng } = map.getCenter();

  return { center: { lat, lon: lng }, zoom: map.getZoom() };
}
