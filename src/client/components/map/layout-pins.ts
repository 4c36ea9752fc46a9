import { labelWidth } from './label-width.ts';
import type { MapPoint, Size, XY } from './map-types.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';
import type { Projection } from './projection.ts';
import { pinsOverlap, spreadPins, type PinBox } from './spread-pins.ts';

const PIN_PX = 28;
const STAY_PX = 32;
const DOT_PX = 24;
const LETTER_PX = 8;
const PILL_PADDING_PX = 20;
const LABEL_HEIGHT_PX = 20;
const LABEL_MAX_PX = 150;
/** The star that points north, from the top right corner. */
const NORTH = { x: 20, y: 24, width: 28, height: 36 };

export type LaidPin = {
  point: MapPoint;
  /** Where the pin is drawn, and where its place is. */
  spot: XY;
  truth: XY;
  size: Size;
  /** A price without room for its text shows as a dot until it is pointed at; the end of a ride always does. */
  isDot: boolean;
  label?: PlacedLabel;
};

/** Where everything on the map is drawn: pins beside each other, names where there is room for them. */
export function layoutPins(
  points: readonly MapPoint[],
  projection: Projection,
  { withNames }: { withNames: boolean },
): LaidPin[] {
  const seen = points
    .map((point) => ({ point, truth: projection.toXY(point), size: pinSize(point) }))
    .filter(({ truth }) => isInside(truth, projection.size));
  const prices = collapsePrices(seen);
  const numbered = seen.filter(({ point }) => point.kind !== 'price');
  const spots = spreadPins(
    numbered.map(({ truth, size }) => ({ ...truth, ...size })),
    projection.size,
  );
  const pins = numbered.map((pin, index) => ({
    ...pin,
    spot: spots[index] ?? pin.truth,
    isDot: pin.point.kind === 'end',
  }));

  return withNames ? [...prices, ...withLabels(pins, projection.size)] : [...prices, ...pins];
}

/** Whether a pin had to leave its place so far that a line should lead back to it. */
export function isMovedAway({ spot, truth }: LaidPin): boolean {
  return Math.hypot(spot.x - truth.x, spot.y - truth.y) > 8;
}

/** The room that pins and names take, for whatever gives way to them. */
export function takenRoom(pins: readonly LaidPin[]): PinBox[] {
  return pins.flatMap(({ spot, size, label }) =>
    label ? [{ ...spot, ...size }, label] : [{ ...spot, ...size }],
  );
}

function pinSize({ kind, text = '' }: MapPoint): Size {
  if (kind === 'price') {
    return { width: text.length * LETTER_PX + PILL_PADDING_PX, height: PIN_PX };
  }
  const px = kind === 'stay' ? STAY_PX : kind === 'end' ? DOT_PX : PIN_PX;

  return { width: px, height: px };
}

function isInside({ x, y }: XY, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Earlier prices are better ones: those behind them that would cover them become dots. */
function collapsePrices(pins: readonly Pick<LaidPin, 'point' | 'truth' | 'size'>[]): LaidPin[] {
  const taken: PinBox[] = [];

  return pins
    .filter(({ point }) => point.kind === 'price')
    .map((pin) => {
      const box = { ...pin.truth, ...pin.size };
      const isDot = taken.some((other) => pinsOverlap(other, box));

      if (!isDot) taken.push(box);
      return {
        ...pin,
        spot: pin.truth,
        isDot,
        size: isDot ? { width: DOT_PX, height: DOT_PX } : pin.size,
      };
    });
}

/** Names beside their pins; a place that comes twice, as a rest at the hotel does, is named once. */
function withLabels(pins: readonly LaidPin[], frame: Size): LaidPin[] {
  const labels = placeLabels(
    pins.map(({ spot, size }) => ({ ...spot, ...size })),
    pins.map(({ point: { label } }, index) =>
      pins.findIndex(({ point }) => point.label === label) === index
        ? {
            width: Math.min(LABEL_MAX_PX, labelWidth(label)),
            height: LABEL_HEIGHT_PX,
          }
        : undefined,
    ),
    { ...frame, furniture: [{ ...NORTH, x: frame.width - NORTH.x }] },
  );

  return pins.map((pin, index) => {
    const label = labels[index];

    return label ? { ...pin, label } : pin;
  });
}
