import type { Size, XY } from './map-types.ts';
import type { PinBox } from './spread-pins.ts';

type LabelSide = 'right' | 'left' | 'below' | 'above';
export type PlacedLabel = XY & Size & { side: LabelSide };

/** The map's size, and what it shows of its own. */
type Frame = Size & { furniture?: readonly PinBox[] };

const SIDES: readonly LabelSide[] = ['right', 'left', 'below', 'above'];
const GAP_PX = 4;
const EDGE_PX = 4;

/**
 * Where the name of each pin can stand without covering a pin, another name or the frame; undefined where
 * there is no room or nothing to name, and the number alone tells. Earlier pins choose first; the map's own
 * furniture stands already.
 */
export function placeLabels(
  pins: readonly PinBox[],
  labels: readonly (Size | undefined)[],
  { furniture = [], ...frame }: Frame,
): (PlacedLabel | undefined)[] {
  const taken: PinBox[] = [...furniture, ...pins];

  return pins.map((pin, index) => {
    const size = labels[index];
    const place =
      size &&
      SIDES.map((side) => beside(pin, size, side))
        .map(slideInside)
        .find(isFree);

    if (place) taken.push(place);
    return place;
  });

  /** Above and below, a name may stand off the middle to stay in the frame. */
  function slideInside(label: PlacedLabel): PlacedLabel {
    if (label.side === 'left' || label.side === 'right') return label;
    const least = EDGE_PX + label.width / 2;

    return { ...label, x: Math.max(least, Math.min(frame.width - least, label.x)) };
  }

  function isFree(label: PlacedLabel): boolean {
    return (
      label.x - label.width / 2 >= EDGE_PX &&
      label.x + label.width / 2 <= frame.width - EDGE_PX &&
      label.y - label.height / 2 >= EDGE_PX &&
      label.y + label.height / 2 <= frame.height - EDGE_PX &&
      taken.every(
        (box) =>
          Math.abs(box.x - label.x) >= (box.width + label.width) / 2 ||
          Math.abs(box.y - label.y) >= (box.height + label.height) / 2,
      )
    );
  }
}

function beside(pin: PinBox, size: Size, side: LabelSide): PlacedLabel {
  const right = (pin.width + size.width) / 2 + GAP_PX;
  const below = (pin.height + size.height) / 2 + GAP_PX;
  const shift = {
    right: { x: right, y: 0 },
    left: { x: -right, y: 0 },
    below: { x: 0, y: below },
    above: { x: 0, y: -below },
  }[side];

  return { ...size, x: pin.x + shift.x, y: pin.y + shift.y, side };
}
