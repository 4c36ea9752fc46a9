const STEPS = [1, 2, 5];

export type Scale = { meters: number; label: string };

/** The longest round distance (1, 2 or 5 times a power of ten) of at most `maxMeters`. */
export function roundDistance(maxMeters: number): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, maxMeters)));
  const step = STEPS.findLast((factor) => factor * power <= maxMeters) ?? 1;
  const meters = step * power;

  return { meters, label: distanceLabel(meters) };
}

/** "500 m", "2 km", "1,000 km". */
export function distanceLabel(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${(meters / 1000).toLocaleString('en-US')} km`;
}
