import type { LegMode, XY } from './map-types.ts';

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

/** The curve of a way from pin to pin, bowed to the left of the way it goes. */
export function legPath(from: XY, to: XY, mode: LegMode): string {
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
