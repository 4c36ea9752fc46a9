import { MONTH_NAMES } from '../understanding/dates-in-text.ts';
import type { TextWord } from './text-words.ts';
import { unaccented } from './unaccented.ts';

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|eme|e|[oa.º°])?`;
const MONTH = `(?:${MONTH_NAMES})`;
const DATE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${DAY},? (?:of |de |di |d['’]|do )?${MONTH}|${MONTH}\.?,? (?:the )?${DAY})(?![\p{L}\d])(?! (?:city|town)\b)`,
  'gu',
);

/** Whether a run of words is a day and a month, or a part of them: "October 6", "le 6 octobre". Alone it may be a name. */
export function isDayOfMonth(
  { at, count }: { at: number; count: number },
  { text, words }: { text: string; words: readonly TextWord[] },
): boolean {
  const [first, last] = [words[at], words[at + count - 1]];

  if (!first || !last || count === words.length) return false;
  return [...unaccented(text).matchAll(DATE)].some(
    ({ index, 0: said }) => index <= first.from && last.to <= index + said.length,
  );
}
