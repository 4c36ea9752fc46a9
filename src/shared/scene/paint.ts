/** The colours of a landmark: walls, their side in the shade, what is pale, windows, the dial of a clock. */
export type Paint = { main: string; shade: string; pale: string; glow: string; dial: string };

/** Lines of one width. */
export function lines(
  ...[color, d, width, extra = '']: readonly [
    color: string,
    d: string,
    width: number,
    extra?: string,
  ]
): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"${extra && ` ${extra}`}/>`;
}

/** A path of straight lines between points (M and L alone), and its mirror image. */
export function pair(d: string): string {
  return (
    d + d.replaceAll(/([ML])(-?\d+)/g, (_, command: string, x: string) => command + -Number(x))
  );
}

/** Openings with round heads, side by side. */
export function arches(
  at: readonly number[],
  y: number,
  [width, height]: readonly [number, number],
): string {
  const half = width / 2;

  return at
    .map((x) => `M${x} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`)
    .join('');
}
