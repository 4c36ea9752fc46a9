import { readDataFile } from '#server/catalogue/data-folder.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { once, onceForText } from '#shared/remember.ts';
import { isFormOf } from './foreign-forms.ts';

/** The words that more languages use most and those of travel, folded, without those that are names of places. */
const languages = once(() =>
  Object.entries(readDataFile<Record<string, string>>('foreign-words.json')).map(
    ([language, list]) => [language, new Set(list.split(' '))] as const,
  ),
);
const commonWords = once(() => new Set(languages().flatMap(([, list]) => [...list])));

/** Whether a folded word is a common one of a language that travellers write now and then. */
export function isForeignWord(key: string): boolean {
  return commonWords().has(key) || isKoreanOfTravel(key);
}

/** The words of some thousand requests. */
const MOST_KNOWN = 20_000;

/** Whether it is such a word, or one with another ending: "müzelerde", "muzeów"; "seven" is no Turkish one. */
export const isForeignForm = onceForText(
  (key) =>
    isForeignWord(key) ||
    (!isOrdinary(key) && languages().some(([language, list]) => isFormOf(language, list, key))),
  MOST_KNOWN,
);

/** Who travels, and coming and going: "아이 둘", "부다페스트에서 귀국". */
const KOREAN = /^(?:아이들?|둘|셋|가족|부모님|부부|귀국|출국|도착|출발|여행|.+에서)$/;

/** Whether a folded word, whose signs are taken apart, is such a one in Korean. */
export function isKoreanOfTravel(key: string): boolean {
  return KOREAN.test(key.normalize('NFC'));
}

const FOREIGN_WORDS = 2;
/** Letters of languages that inflect their words more than those whose words are listed. */
const OTHER_LETTERS = /[łśżźćńęąřěůőűşğıķļņģ]|\p{Script=Cyrillic}|\p{Script=Greek}/iu;

/** Whether a text has letters of such a language. */
export function hasOtherLetters(text: string): boolean {
  return OTHER_LETTERS.test(text);
}

/** Whether a text is in a language whose words have more forms than are listed. */
export function isInflecting({
  text,
  words,
}: {
  text: string;
  words: readonly { key: string }[];
}): boolean {
  return (
    hasOtherLetters(text) || words.filter(({ key }) => isForeignWord(key)).length >= FOREIGN_WORDS
  );
}
