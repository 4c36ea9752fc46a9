import { once } from '#shared/remember.ts';
import { readDataFile } from './data-folder.ts';
import { isOneOf } from './holiday-days.ts';
import { areaCodes, type HolidayArea } from './holidays.ts';

/** A day that a traveller should know of, public holiday or not, and what it means for the trip. */
type HolidayMeaning = {
  /** Countries, "country-region", destinations, or "*". */
  in: readonly string[];
  /** Written as in opening hours. */
  on: string;
  name: string;
  /** Left out where it only matters for what it closes. */
  means?: string;
};

export type HolidayMeaningsFile = { checked: string; note: string; days: HolidayMeaning[] };

const load = once(() => readDataFile<HolidayMeaningsFile>('holiday-meanings.json').days);

/** The name of a day that stands for whatever public holiday its date is. */
const ANY_HOLIDAY = '*';

/** What a date is at a place, and whether that is its public holiday. */
export type MeantDay = { name: string; means?: string | undefined; isPublic: boolean };

/**
 * What a date means at a destination, its public holiday first: of what has one name, or is that holiday, the entry
 * that is nearest to the place. A name without a meaning stands where nothing else is told of the date.
 */
export function meaningsOn(
  place: HolidayArea & { id: string },
  date: string,
  holiday: string | undefined,
): MeantDay[] {
  const codes = [place.id, ...areaCodes(place).toReversed(), '*'];
  const rank = ({ in: where }: HolidayMeaning) => codes.findIndex((code) => where.includes(code));
  const known = load()
    .filter((day) => rank(day) >= 0 && isOneOf(day.on, date))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((day) => meantDay(day, holiday));
  const meant = known.filter(({ means }) => means !== undefined);
  const days = meant.length > 0 || holiday !== undefined ? meant : known.slice(0, 1);
  const isFirst = (day: MeantDay, i: number) =>
    days.findIndex((one) => one.name === day.name || (one.isPublic && day.isPublic)) === i;

  return days.filter(isFirst).toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic));
}

function meantDay({ name, means }: HolidayMeaning, holiday: string | undefined): MeantDay[] {
  if (name !== ANY_HOLIDAY)
    return [{ name, means, isPublic: holiday !== undefined && name.startsWith(holiday) }];
  return holiday === undefined ? [] : [{ name: holiday, means, isPublic: true }];
}
