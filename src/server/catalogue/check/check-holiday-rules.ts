import { eachDay, weekdayName } from '#shared/dates.ts';
import type { DestinationFile } from '../catalogue.schema.ts';
import { holidayMask } from '../holiday-defaults.ts';
import { holidayKnowledge, openingSpans } from '../opening-hours.ts';

const KINDS = new Set(['museum', 'gallery', 'palace']);
/** What a country without a custom for them leaves of a day. */
const NO_CUSTOM = '24/7';
const HOLIDAY = { isHoliday: () => true, sunrise: 360, sunset: 1200 };

/** Faults in what hours say of holidays: nothing at all for a museum, or a closing day that gives way to no hours. */
export function checkHolidayRules({
  country,
  places,
}: Pick<DestinationFile, 'country' | 'places'>): string[] {
  const untold = places
    .filter(({ kind, everyDay }) => KINDS.has(kind) && everyDay !== true)
    .filter(({ hours }) => holidayKnowledge(hours, '2027-06-07', HOLIDAY).calendars.size === 0)
    .filter((place) => (holidayMask(country, place) ?? NO_CUSTOM) === NO_CUSTOM)
    .map(
      ({ id, kind }) => `${id}: a ${kind} without a holiday rule, in a country without a default`,
    );

  return [...untold, ...checkGivingWay(places)];
}

const GIVING_WAY = /((?:\w\w,)*\w\w) off unless PH/;
const YEAR = eachDay('2027-01-01', '2027-12-31');

/** Places whose closing day gives way to a holiday, while no rule before it says when they are open then. */
export function checkGivingWay(places: readonly { id: string; hours: string }[]): string[] {
  return places
    .filter(({ hours }) => {
      const weekdays = GIVING_WAY.exec(hours)?.[1]?.split(',') ?? [];

      return weekdays.some((weekday) =>
        YEAR.filter((date) => weekdayName(date).startsWith(weekday)).every((date) => {
          const isHoliday = (day: string) => day === date;

          return openingSpans(hours, date, { ...HOLIDAY, isHoliday }).length === 0;
        }),
      );
    })
    .map(
      ({ id, hours }) => `${id}: never open on a holiday that moves its closing day: "${hours}"`,
    );
}
