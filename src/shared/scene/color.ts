/** Blends two "#rrggbb" colours; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const blend = (at: number) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);

  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`;
}

function channel(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
