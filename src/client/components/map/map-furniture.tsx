import type { Projection } from './projection.ts';
import { roundDistance } from './scale-bar.ts';
import classes from './trip-map.module.css';

const LONGEST_BAR_PX = 110;

type ScaleBarProps = {
  projection: Projection;
  /** Above, where the foot of the map names the tiles' makers. */
  isOnTop: boolean;
};

/** The scale bar in the corner. */
export function ScaleBar({ projection, isOnTop }: ScaleBarProps) {
  const { meters, label } = roundDistance(LONGEST_BAR_PX * projection.metersPerPixel);

  return (
    <div
      className={classes.scale}
      data-top={isOnTop || undefined}
      style={{ '--width': `${meters / projection.metersPerPixel}px` }}
      aria-hidden="true"
    >
      <span>{label}</span>
    </div>
  );
}

/** The star that shows where north is. */
export function NorthStar() {
  return (
    <svg className={classes.north} viewBox="0 0 32 44" aria-hidden="true">
      <text x="16" y="11">
        N
      </text>
      <path d="M16 14 L18.4 26.6 L27 29 L18.4 31.4 L16 43 L13.6 31.4 L5 29 L13.6 26.6 Z" />
    </svg>
  );
}
