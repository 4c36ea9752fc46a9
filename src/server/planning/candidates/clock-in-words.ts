/** Hours that a sentence of advice tells, such as "be there by seven" or "a class at half past eight". */

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  noon: 12,
  midday: 12,
};
const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15 };
const HOUR = `(?:(half|quarter) past )?(${Object.keys(WORDS).join('|')}|\\d{1,2}(?:[:.]\\d{2})?)`;
/** An hour ends its phrase or goes on to the next: "at two" is one, "at two tables" is none. */
const END =
  '(?=$|[.,;:)]| (?:and|or|to|in the|on|when|for|while|the|there|you|is|it|before|after|if|as|with|sharp|they|at)\\b| ?(?:am|pm)\\b)';
const CLOCK = new RegExp(
  `\\b(before|by|until|till|to|after|from|at|around|about|and|or|than) (?:about |around |just )?${HOUR}( ?[ap]m\\b)?${END}`,
  'gi',
);
const HALF_DAY = 12 * 60;
/** "By seven" is said of the hours before it, and "after four" of those behind. */
const SPAN = 4 * 60;
/** Who comes so much sooner or later is there at that hour. */
const ABOUT = 25;

type Stay = { start: number; end: number };

/** Whether words tell hours, all of them others than those of a stay; minutes after midnight. */
export function isOfOtherHours(words: string, stay: Stay): boolean {
  const told = [...words.matchAll(CLOCK)].flatMap(([, link = '', past, hour = '', half]) =>
    minutesOf({ past, hour, half }).map((at) => fits(link.toLowerCase(), at, stay)),
  );

  return told.length > 0 && !told.includes(true);
}

/** "Seven" may be in the morning or in the evening. */
function minutesOf(said: {
  past: string | undefined;
  hour: string;
  half: string | undefined;
}): number[] {
  const [hours = '', minutes = '0'] = said.hour.toLowerCase().split(/[:.]/);
  const hour = WORDS[hours] ?? Number(hours);
  const at = hour * 60 + Number(minutes) + (PAST[said.past?.toLowerCase() ?? ''] ?? 0);
  const isAfternoon = /p/i.test(said.half ?? '');

  if (hour > 24) return [];
  if (hour > 12 || (said.half !== undefined && !isAfternoon)) return [at];
  if (isAfternoon) return [(hour % 12) * 60 + (at - hour * 60) + HALF_DAY];
  return [at, (at + HALF_DAY) % (2 * HALF_DAY)];
}

function fits(link: string, at: number, { start, end }: Stay): boolean {
  if (/^(?:before|by|until|till)$/.test(link)) return start <= at + ABOUT / 2 && at - start <= SPAN;
  if (/^(?:after|from|than)$/.test(link)) return end >= at && start - at <= SPAN;
  return start - ABOUT <= at && at <= end + ABOUT;
}
