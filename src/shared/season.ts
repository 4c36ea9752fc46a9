export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** The season of a month, 1 to 12, away from the tropics: half a year later south of the equator. */
export function seasonAt(lat: number, month: number): Season {
  const northern = lat >= 0 ? month : month + 6;

  return SEASONS[Math.floor((northern % 12) / 3)] ?? 'winter';
}
