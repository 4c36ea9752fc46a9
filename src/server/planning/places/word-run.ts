import type { TextWord } from './text-words.ts';

/** Some words of a text that stand side by side, by the first of them and their number. */
export type WordRun = { text: string; words: readonly TextWord[]; at: number; count: number };

/** The same, counted in the words of a text that is at hand. */
export type Words = Pick<WordRun, 'at' | 'count'>;

/** The places of the words of names, counted from the first of the text. */
export function wordsOf(names: readonly Words[]): Set<number> {
  return new Set(
    names.flatMap(({ at, count }) => Array.from({ length: count }, (_, index) => at + index)),
  );
}

/** Where a run begins and ends in its text. */
export function spanOf({ words, at, count }: WordRun): { from: number; to: number } {
  return { from: words[at]?.from ?? 0, to: words[at + count - 1]?.to ?? 0 };
}

/** The words of a run as they were written. */
export function saidIn(run: WordRun): string {
  const { from, to } = spanOf(run);

  return run.text.slice(from, to);
}

/** The words from one up to another, as a name that was said. */
export function runBetween(
  { text, words }: Pick<WordRun, 'text' | 'words'>,
  from: number,
  to: number,
): { said: string; at: number; count: number } {
  const count = to - from;

  return { said: saidIn({ text, words, at: from, count }), at: from, count };
}

/** Behind one of these a journey goes on. */
export const THEN_WORDS =
  'then|afterwards?|finally|lastly|dann|danach|anschliessend|zuletzt|schliesslich|puis|ensuite|enfin|luego|despues|finalmente|poi|dopo|infine|depois|daarna|potem|sedan|sonra';
export const THEN = new RegExp(`^(?:${THEN_WORDS})$`);
/** "Ending in Rome", "on finit par Nice", "terminar en Río": where a journey ends. */
const END =
  /^(?:end(?:s|ing)?|finish(?:es|ing)?|enden|endet|aufhoren|fini[rt]|finissons|finissant|termin\w+|acab\w+|finir\w*|finiamo|finisce|conclud\w+)$/;
const END_LINK = /^(?:in|at|up|with|mit|a|au|aux|par|avec|en|con|em|com|um)$/;

/** Whether words say that a journey ends at what stands behind them. */
export function isSaidToEnd({ words, at }: Pick<WordRun, 'words' | 'at'>): boolean {
  const link = words[at - 1];
  const verb = words[at - 2]?.key === 'up' ? at - 3 : at - 2;

  return (
    words[at]?.before === 'none' &&
    END_LINK.test(link?.key ?? '') &&
    END.test(words[verb]?.key ?? '')
  );
}

/** Stands between two names of which one is to be chosen. */
export const OR = /^(?:or|albo|lub|eller|veya|oder|ou|o|of|vs|versus|maybe|perhaps|vielleicht)$/;
/** Joins two names of a list. */
export const AND_WORDS = 'and|und|et|y|e|i|og|och|en|ve|и|та|και';
export const AND = new RegExp(`^(?:${AND_WORDS})$`);

const FROM = /^(?:from|von|de|da|desde|van|depuis)$/;
const TO = /^(?:to|nach|a|ate|hasta|naar|jusqu)$/;

/** "Von Passau nach Wien": a run in capitals where a way begins. */
export function isFromTo({ words, at, count }: WordRun): boolean {
  const after = words[at + count];

  return (
    words[at]?.isCapital === true &&
    words[at].before === 'none' &&
    FROM.test(words[at - 1]?.key ?? '') &&
    after?.before === 'none' &&
    TO.test(after.key)
  );
}
