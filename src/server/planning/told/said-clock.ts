import { NUMBER_WORDS } from '../understanding/wish-words.ts';
import type { Groups, Saying } from './said.ts';

/** From when to when one is there, in minutes after midnight. */
export type VisitSpan = { start: number; end: number };

const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  eleven: 11,
  twelve: 12,
  noon: 12,
  midday: 12,
  lunchtime: 13,
  midnight: 24,
};
const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15 };
const HOURS = Object.keys(WORDS).join('|');
const HOUR = `(?:(half|quarter) past )?(${HOURS}|\\d{1,2}(?:[:.]\\d{2})?)( ?[ap]m\\b| in the (?:morning|afternoon|evening)| at night)?`;
/** An hour ends its phrase or goes on to the next: "at two" is one, "at two tables" is none. */
const END =
  '(?=$|[.,;:)](?!\\d)| (?:and|or|to|in|of|on|when|for|while|the|there|you|one|is|are|it|before|after|by|if|as|with|sharp|they|at|from|every|most|each|daily|until|till|only|no|all|still|then|have|has|are)\\b)';
const CLOCK = new RegExp(
  `\\b(before|by|until|till|after|(?<!(?:half|quarter) )past|from|between|at|around|about|near|towards|than) (?:about |around |just |nearly |half an hour )?${HOUR}((?:(?:,| and| or| to|-|–) (?:again )?(?:at )?${HOUR})*)${END}`,
  'gi',
);
/** "Four o'clock for the storks", "Half past five for a cushion", "six in the morning". */
const PART = '(in the (?:morning|afternoon|evening)|at night)';
const LOOSE = new RegExp(
  `\\b(?:(half|quarter) past (${HOURS})(?: ${PART})?|(${HOURS}) o['’]clock|(${HOURS}|\\d{1,2})(?: ?([ap]m)| ${PART}))\\b`,
  'gi',
);
/** "Out by eight": nobody says so of the evening. */
const SET_OUT = new RegExp(
  `\\b(?:out|away|off|up|leave|start|begin|there first)(?: just)? (?:by|at|before) ${HOUR}${END}`,
  'gi',
);
const HALF_DAY = 12 * 60;
/** Where a morning is spoken of, six is six in the morning; doors that open "from six" do so in the evening. */
const MORNING = /\b(?:sunrise|dawn|first light|mornings?|breakfast)\b/i;
const FIRST_OPEN = 7 * 60;
const FIRST_HOUR = 5 * 60;
/** Who sets out so much later is in time. */
const IN_TIME = 20;
/** "By seven" is said of the hours before it, and "after four" of those behind; "until" of all before. */
const BEFORE = 2 * 60;
const AFTER = 4 * 60;
/** Who comes so much sooner or later is there at that hour. */
const ABOUT = 25;

/** "At nine", "between two and four", "by seven in the evening". */
function isAtClock(hours: VisitSpan, found: Groups, words: string): boolean {
  const [link = '', past, hour = '', half, more = ''] = found;
  const isOfMorning = MORNING.test(words);
  const isOpenEnd = /^(?:from|after|past|than)$/i.test(link);
  const said = [
    [past, hour, half],
    ...[...more.matchAll(new RegExp(HOUR, 'gi'))].map(([, ...parts]) => parts),
  ].map(([p, h = '', a]) =>
    clockOf(p, h, a).filter((at, _, readings) => {
      if (readings.length === 1) return true;
      return isOfMorning ? at < HALF_DAY : !isOpenEnd || at >= FIRST_OPEN;
    }),
  );
  const [from = [], to] = said;
  const isSpan =
    /^between$/i.test(link) || (/\bto |[-–] /i.test(more) && /^(?:from|at)$/i.test(link));

  return to && isSpan
    ? isInSpan(from, to, hours)
    : said.flat().some((at) => isAt(link.toLowerCase(), at, hours));
}

function isAtLooseHour(hours: VisitSpan, [past, ...found]: Groups): boolean {
  const [afterPast, part, oClock, bare, ...halves] = found;
  const half = [part, ...halves].find((one) => one !== undefined);

  return clockOf(past, afterPast ?? oClock ?? bare ?? '', half).some((at) => isAt('at', at, hours));
}

function isSetOut({ start }: VisitSpan, [past, hour = '', half]: Groups) {
  const [at = 0] = clockOf(past, hour, half).filter((one) => one >= FIRST_HOUR);

  return start <= at + IN_TIME;
}

function isInSpan(
  from: readonly number[],
  to: readonly number[],
  { start, end }: VisitSpan,
): boolean {
  return from.some((opens) => {
    const closes = to
      .map((at) => (at > opens ? at : at + 2 * HALF_DAY))
      .toSorted((a, b) => a - b)[0];

    return closes !== undefined && start < closes && end > opens;
  });
}

/** "Seven" may be in the morning or in the evening. */
function clockOf(past: string | undefined, hour: string, half: string | undefined): number[] {
  const [hours = '', minutes = '0'] = hour.toLowerCase().split(/[:.]/);
  const clock = WORDS[hours] ?? Number(hours);
  const at = clock * 60 + Number(minutes) + (PAST[past?.toLowerCase() ?? ''] ?? 0);
  const later = (at + HALF_DAY) % (2 * HALF_DAY);

  if (clock > 24) return [];
  if (clock > 12) return [at];
  if (half === undefined) return [at, later];
  return [/pm|afternoon|evening|night/i.test(half) === clock < 12 ? later : at];
}

function isAt(link: string, at: number, { start, end }: VisitSpan): boolean {
  if (/^(?:until|till)$/.test(link)) return start < at;
  if (/^(?:before|by)$/.test(link)) return start <= at + ABOUT / 2 && at - start <= BEFORE;
  if (/^(?:after|from|than|past)$/.test(link)) return end >= at && start - at <= AFTER;
  return start - ABOUT <= at && at <= end + ABOUT;
}

/** Hours that a sentence tells, such as "be there by seven" or "a class at half past eight". */
export const SAID_CLOCK: readonly Saying<VisitSpan>[] = [
  [SET_OUT, isSetOut],
  [CLOCK, isAtClock],
  [LOOSE, isAtLooseHour],
];
