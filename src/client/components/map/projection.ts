import type { LatLon, Size, XY } from './map-types.ts';

const EARTH_CIRCUMFERENCE_M = 40_075_016.686;
/** Web Mercator ends here. */
const MAX_LAT = 85.05;
/** A tile of the online map at zoom 0, so that both maps show the same view. */
const TILE_PX = 512;

/** Where the map looks, as the online map's camera counts it. */
export type View = { center: LatLon; zoom: number };

export type Projection = {
  view: View;
  size: Size;
  /** At the centre. */
  metersPerPixel: number;
  toXY: (point: LatLon) => XY;
};

/** North-up Web Mercator around a centre; longitudes take the way round the world that is nearer to it. */
export function projectView(view: View, size: Size): Projection {
  const world = TILE_PX * 2 ** view.zoom;
  const center = toWorld(view.center);

  return {
    view,
    size,
    metersPerPixel:
      (EARTH_CIRCUMFERENCE_M * Math.cos((clampLat(view.center.lat) * Math.PI) / 180)) / world,
    toXY: (point) => {
      const at = toWorld(point);

      return {
        x: size.width / 2 + nearerRound(at.x - center.x) * world,
        y: size.height / 2 + (at.y - center.y) * world,
      };
    },
  };
}

/** How far one degree of longitude is, in pixels. */
export function pixelsPerDegree({ zoom }: View): number {
  return (TILE_PX * 2 ** zoom) / 360;
}

/** Room left free at the edges, in pixels. */
type Padding = { top: number; right: number; bottom: number; left: number };
type Frame = { size: Size; padding: Padding; minMeters: number };

/**
 * The closest view that shows every point inside the padding. Points that lie together are seen from
 * `minMeters` across at least, so that a single stop has its surroundings.
 */
export function fitView(points: readonly LatLon[], { size, padding, minMeters }: Frame): View {
  const world = points.map(toWorld);
  const west = startOfShortestSpan(world.map(({ x }) => x));
  const xs = world.map(({ x }) => (x - west + 1) % 1);
  const ys = world.map(({ y }) => y);
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const middle = { x: west + (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const lat = fromWorld(middle).lat;
  const least = minMeters / (EARTH_CIRCUMFERENCE_M * Math.cos((lat * Math.PI) / 180));
  const room = {
    width: Math.max(1, size.width - padding.left - padding.right),
    height: Math.max(1, size.height - padding.top - padding.bottom),
  };
  const scale = Math.min(
    room.width / Math.max(box.right - box.left, least),
    room.height / Math.max(box.bottom - box.top, least),
  );
  // The padding need not be even, so the middle of the points is not always the middle of the map.
  const center = fromWorld({
    x: middle.x + (padding.right - padding.left) / 2 / scale,
    y: middle.y + (padding.bottom - padding.top) / 2 / scale,
  });

  return { center, zoom: Math.log2(scale / TILE_PX) };
}

/** Where to begin counting longitudes so that all lie in the shortest span, across the date line too. */
function startOfShortestSpan(xs: readonly number[]): number {
  const sorted = [...xs].sort((a, b) => a - b);
  let start = sorted[0] ?? 0;
  let widest = start + 1 - (sorted.at(-1) ?? start);

  for (const [index, x] of sorted.entries()) {
    const before = sorted[index - 1];

    if (before !== undefined && x - before > widest) {
      widest = x - before;
      start = x;
    }
  }
  return start;
}

function toWorld({ lat, lon }: LatLon): XY {
  const sin = Math.sin((clampLat(lat) * Math.PI) / 180);

  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

function fromWorld({ x, y }: XY): LatLon {
  const lon = (((x % 1) + 1) % 1) * 360 - 180;

  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lon };
}

function clampLat(lat: number): number {
  return Math.max(-MAX_LAT, Math.min(MAX_LAT, lat));
}

/** -0.5 to 0.5. */
function nearerRound(turns: number): number {
  return turns - Math.round(turns);
}
