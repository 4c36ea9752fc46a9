import type { LaidPin } from './layout-pins.ts';
import type { Size } from './map-types.ts';
import classes from './trip-map.module.css';

const LETTER_PX = 7.6;
const PADDING_PX = 24;
const MAX_WIDTH_PX = 240;
const HEIGHT_PX = 64;
const EDGE_PX = 6;

/** The name of the pin that is pointed at, beside it and inside the frame. */
export function MapBubble({ pin, size }: { pin: LaidPin; size: Size }) {
  const { label, detail = '' } = pin.point;
  const width = Math.min(
    MAX_WIDTH_PX,
    size.width - 2 * EDGE_PX,
    Math.max(label.length, detail.length) * LETTER_PX + PADDING_PX,
  );
  const x = Math.max(EDGE_PX + width / 2, Math.min(size.width - EDGE_PX - width / 2, pin.spot.x));
  const isBelow = pin.spot.y < HEIGHT_PX + pin.size.height / 2;

  return (
    <div
      className={classes.bubble}
      data-below={isBelow || undefined}
      style={{
        '--x': `${x}px`,
        '--y': `${pin.spot.y + (isBelow ? 1 : -1) * (pin.size.height / 2 + 6)}px`,
        '--width': `${width}px`,
      }}
      aria-hidden="true"
    >
      <strong>{label}</strong>
      {detail && <span>{detail}</span>}
    </div>
  );
}
