import { foldText } from '#server/catalogue/fold-text.ts';
import { THEMES } from '../themes/themes.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { entriesOf, met, unmet } from '../asked/outcome.ts';
import { capital } from '../candidates/place-words.ts';
import { isInSeason, formatMonthDay } from '#shared/dates.ts';

/** A festival that people travel for, and when it usually is, as "MM-DD". */
type TravelEvent = { name: string; words: RegExp; from: string; to: string };

const EVENTS: readonly TravelEvent[] = [
  { name: "St Patrick's Day", words: /\b(st|saint) pat(rick)?s day\b/, from: '03-15', to: '03-18' },
  { name: 'Oktoberfest', words: /\boktoberfest\b/, from: '09-18', to: '10-05' },
  {
    name: 'Carnival',
    words: /\b(carnival|karneval|fasching|carnaval|carnevale|mardi gras)\b/,
    from: '01-25',
    to: '03-09',
  },
  { name: 'Semana Santa', words: /\b(semana santa|holy week)\b/, from: '03-15', to: '04-25' },
  { name: 'Feria de Abril', words: /\bferia de abril\b/, from: '04-10', to: '05-10' },
  {
    name: 'the Edinburgh festivals',
    words: /\b(edinburgh (festival|fringe)|the fringe|fringe festival)\b/,
    from: '08-01',
    to: '08-31',
  },
  { name: 'La Tomatina', words: /\btomatina\b/, from: '08-25', to: '08-31' },
  {
    name: 'San Fermín',
    words: /\b(san fermin|running of the bulls)\b/,
    from: '07-06',
    to: '07-14',
  },
  { name: 'Songkran', words: /\bsongkran\b/, from: '04-13', to: '04-15' },
  {
    name: 'Loy Krathong',
    words: /\b(loy krathong|yi peng|lantern festival)\b/,
    from: '11-01',
    to: '11-30',
  },
  {
    name: 'Day of the Dead',
    words: /\b(day of the dead|dia de (los )?muertos)\b/,
    from: '10-31',
    to: '11-02',
  },
  { name: "King's Day", words: /\b(kings day|koningsdag)\b/, from: '04-26', to: '04-27' },
];

/** The month of fasting, of which a plan tells what it does to the days. */
export const RAMADAN = /\b(ramadan|ramazan|ramad[ah]n)\b/;

/** Whether a name in a text is that of a festival or a theme. */
export function isEvent(said: string, text: string): boolean {
  const [name, whole] = [foldText(said), foldText(text)];

  const own = name.split(' ');

  return (
    [...EVENTS, { words: RAMADAN }].some(({ words }) =>
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

  return EVENTS.filter(({ words }) => words.test(folded)).map((event) => outcomeOf(event, days));
}

function outcomeOf(
  { name, words, from, to }: TravelEvent,
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
      ? 'These dates lie in its usual time, but no stop of the plan is for it: look up this year’s programme.'
      : `It is usually between ${formatMonthDay(from)} and ${formatMonthDay(to)}, and this trip is not.`,
  );
}
