import type { Palette } from './palette.ts';
import { mix } from './color.ts';

export const WIDTH = 1600;
export const HEIGHT = 900;

/** What every part of a picture draws with. */
export type Canvas = {
  random: () => number;
  palette: Palette;
  /** The line where land or water meets the sky. */
  horizon: number;
  /** Where the sun or moon stands. */
  lightX: number;
  isSnowy: boolean;
  lat: number;
  /** The place as people read it, its country last. */
  name: string;
};

/** A whole number from `from` to `to`. */
export function between({ random }: Pick<Canvas, 'random'>, from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}

/** The colour of land at a distance: 0 at our feet, 1 lost in the haze. */
export function atDistance(
  { palette }: Pick<Canvas, 'palette'>,
  distance: number,
  near = palette.ink,
): string {
  return mix(near, palette.haze, distance);
}

/** A filled shape. */
export function shape(fill: string, d: string, extra = ''): string {
  return `<path fill="${fill}" d="${d}"${extra && ` ${extra}`}/>`;
}

type RidgeOptions = {
  base: number;
  height: number;
  points: number;
  roughness: number;
  peak?: number;
};

/**
 * The line of a range as path points from the left edge to the right, by midpoint displacement;
 * `peak` (0 to 1) raises it around that place.
 */
export function ridge(
  canvas: Canvas,
  { base, height, points, roughness, peak }: RidgeOptions,
): [number, number][] {
  const { random } = canvas;
  let line = Array.from({ length: 5 }, () => 0.15 + random() * 0.75);
  let spread = 0.5;

  while (line.length < points) {
    line = line.flatMap((value, index) => {
      const next = line[index + 1];

      return next === undefined ? [value] : [value, (value + next) / 2 + (random() - 0.5) * spread];
    });
    spread *= roughness;
  }
  return line.map((value, index) => {
    const at = index / (line.length - 1);
    const lift = peak === undefined ? 1 : 0.45 + 0.85 * Math.exp(-(((at - peak) / 0.22) ** 2));

    return [Math.round(at * WIDTH), Math.round(base - Math.max(0.02, value) * height * lift)];
  });
}

/** A line of points closed down to `bottom`. */
export function below(points: readonly (readonly [number, number])[], bottom: number): string {
  const line = points.map(([x, y]) => `${x} ${y}`).join('L');

  return `M0 ${bottom}L${line}L${WIDTH} ${bottom}z`;
}

/** A rectangle as a path. */
export function box(
  ...[x, y, width, height]: readonly [x: number, y: number, width: number, height: number]
): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
