import { eachDay } from '#shared/dates.ts';
import { openingSpans, PLAIN_DAY } from '../opening-hours.ts';

const YEAR = eachDay('2027-01-01', '2027-12-31');
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

  const inSeason = openMonths(rules.filter((rule) => NAMES_DATES.test(rule)).join('; '));

  return [...openMonths(hours)].some((month) => !inSeason.has(month));
}

const openMonths = (hours: string): Set<string> =>
  new Set(
    YEAR.filter((date) => openingSpans(hours, date, PLAIN_DAY).length > 0).map((date) =>
      date.slice(5, 7),
    ),
  );
