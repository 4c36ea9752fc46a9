import { legPath } from './leg-path.ts';
import { isMovedAway, type LaidPin } from './layout-pins.ts';
import type { MapLeg, Size } from './map-types.ts';
import classes from './trip-map.module.css';

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
