import { foldText } from '#server/catalogue/fold-text.ts';

/** What stands between a word and the one before it. */
type Break = 'start' | 'none' | 'comma' | 'dash' | 'stop';

export type TextWord = {
  text: string;
  key: string;
  from: number;
  to: number;
  before: Break;
  isCapital: boolean;
  /** A character of a script that writes no spaces. */
  isGlued: boolean;
};

const WORDS =
  /\b\p{Lu}&\p{Lu}\b|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’](?=\p{L}{2})[\p{L}\p{M}]+|['’]s\b)?/gu;
const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** "l’Acropole", "d’Orsay": an article before a name is a word of its own. */
const ELISION = /^(?:l|d|dell|all|nell|sull|dall|qu|n|s|j|c)['’](?=\p{L})/iu;
/** "Antalya'da", "Roma'ya": in Turkish the ending of a name is no part of it. */
const ENDING =
  /(?<=\p{L}{3})['’](?:da|de|ta|te|dan|den|tan|ten|ya|ye|yi|yı|na|ne|nin|nın|nun|nün|daki|deki|yla|yle)$/iu;
/** A full stop behind these ends no sentence. */
const SHORTENED = /^(?:st|ste|mt|dr|mr|mrs|ms|no|vs|u|s|d|c|incl|z|b|ca)$/i;

/** The words of a text with where they stand and what parts them. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];

  for (const match of text.matchAll(WORDS)) {
    for (const [offset, part] of splitElision(match[0])) {
      const from = match.index + offset;
      const last = words.at(-1);
      const between = text.slice(last?.to ?? 0, from);

      words.push({
        text: part,
        key: foldText(withoutAnd(part)),
        from,
        to: from + part.length,
        before: last ? breakOf(between, last.text) : 'start',
        isCapital: /^\p{Lu}/u.test(part),
        isGlued: GLUED.test(part),
      });
    }
  }
  return words;
}

/** "V&A": what two letters and a sign between them name is one word. */
export function withoutAnd(name: string): string {
  return name.replace(/\b(\p{Lu})&(\p{Lu})\b/gu, '$1$2');
}

/**
 * The lengths of the runs of words that begin at one and that nothing parts, the longest first: `most` words at the
 * most, and none behind the first that is no part of it.
 */
export function runLengths(
  words: readonly TextWord[],
  at: number,
  { most, isPart = () => true }: { most: number; isPart?: (at: number) => boolean },
): number[] {
  let count = words[at] === undefined ? 0 : 1;

  while (count > 0 && count < most && words[at + count]?.before === 'none' && isPart(at + count))
    count += 1;
  return Array.from({ length: count }, (_, index) => count - index);
}

const STREETS = /^(?:place|platz|street|road|avenue|lane|junction|mrt)$/;

/** Whether a word is part of a street's or a square's name: who meets at Raffles Place means no hotel. */
export function isNameOfStreet(run: readonly TextWord[], words: readonly TextWord[]): boolean {
  const [word] = run;
  const next = word && words[words.indexOf(word) + 1];

  return run.length === 1 && next?.before === 'none' && next.isCapital && STREETS.test(next.key);
}

function splitElision(word: string): [number, string][] {
  const [elision] = ELISION.exec(word) ?? [];
  const [ending] = ENDING.exec(word) ?? [];

  if (ending !== undefined) return [[0, word.slice(0, -ending.length)]];
  return elision === undefined
    ? [[0, word]]
    : [
        [0, elision.slice(0, -1)],
        [elision.length, word.slice(elision.length)],
      ];
}

function breakOf(between: string, before: string): Break {
  if (/^\.\s?$/.test(between) && SHORTENED.test(before)) return 'none';
  if (/[.!?;:\n()"“”。！？：]/.test(between)) return 'stop';
  if (/[,、，&+/|→>]/.test(between)) return 'comma';
  return /\s[-–—]+\s?|[–—]/.test(between) ? 'dash' : 'none';
}

const KATAKANA = /^[\p{Script=Katakana}ー]$/u;

/** Whether both signs around a joint belong to one foreign word: no name begins or ends within "ゴンドラ". */
export function isWithinKatakana(at: number, words: readonly TextWord[]): boolean {
  const [before, after] = [words[at - 1], words[at]];

  return (
    before !== undefined &&
    after?.from === before.to &&
    KATAKANA.test(before.text) &&
    KATAKANA.test(after.text)
  );
}

/** The article with which a name begins, "La" of "La Bombonera": two letters that are no abbreviation. */
export function isArticleOfName(words: readonly TextWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];

  return (
    word?.text.length === 2 &&
    word.text !== word.text.toUpperCase() &&
    next?.isCapital === true &&
    next.before === 'none'
  );
}

/** Whether a word has a capital letter anyway, at the head of a text or behind a full stop. */
export function opensSentence({ before }: TextWord): boolean {
  return before === 'start' || before === 'stop';
}
