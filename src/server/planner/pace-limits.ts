import type { PreferenceFacts } from './check-facts.ts';

/**
 * The most that a day may hold: minutes from leaving the stay to the end of the last sight before dinner, and
 * kilometres on foot.
 */
export type PaceLimits = { minutes: number; walkKm: number };

/** The most for who needs no shorter days. */
export const USUAL_PACE: PaceLimits = { minutes: 540, walkKm: 12 };
const GENTLER: Readonly<Record<'toddler' | 'wheelchair' | 'relaxation', PaceLimits>> = {
  toddler: { minutes: 450, walkKm: 6 },
  wheelchair: { minutes: 480, walkKm: 6 },
  relaxation: { minutes: 480, walkKm: 9 },
};

/** A day that lasts longer than this in all needs a rest. */
export const LONG_DAY = 600;
export const LEAST_REST = 45;

/** The tightest limits among the party's needs. */
export function paceLimits(needs: PreferenceFacts['needs']): PaceLimits {
  const limits = [USUAL_PACE];

  if (needs.toddler) limits.push(GENTLER.toddler);
  if (needs.wheelchair) limits.push(GENTLER.wheelchair);
  if (needs.relaxation) limits.push(GENTLER.relaxation);
  return {
    minutes: Math.min(...limits.map(({ minutes }) => minutes)),
    walkKm: Math.min(...limits.map(({ walkKm }) => walkKm)),
  };
}
