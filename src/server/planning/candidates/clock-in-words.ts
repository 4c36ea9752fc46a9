import { NUMBER_WORDS } from '../understanding/wish-words.ts';

/** Hours that a sentence of advice tells, such as "be there by seven" or "a class at half past eight". */

const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  eleven: 11,
  twelve: 12,
  noon: 12,
  midday: 12,
  lunchtime: 13,
};
const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15 };
const HOUR = `(?:(half|quarter) past )?(${Object.keys(WORDS).join('|')}|\\d{1,2}(?:[:.]\\d{2})?)`;
/** An hour ends its phrase or goes on to the next: "at two" is one, "at two tables" is none. */
const END =
  '(?=$|[.,;:)]| (?:and|or|to|in the|on|when|for|while|the|there|you|is|it|before|after|by|if|as|with|sharp|they|at)\\b| ?(?:am|pm)\\b)';
const CLOCK = new RegExp(
  `\\b(before|by|until|till|to|after|from|at|around|about|and|or|than) (?:about |around |just )?${HOUR}( ?[ap]m\\b)?${END}`,
  'gi',
);
/** "Four o'clock for the storks". */
const O_CLOCK = new RegExp(`\\b()()(${Object.keys(WORDS).join('|')}) o['’]clock()`, 'gi');
const HALF_DAY = 12 * 60;
/** "By seven" is said of the hours before it, and "after four" of those behind. */
const BEFORE = 2 * 60;
const AFTER = 4 * 60;
/** Who comes so much sooner or later is there at that hour. */
const ABOUT = 25;

type Stay = { start: number; end: number };

/** Whether words tell hours, all of them others than those of a stay; minutes after midnight. */
export function isOfOtherHours(words: string, stay: Stay): boolean {
  const told = [...words.matchAll(CLOCK), ...words.matchAll(O_CLOCK)].flatMap(
    ([, link = '', past, hour = '', half]) =>
      minutesOf({ past, hour, half: half || undefined }).map((at) =>
        fits(link.toLowerCase(), at, stay),
      ),
  );

  return told.length > 0 && !told.includes(true);
}

type SaidHour = { past: string | undefined; hour: string; half: string | undefined };

/** "Seven" may be in the morning or in the evening. */
function minutesOf({ past, hour, half }: SaidHour): number[] {
  const [hours = '', minutes = '0'] = hour.toLowerCase().split(/[:.]/);
  const clock = WORDS[hours] ?? Number(hours);
  const at = clock * 60 + Number(minutes) + (PAST[past?.toLowerCase() ?? ''] ?? 0);
  const evening = (at + HALF_DAY) % (2 * HALF_DAY);

  if (clock > 24) return [];
  if (clock > 12) return [at];
  if (half === undefined) return [at, evening];
  return [/p/i.test(half) && clock < 12 ? evening : at];
}

function fits(link: string, at: number, { start, end }: Stay): boolean {
  if (/^(?:before|by|until|till)$/.test(link))
    return start <= at + ABOUT / 2 && at - start <= BEFORE;
  if (/^(?:after|from|than)$/.test(link)) return end >= at && start - at <= AFTER;
  return start - ABOUT <= at && at <= end + ABOUT;
}
