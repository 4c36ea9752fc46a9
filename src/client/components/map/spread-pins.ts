import type { Size, XY } from './map-types.ts';

/** A pin's place and the room it takes. */
export type PinBox = XY & Size;

const MAX_ROUNDS = 60;
const GAP_PX = 2;
const SEARCH_STEP_PX = 4;
const SEARCH_DIRECTIONS = 16;
/** Pins on one spot part in directions that never repeat: the golden angle. */
const GOLDEN_ANGLE = 2.399_963;

/**
 * Moves pins that cover each other apart, as little as needed, and keeps all inside the frame. Pins that
 * stand free stay where they are. The same pins always end in the same places.
 */
export function spreadPins(pins: readonly PinBox[], frame: Size): XY[] {
  const spots = pins.map((pin) => keepInside({ ...pin }, frame));

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;

    for (let i = 0; i < spots.length; i += 1) {
      for (let j = i + 1; j < spots.length; j += 1) {
        moved = separate(spots, i, j) || moved;
      }
    }
    for (const spot of spots) keepInside(spot, frame);
    if (!moved) break;
  }
  return settle(spots, frame).map(({ x, y }) => ({ x, y }));
}

/** Whether two pins cover each other. */
export function pinsOverlap(a: PinBox, b: PinBox): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
  );
}

/** Pins that a corner still holds together take the nearest free spot, one after the other. */
function settle(spots: readonly PinBox[], frame: Size): PinBox[] {
  const settled: PinBox[] = [];

  for (const spot of spots) settled.push(nearestFree(spot, settled, frame));
  return settled;
}

function nearestFree(pin: PinBox, others: readonly PinBox[], frame: Size): PinBox {
  const isFree = (spot: PinBox) => others.every((other) => !pinsOverlap(spot, other));

  if (isFree(pin)) return pin;
  for (let radius = SEARCH_STEP_PX; radius < frame.width + frame.height; radius += SEARCH_STEP_PX) {
    for (let turn = 0; turn < SEARCH_DIRECTIONS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / SEARCH_DIRECTIONS;
      const spot = keepInside(
        { ...pin, x: pin.x + Math.cos(angle) * radius, y: pin.y + Math.sin(angle) * radius },
        frame,
      );

      if (isFree(spot)) return spot;
    }
  }
  return pin;
}

/** Half the overlap each, along the side where it is the smaller. */
function separate(spots: PinBox[], i: number, j: number): boolean {
  const a = spots[i];
  const b = spots[j];

  if (!a || !b) return false;
  const overX = (a.width + b.width) / 2 + GAP_PX - Math.abs(a.x - b.x);
  const overY = (a.height + b.height) / 2 + GAP_PX - Math.abs(a.y - b.y);

  if (overX <= 0.01 || overY <= 0.01) return false;
  if (Math.hypot(a.x - b.x, a.y - b.y) < 0.5) {
    b.x += Math.cos(j * GOLDEN_ANGLE);
    b.y += Math.sin(j * GOLDEN_ANGLE);
    return true;
  }
  if (overX < overY) {
    const step = (overX / 2 + 0.01) * (a.x <= b.x ? 1 : -1);

    a.x -= step;
    b.x += step;
  } else {
    const step = (overY / 2 + 0.01) * (a.y <= b.y ? 1 : -1);

    a.y -= step;
    b.y += step;
  }
  return true;
}

function keepInside(pin: PinBox, frame: Size): PinBox {
  pin.x = Math.max(pin.width / 2, Math.min(frame.width - pin.width / 2, pin.x));
  pin.y = Math.max(pin.height / 2, Math.min(frame.height - pin.height / 2, pin.y));
  return pin;
}
