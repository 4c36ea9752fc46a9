import { isFeast } from './feasts.ts';
import { holidayMask } from './holiday-defaults.ts';
import { wordSet } from '#shared/word-set.ts';

/** Where most people fast: ISO 3166 alpha-2 codes. */
const FASTING = wordSet('AE BD BH DZ EG ID JO KW MA MV MY OM PK QA SA SN TN TR UZ');

/** Whether a country fasts on a date. */
export function isRamadanIn(country: string, date: string): boolean {
  return FASTING.has(country) && isFeast('ramadan', date);
}

/** Whether restaurants there stay shut until sunset, by law or by custom. */
export function isShutUntilSunset(country: string): boolean {
  return holidayMask(country, { kind: 'restaurant' })?.includes('ramadan') ?? false;
}
