import { addDays } from '#shared/dates.ts';
import { daylight, type Spot } from '../daylight.ts';
import { publicHoliday } from '../holidays.ts';
import { closureReason, type DayFacts, holidayKnowledge, openingSpans } from '../opening-hours.ts';

/** Over how many days hours are compared: a year, and the weeks in which feasts move. */
const COMPARED_DAYS = 400;
const EXAMPLES = 3;
/** Spans by the sun are worked out to the minute, and written to the quarter of an hour. */
const SLACK_MINUTES = 15;

export type HoursDifference = {
  /** Of the days compared, how many differ. */
  days: number;
  compared: number;
  /** The first dates that differ. */
  examples: string[];
};

/** Where a place is, and by whose holidays. */
export type HoursSetting = Spot & { country: string; region?: string | undefined };

/**
 * On which of the next days two texts of opening hours differ. Days on which only one of them has a rule for a
 * holiday or for works say nothing of the other and are left out.
 */
export function compareHours(
  ours: string,
  theirs: string,
  { from, setting }: { from: string; setting: HoursSetting },
): HoursDifference {
  const isHoliday = (date: string) => publicHoliday(setting, date) !== undefined;
  const differing: string[] = [];
  let compared = 0;

  for (let day = 0; day < COMPARED_DAYS; day += 1) {
    const date = addDays(from, day);
    const facts: DayFacts = { isHoliday, ...daylight(setting, date) };

    if (isSpecial(ours, date, facts) || isSpecial(theirs, date, facts)) continue;
    compared += 1;
    if (!isSame(openingSpans(ours, date, facts), openingSpans(theirs, date, facts)))
      differing.push(date);
  }

  return { days: differing.length, compared, examples: differing.slice(0, EXAMPLES) };
}

function isSpecial(hours: string, date: string, facts: DayFacts): boolean {
  return (
    holidayKnowledge(hours, date, facts).isNamed || closureReason(hours, date, facts) !== undefined
  );
}

function isSame(
  a: readonly (readonly [number, number])[],
  b: readonly (readonly [number, number])[],
): boolean {
  return (
    a.length === b.length &&
    a.every(([open, close], i) => {
      const [from = 0, to = 0] = b[i] ?? [];

      return Math.abs(open - from) <= SLACK_MINUTES && Math.abs(close - to) <= SLACK_MINUTES;
    })
  );
}
