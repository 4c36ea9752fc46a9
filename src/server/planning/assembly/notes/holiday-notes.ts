import type { Destination } from '#server/catalogue/catalogue.ts';
import { type CustomGroup, customsOn } from '#server/catalogue/holiday-defaults.ts';
import { meaningsOn } from '#server/catalogue/holiday-meanings.ts';
import { publicHoliday } from '#server/catalogue/holidays.ts';
import type { OpenSpan } from '#server/catalogue/opening-hours.ts';
import { isRamadanIn } from '#server/catalogue/ramadan.ts';
import { groupBy } from '#shared/groups.ts';
import { timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { capital, joinWords, sentences } from '../../candidates/place-words.ts';
import type { DayFacts } from '../../days/day-facts.ts';
import type { PlanBasis } from '../plan-draft.ts';
import { daysInWords } from './days-in-words.ts';

export const CALENDAR = 'On the calendar: ';

/** More than these nobody keeps in mind. */
const MOST_TOLD = 3;
const MOST_NAMES = 3;

/** A day of the calendar as it is told: what it is called, what it means and what it closes. */
type ToldDay = {
  name: string;
  isPublic: boolean;
  means?: string | undefined;
  closes: string | undefined;
};

type Trip = {
  match: { destination: Destination };
  planInput: Pick<PlanBasis['planInput'], 'facts'>;
};

/** What a date is by the calendar: each festive day that changes something there, and any public holiday. */
function toldDays(destination: Destination, { date, holiday }: DayFacts): ToldDay[] {
  const { country, holidayRegion: region, id } = destination;
  const closes = closingWords({ country, region }, date);
  const days = meaningsOn({ country, region, id }, date, holiday).filter(
    ({ means }) => means !== undefined || closes !== undefined,
  );
  const isPlain = holiday !== undefined && !days.some(({ isPublic }) => isPublic);
  const all = [...(isPlain ? [{ name: holiday, isPublic: true }] : []), ...days];

  return all.map((day, index) => ({
    means: undefined,
    ...day,
    closes: index === 0 ? closes : undefined,
  }));
}

/** The kinds of places that are worth a word, each as it is called. */
const CALLED: Partial<Record<CustomGroup, string>> = {
  museums: 'museums',
  sites: 'sights',
  shops: 'shops',
  markets: 'markets',
  restaurants: 'restaurants',
  nightlife: 'bars',
};

/** "Most museums and shops are shut, restaurants close at 15:00", by the customs of a country. */
function closingWords(
  area: { country: string; region: string | undefined },
  date: string,
): string | undefined {
  if (isRamadanIn(area.country, date)) return undefined;
  const customs = customsOn(area.country, date, {
    isHoliday: (day) => publicHoliday(area, day) !== undefined,
    sunrise: 360,
    sunset: 1080,
  });
  const parts = [...groupBy(customs, ({ spans }) => hoursInWords(spans))].flatMap(
    ([hours, groups]) => {
      const called = groups.flatMap(({ group }) => CALLED[group] ?? []);

      return called.length > 0 ? [`${joinWords(called)} ${hours}`] : [];
    },
  );

  return parts.length > 0 ? `Most ${parts.join('; ')}` : undefined;
}

function hoursInWords([span]: readonly OpenSpan[]): string {
  if (span === undefined) return 'are closed';
  const [open, close] = span;

  if (open > 0 && close < DAY_END) return `open from ${timeOf(open)} to ${timeOf(close)}`;
  return open > 0 ? `open from ${timeOf(open)}` : `close by ${timeOf(close)}`;
}

const DAY_END = 24 * 60;

/** What the calendar makes of one day of a trip; what it means is said on the first of several days alone. */
export function holidayNotes(
  { match: { destination }, planInput: { facts } }: Trip,
  index: number,
  activities: readonly PlannedActivity[],
): string[] {
  const today = facts[index];

  if (!today) return [];
  const said = new Set(
    facts.slice(0, index).flatMap((day) => toldDays(destination, day).map(({ means }) => means)),
  );
  const told = toldDays(destination, today)
    .map((day) => (day.means && said.has(day.means) ? { ...day, means: '' } : day))
    .filter((day) => day.isPublic || day.means || day.closes);

  if (told.length === 0) return [];
  const isShorter = told.some(({ isPublic, closes }) => isPublic || closes);

  return [sentences([...told.map(dayWords), isShorter ? unsureWords(activities) : undefined])];
}

function dayWords({ name, isPublic, means, closes }: ToldDay): string {
  const known = means ?? closes;

  return sentences([
    isPublic ? `${name}, a public holiday` : name,
    known === undefined ? 'some places are closed or keep Sunday hours' : means,
    closes,
  ]);
}

/** The stops whose hours on such a day nobody has checked. */
function unsureWords(activities: readonly PlannedActivity[]): string | undefined {
  const places = activities.flatMap(({ kind, place }) =>
    place && (kind === 'stop' || kind === 'meal') ? [place] : [],
  );
  const unsure = places.filter(({ opening }) => opening !== 'checked').map(({ name }) => name);

  if (places.length === 0) return undefined;
  if (unsure.length === 0) return 'Every stop here is open';
  return `Check the hours of ${fewNames(unsure)} before you go`;
}

/** The first few of many names. */
function fewNames(names: readonly string[]): string {
  return names.length <= MOST_NAMES
    ? joinWords(names)
    : joinWords([...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`]);
}

/** The days of a whole trip that the calendar changes: those of one meaning together, with their names and dates. */
export function calendarNotes({ match: { destination }, planInput: { facts } }: Trip): string[] {
  const told = facts.flatMap((day) =>
    toldDays(destination, day).map((one) => ({ ...one, date: day.date })),
  );

  return [...groupBy(told, ({ means, closes }) => means ?? closes).values()]
    .map((days) => {
      const [{ means, closes } = {}] = days;
      const names = [...groupBy(days, ({ name }) => name)].map(
        ([name, some]) => `${name} (${daysInWords(some.map(({ date }) => date))})`,
      );
      const isPublic = days.every((day) => day.isPublic);
      const what = days.length > 1 ? 'public holidays' : 'a public holiday';
      const called = [joinWords(names.map(capital)), ...(isPublic ? [what] : [])].join(', ');

      return `${CALENDAR}${sentences([called, means, days.length === 1 || !means ? closes : ''])}`;
    })
    .slice(0, MOST_TOLD);
}
