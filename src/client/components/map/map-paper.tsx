import { useId, useEffect, useState } from 'react';
import type { LatLon, XY } from './map-types.ts';
import { type Projection, pixelsPerDegree } from './projection.ts';
import { distanceLabel, roundDistance } from './scale-bar.ts';
import { pinsOverlap, type PinBox } from './spread-pins.ts';
import classes from './trip-map.module.css';

let loading: Promise<LatLon[][]> | undefined;

/** From this width on the coast is drawn; nearer, its few corners would be wrong rather than helpful. */
const LAND_FROM_M = 400_000;
const RINGS = 6;
const GRID_LINES = 24;
const RING_LABEL = { width: 48, height: 16 };

type MapPaperProps = {
  projection: Projection;
  /** Rings tell the distance from here. */
  stay: LatLon | undefined;
  /** Places of other days, as quiet dots. */
  others: readonly LatLon[];
  /** What stands on the map already; a ring's distance gives way to it. */
  taken: readonly PinBox[];
};

/** What the drawn map is drawn on: distance rings around the stay or a grid; on wide views the coast. */
export function MapPaper({ projection, stay, others, taken }: MapPaperProps) {
  const { size, metersPerPixel } = projection;
  const isWide = size.width * metersPerPixel >= LAND_FROM_M;
  const land = useLand(isWide);

  return (
    <svg className={classes.paper} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {isWide ? (
        <>
          <rect className={classes.sea} width={size.width} height={size.height} />
          <path className={classes.land} d={landPath(land, projection)} />
        </>
      ) : (
        <Ground projection={projection} stay={stay} taken={taken} />
      )}
      {others.map((other) => {
        const { x, y } = projection.toXY(other);

        return (
          <circle
            key={`${other.lat},${other.lon}`}
            className={classes.other}
            cx={x}
            cy={y}
            r={2.5}
          />
        );
      })}
    </svg>
  );
}

function Ground({ projection, stay, taken }: Omit<MapPaperProps, 'others'>) {
  const fade = useId();
  const { size, metersPerPixel, toXY } = projection;
  const { meters } = roundDistance((Math.min(size.width, size.height) * metersPerPixel) / 3);
  const step = meters / metersPerPixel;
  const middle = stay ? toXY(stay) : { x: size.width / 2, y: size.height / 2 };

  return (
    <>
      <defs>
        <radialGradient
          id={fade}
          gradientUnits="userSpaceOnUse"
          cx={middle.x}
          cy={middle.y}
          r={Math.max(size.width, size.height) * 0.75}
        >
          <stop className={classes.near} offset="0" />
          <stop className={classes.far} offset="1" />
        </radialGradient>
      </defs>
      <rect width={size.width} height={size.height} fill={`url(#${fade})`} />
      {stay ? (
        <Rings middle={middle} step={step} meters={meters} taken={taken} />
      ) : (
        <Grid step={step} size={size} />
      )}
    </>
  );
}

type RingsProps = { middle: XY; step: number; meters: number; taken: readonly PinBox[] };

function Rings({ middle, step, meters, taken }: RingsProps) {
  return Array.from({ length: RINGS }, (_, index) => index + 1).map((ring) => {
    const label = { x: middle.x, y: middle.y - ring * step - 8, ...RING_LABEL };

    return (
      <g key={ring}>
        <circle className={classes.ring} cx={middle.x} cy={middle.y} r={ring * step} />
        {label.y > RING_LABEL.height && !taken.some((box) => pinsOverlap(box, label)) && (
          <text className={classes.ringLabel} x={label.x} y={label.y + 4}>
            {distanceLabel(ring * meters)}
          </text>
        )}
      </g>
    );
  });
}

function Grid({ step, size }: { step: number; size: { width: number; height: number } }) {
  const lines = Array.from({ length: GRID_LINES }, (_, index) => (index + 1) * step);

  return (
    <>
      {lines
        .filter((x) => x < size.width)
        .map((x) => (
          <line key={`x${x}`} className={classes.ring} x1={x} x2={x} y1={0} y2={size.height} />
        ))}
      {lines
        .filter((y) => y < size.height)
        .map((y) => (
          <line key={`y${y}`} className={classes.ring} x1={0} x2={size.width} y1={y} y2={y} />
        ))}
    </>
  );
}

/** The coastlines that a view shows as one path; what lies outside it is left out. */
function landPath(rings: readonly (readonly LatLon[])[], projection: Projection): string {
  const { view, size, toXY } = projection;
  const perDegree = pixelsPerDegree(view);
  const paths: string[] = [];

  for (const ring of rings) {
    const ys = ring.map(({ lat }) => toXY({ lat, lon: view.center.lon }).y);

    if (Math.max(...ys) < 0 || Math.min(...ys) > size.height) continue;
    // A view across the date line shows the coast from either side of it.
    for (const turn of [-360, 0, 360]) {
      const xs = ring.map(({ lon }) => size.width / 2 + (lon + turn - view.center.lon) * perDegree);

      if (Math.max(...xs) < 0 || Math.min(...xs) > size.width) continue;
      paths.push(
        `M${xs.map((x, index) => `${x.toFixed(1)} ${(ys[index] ?? 0).toFixed(1)}`).join('L')}Z`,
      );
    }
  }
  return paths.join('');
}

/** The coastlines of the Earth, loaded when a map is wide enough to show them. */
function useLand(isWanted: boolean): readonly (readonly LatLon[])[] {
  const [rings, setRings] = useState<readonly (readonly LatLon[])[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;

    const load = async () => {
      loading ??= loadLand();
      const loaded = await loading;

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
    loading = undefined;
    return [];
  }
}
