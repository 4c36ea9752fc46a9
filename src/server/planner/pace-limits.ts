import type { PreferenceFacts } from './check-facts.ts';

/** The most that a day may hold: minutes from leaving to being back, and kilometres on foot. */
export type PaceLimits = { minutes: number; walkKm: number };

const USUAL: PaceLimits = { minutes: 600, walkKm: 12 };
const GENTLER: Readonly<Record<keyof PreferenceFacts['needs'], PaceLimits>> = {
  toddler: { minutes: 540, walkKm: 6 },
  wheelchair: { minutes: 540, walkKm: 6 },
  relaxation: { minutes: 540, walkKm: 9 },
};

/** The tightest limits among the party's needs. */
export function paceLimits(needs: PreferenceFacts['needs']): PaceLimits {
  const limits = [USUAL];

  if (needs.toddler) limits.push(GENTLER.toddler);
  if (needs.wheelchair) limits.push(GENTLER.wheelchair);
  if (needs.relaxation) limits.push(GENTLER.relaxation);
  return {
    minutes: Math.min(...limits.map(({ minutes }) => minutes)),
    walkKm: Math.min(...limits.map(({ walkKm }) => walkKm)),
  };
}
