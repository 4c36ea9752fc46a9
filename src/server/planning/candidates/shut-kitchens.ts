import type { Destination } from '#server/catalogue/catalogue.ts';
import { customsOn } from '#server/catalogue/holiday-defaults.ts';
import { publicHoliday } from '#server/catalogue/holidays.ts';
import type { DayFacts } from '../days/day-facts.ts';

/** One dines in these hours at least. */
const [EIGHT, NINE] = [20 * 60, 21 * 60];

type Area = Pick<Destination, 'country' | 'holidayRegion'>;
type Evening = Pick<DayFacts, 'date' | 'sunrise' | 'sunset'>;

/** Whether most kitchens of a country are shut in the evening of a date by its customs: on Christmas Eve. */
export function areKitchensShut(
  { country, holidayRegion: region }: Area,
  facts: Evening | undefined,
): boolean {
  if (!facts) return false;
  const custom = customsOn(country, facts.date, {
    isHoliday: (day) => publicHoliday({ country, region }, day) !== undefined,
    sunrise: facts.sunrise,
    sunset: facts.sunset,
  }).find(({ group }) => group === 'restaurants');

  return (
    custom !== undefined && !custom.spans.some(([from, until]) => from <= EIGHT && until >= NINE)
  );
}

/** The evenings on which the stay's own restaurant is the table to have, as others are shut. */
export function servedEvenings(
  { amenities = [] }: { amenities?: readonly string[] | undefined },
  area: Area,
  days: readonly Evening[],
): number[] {
  if (!amenities.some((one) => /\brestaurants?\b/i.test(one))) return [];
  return days.flatMap((facts, day) => (areKitchensShut(area, facts) ? [day] : []));
}
