import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import {
  ENGLISH_MARKERS,
  type ForeignLanguage,
  GLOSSARY,
  GLOSSARY_IN_OTHER_SCRIPTS,
  LANGUAGES,
  MARKERS,
} from './foreign-words.ts';

type Phrases = ReadonlyMap<string, string>;

const LONGEST_PHRASE = 4;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Scripts whose words stand apart, so that a town's name can be found among them. */
const OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A name of one sign, and these two, stand in other words more often than for a town. */
const LEAST_SIGNS = 2;
const OTHER_WORDS = new Set(['나라', 'リマ']);

const towns = townNames();
const spaceless = [...towns]
  .filter(([name]) => NO_SPACES.test(name) && name.length >= LEAST_SIGNS && !OTHER_WORDS.has(name))
  .toSorted(([one], [other]) => other.length - one.length);
const markers = LANGUAGES.map((language) => ({ language, words: MARKERS[language].split(' ') }));
const english = ENGLISH_MARKERS.split(' ');
const phrases = new Map<ForeignLanguage, Phrases>();

/**
 * A text with what the rules know of other languages put into English, so that they can read it: towns,
 * countries, and the words of wishes. An English text stays as it is.
 */
export function inEnglish(text: string, countries: Catalogue['countries']): string {
  const spaced = withoutOtherScripts(withTownsNamed(text));
  const language = languageOf(foldText(spaced));

  if (!language && !OTHER_LETTERS.test(spaced)) return withWordsOfAny(spaced);
  const known = language ? phrasesIn(language, countries) : towns;

  return spaced
    .split(/([.;!?,+\n\r]+)/)
    .map((part, index) => (index % 2 === 1 ? part : translate(withNoBefore(foldText(part)), known)))
    .join('');
}

/** "Müze istemiyoruz", "gece hayatı olmasın": Turkish says no behind what it refuses. */
const NO_BEHIND =
  /^(.*\S) (?:istemiyoru[mz]|istemem|istemeyiz|yok|olmasin|sevmiyoru[mz]|sevmem|sevmeyiz|haric|gerekmez|gerek yok)$/;

function withNoBefore(part: string): string {
  return part.replace(NO_BEHIND, 'no $1');
}

/** Towns by names that are written without spaces around them, in English. */
function withTownsNamed(text: string): string {
  if (!NO_SPACES.test(text)) return text;
  return spaceless.reduce((all, [name, town]) => all.replaceAll(name, ` ${town} `), text);
}

const KATAKANA = String.raw`[\p{Script=Katakana}ー]`;
const wishes = GLOSSARY_IN_OTHER_SCRIPTS.map(([ours, theirs]) => {
  const words = theirs
    .split(' ')
    .map((word) => (/^[ァ-ヶー]+$/.test(word) ? `(?<!${KATAKANA})${word}(?!${KATAKANA})` : word));

  return [
    ours,
    new RegExp(
      String.raw`(不要|不想|不去|不喜欢|不喜歡|没有|沒有|بدون |بلا |без |ללא )?(?:${words.join('|')})((?:は|も|は全部)?(?:いらない|要らない|不要|なし|パス|苦手|嫌い|興味(?:が)?ない)|은? ?(?:싫|빼고|말고))?`,
      'gu',
    ),
  ] as const;
});

/** "直島でアート", "美術館はパス", "بدون متاحف": things and whether they are turned down, in other scripts. */
function withoutOtherScripts(text: string): string {
  if (!NO_SPACES.test(text) && !OTHER_LETTERS.test(text)) return text;
  return wishes.reduce(
    (all, [ours, words]) =>
      all.replaceAll(words, (_, before?: string, after?: string) =>
        (before ?? after) ? `, no ${ours}, ` : `, ${ours}, `,
      ),
    text,
  );
}

/** "Lisbonne, plage, marchés": a bare list tells no language, but things that only one meaning has. */
function withWordsOfAny(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}]{5,}/gu, (word) => things.get(foldText(word)) ?? word);
}

/** Function words say nothing by themselves, but for those that refuse. */
const NO_THING =
  /^(?:want|but|rather|except|been to|allergic to|warm|mother|father|parents|quiet)$/;
/** Single words for things that every language which has them means alike. */
const things = clearThings();

function clearThings(): Phrases {
  const all = LANGUAGES.flatMap((one) => [...phrasesOf(one)]);
  const meanings = new Map<string, Set<string>>();

  for (const [theirs, ours] of all)
    meanings.set(theirs, (meanings.get(theirs) ?? new Set()).add(ours));
  return new Map(
    all.filter(([theirs, ours]) => !NO_THING.test(ours) && meanings.get(theirs)?.size === 1),
  );
}

/** The language that a text's words tell; undefined for English and what nobody here knows. */
function languageOf(folded: string): ForeignLanguage | undefined {
  const words = new Set(folded.split(' '));
  const countOf = (own: readonly string[]) => own.filter((word) => words.has(word)).length;
  const [best, next] = markers
    .map((one) => ({ language: one.language, count: countOf(one.words) }))
    .toSorted((a, b) => b.count - a.count);
  // One word is enough where no other language has any.
  const least = next?.count === 0 && countOf(english) === 0 ? 1 : 2;

  return best && best.count >= least && best.count > countOf(english) ? best.language : undefined;
}

function translate(folded: string, known: Phrases): string {
  const words = folded.split(' ').filter(Boolean);
  const result: string[] = [];

  for (let at = 0; at < words.length;) {
    const length = lengths.find((one) => known.has(words.slice(at, at + one).join(' '))) ?? 1;
    const phrase = words.slice(at, at + length).join(' ');

    result.push(known.get(phrase) ?? phrase);
    at += length;
  }
  return result.join(' ');
}

const lengths = Array.from({ length: LONGEST_PHRASE }, (_, index) => LONGEST_PHRASE - index);

function phrasesIn(language: ForeignLanguage, countries: Catalogue['countries']): Phrases {
  const known =
    phrases.get(language) ??
    new Map([...countryNames(language, countries), ...towns, ...phrasesOf(language)]);

  phrases.set(language, known);
  return known;
}

/** Every country by its name in that language. */
function countryNames(
  language: ForeignLanguage,
  countries: Catalogue['countries'],
): [string, string][] {
  const names = new Intl.DisplayNames([language], { type: 'region' });

  return countries.map(({ code, name }) => [foldText(names.of(code) ?? name), foldText(name)]);
}

/** The catalogue's towns by what their visitors call them. */
function townNames(): Phrases {
  return new Map(
    Object.entries(loadOtherNames().destinations).flatMap(([id, names]) =>
      names.map((name) => [foldText(name), id.replaceAll('-', ' ')] as const),
    ),
  );
}

/** What the words of a language, folded, mean in English. */
function phrasesOf(language: ForeignLanguage): Phrases {
  const column = LANGUAGES.indexOf(language);

  return new Map(
    GLOSSARY.flatMap((line) => {
      const [ours = '', theirs = ''] = line.split(' > ');
      const words = theirs.split(' | ')[column]?.split(', ') ?? [];

      return words.filter((word) => word !== '-').map((word) => [foldText(word), ours] as const);
    }),
  );
}
