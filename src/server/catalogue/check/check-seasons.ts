import { eachDay, monthOf } from '#shared/dates.ts';
import { openingSpans, PLAIN_DAY } from '../opening-hours.ts';

const YEAR = eachDay('2027-01-01', '2027-12-31');
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  YEAR.filter((date) => monthOf(date) === at + 1),
);
const NAMES_DATES = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|easter)\b/;

/**
 * Places whose weekly rule without dates opens them out of their season: "Nov 14-Dec 31 Mo-Sa 10:00-20:30; Su
 * 11:00-20:00" is open on every Sunday of the year.
 */
export function checkSeasons(places: readonly { id: string; hours: string }[]): string[] {
  return places
    .filter(({ hours }) => opensOutOfSeason(hours))
    .map(({ id, hours }) => `${id}: a rule without dates opens it out of season: "${hours}"`);
}

function opensOutOfSeason(hours: string): boolean {
  const rules = hours.split(';').map((rule) => rule.trim());

  if (rules[0] === undefined || !NAMES_DATES.test(rules[0]) || rules[0].endsWith(' off'))
    return false;

  const dated = rules.filter((rule) => NAMES_DATES.test(rule));

  if (dated.length === rules.length) return false;
  const inSeason = openMonths(dated.join('; '));

  return openMonths(hours).some((month) => !inSeason.includes(month));
}

/** The months that have a day on which it is open. */
const openMonths = (hours: string) =>
  MONTHS.filter((days) => days.some((date) => openingSpans(hours, date, PLAIN_DAY).length > 0));
