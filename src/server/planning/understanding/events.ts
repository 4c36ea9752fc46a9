import { foldText } from '#server/catalogue/fold-text.ts';
import { THEMES } from '../themes/themes.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { entriesOf, met, unmet } from '../asked/outcome.ts';
import { capital } from '../candidates/place-words.ts';
import { isInSeason, formatMonthDay } from '#shared/dates.ts';

/** A festival that people travel for, and when it usually is, as "MM-DD". */
type TravelEvent = readonly [name: string, words: RegExp, from: string, to: string];

const EVENTS: readonly TravelEvent[] = [
  ["St Patrick's Day", /\b(st|saint) pat(rick)?s day\b/, '03-15', '03-18'],
  ['Oktoberfest', /\boktoberfest\b/, '09-18', '10-05'],
  ['Carnival', /\b(carnival|karneval|fasching|carnaval|carnevale|mardi gras)\b/, '01-25', '03-09'],
  ['Semana Santa', /\b(semana santa|holy week)\b/, '03-15', '04-25'],
  ['Feria de Abril', /\bferia de abril\b/, '04-10', '05-10'],
  [
    'the Edinburgh festivals',
    /\b(edinburgh (festival|fringe)|the fringe|fringe festival)\b/,
    '08-01',
    '08-31',
  ],
  ['La Tomatina', /\btomatina\b/, '08-25', '08-31'],
  ['San Fermín', /\b(san fermin|running of the bulls)\b/, '07-06', '07-14'],
  ['Songkran', /\bsongkran\b/, '04-13', '04-15'],
  ['Loy Krathong', /\b(loy krathong|yi peng|lantern festival)\b/, '11-01', '11-30'],
  ['Day of the Dead', /\b(day of the dead|dia de (los )?muertos)\b/, '10-31', '11-02'],
  ["King's Day", /\b(kings day|koningsdag)\b/, '04-26', '04-27'],
];

/** The month of fasting, of which a plan tells what it does to the days. */
export const RAMADAN = /\b(ramadan|ramazan|ramad[ah]n)\b/;

/** Days that a trip may lie around: who names one wishes for nothing by it. */
const HOLIDAY = /\b(?:(?:fourth|4th) of july|july (?:fourth|4th)|independence day|thanksgiving)\b/;

/** Whether a name in a text is that of a festival or a theme. */
export function isEvent(said: string, text: string): boolean {
  const [name, whole] = [foldText(said), foldText(text)];

  const own = name.split(' ');

  return (
    [...EVENTS.map(([, words]) => words), RAMADAN, HOLIDAY].some((words) =>
      words
        .exec(whole)?.[0]
        .split(' ')
        .some((word) => own.includes(word)),
    ) ||
    // "Art Nouveau" alone: "Blythewick Hanging Gardens" is a name all the same.
    THEMES.some(({ words }) => {
      const asking = words.exec(whole)?.[0].split(' ');

      return asking !== undefined && own.every((word) => asking.includes(word));
    })
  );
}

/** The festivals of a text: what of the plan is for them, else whether the trip lies in their time. */
export function eventOutcomes(text: string, days: readonly PlannedDay[]): AskedOutcome[] {
  const folded = foldText(text);

  return EVENTS.filter(([, words]) => words.test(folded)).map((event) => outcomeOf(event, days));
}

function outcomeOf(
  [name, words, from, to]: TravelEvent,
  days: readonly PlannedDay[],
): AskedOutcome {
  const wish = capital(name);
  const stop = entriesOf(days).find(({ activity: { activity, place } }) =>
    words.test(foldText(`${activity} ${place?.name ?? ''}`)),
  );

  if (stop)
    return met(
      wish,
      `Day ${stop.day.dayNumber} at ${stop.activity.time}: ${stop.activity.activity}.`,
    );
  return unmet(
    wish,
    days.some(({ date }) => isInSeason({ from, to }, date))
      ? "It's usually on around these dates, but no stop is planned for it: check this year’s program."
      : `It is usually between ${formatMonthDay(from)} and ${formatMonthDay(to)}, and this trip isn't.`,
  );
}
