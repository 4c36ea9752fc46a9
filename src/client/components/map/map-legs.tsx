import { isMovedAway, type LaidPin } from './layout-pins.ts';
import type { MapLeg, Size, LegMode, XY } from './map-types.ts';
import classes from './trip-map.module.css';

/** How far a way bows out, as a share of its length, so that there and back are two lines. */
const BOW: Record<LegMode, number> = {
  walk: 0.1,
  transit: 0.12,
  taxi: 0.12,
  drive: 0.12,
  train: 0.12,
  coach: 0.12,
  ferry: 0.18,
  flight: 0.22,
};

type MapLegsProps = { pins: readonly LaidPin[]; legs: readonly MapLeg[]; size: Size };

/** The ways between the pins, each drawn as it is travelled, and lines from moved pins to their places. */
export function MapLegs({ pins, legs, size }: MapLegsProps) {
  const spots = new Map(pins.map(({ point, spot }) => [point.id, spot]));
  const drawn = legs.flatMap(({ from, to, mode }) => {
    const start = spots.get(from);
    const end = spots.get(to);

    return start && end ? [{ key: `${from}>${to}`, mode, path: legPath(start, end, mode) }] : [];
  });

  return (
    <svg className={classes.legs} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {drawn.map(({ key, path }) => (
        <path key={key} className={classes.casing} d={path} />
      ))}
      {drawn.map(({ key, path, mode }) => (
        <path key={key} className={classes.leg} data-mode={mode} d={path} />
      ))}
      {pins.filter(isMovedAway).map(({ point, spot, truth }) => (
        <g key={point.id} className={classes.lead}>
          <line x1={spot.x} y1={spot.y} x2={truth.x} y2={truth.y} />
          <circle cx={truth.x} cy={truth.y} r={3} />
        </g>
      ))}
    </svg>
  );
}

/** The curve of a way from pin to pin, bowed to the left of the way it goes. */
function legPath(from: XY, to: XY, mode: LegMode): string {
  const bow = BOW[mode];
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bow,
  };

  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

function at({ x, y }: XY): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
