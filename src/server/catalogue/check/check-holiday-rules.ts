import type { DestinationFile } from '../catalogue.schema.ts';
import { holidayMask } from '../holiday-defaults.ts';
import { holidayKnowledge } from '../opening-hours.ts';

const KINDS = new Set(['museum', 'gallery', 'palace']);
/** What a country without a custom for them leaves of a day. */
const NO_CUSTOM = '24/7';
const HOLIDAY = { isHoliday: () => true, sunrise: 360, sunset: 1200 };

/** Museums, galleries and palaces of which neither their own hours nor a default of their country tell holidays. */
export function checkHolidayRules({
  country,
  places,
}: Pick<DestinationFile, 'country' | 'places'>): string[] {
  return places
    .filter(({ kind, everyDay }) => KINDS.has(kind) && everyDay !== true)
    .filter(({ hours }) => holidayKnowledge(hours, '2027-06-07', HOLIDAY).calendars.size === 0)
    .filter((place) => (holidayMask(country, place) ?? NO_CUSTOM) === NO_CUSTOM)
    .map(
      ({ id, kind }) => `${id}: a ${kind} without a holiday rule, in a country without a default`,
    );
}
