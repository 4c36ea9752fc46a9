import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { findMentions } from '#server/planning/understanding/mentions.ts';
import { RULES_MARK } from '../data-rule.ts';
import { SENTENCE_OPENERS } from './sentence-openers.ts';

/** What a text may speak of. */
export type WordFacts = {
  /** Folded words of the names that it may hold. */
  names: ReadonlySet<string>;
  /** Ids of what it may name of the catalogue: destination, country, places. */
  ids: ReadonlySet<string>;
  catalogue: Catalogue;
};

/** Letters of the Latin script, spaces and the marks of plain prose: no digits, links, currencies or markup. */
const PROSE = /^[\p{Script=Latin}\p{M} ,.;:!?'’‘“”"()–—-]+$/u;
/** Hours, prices, days and promises are the plan's to tell. */
export const CLAIMS =
  /\b(open\w*|clos(e|es|ed|ing)|o ?clock|noon|midnight|[ap]\.?m\b|euros?|dollars?|pounds?|yen|pric\w+|costs?|cheap\w*|free|tickets?|admission|guarantee\w*|verified|checked|booked|reserv\w+|(mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|yesterday)\b/i;
const LINK = /\p{L}\.\p{L}|:\/\/|@/u;
const LEAKS =
  /\b(prompt|instructions?|ignore|disregard|language model|as an ai|assistant|json|schema)\b/i;

/** Whether a text of a model says nothing that the facts do not hold: the words fit, or the text is not taken. */
export function isTrueProse(text: string, facts: WordFacts, most: number): boolean {
  return (
    isCleanText(text, most) && PROSE.test(text) && !CLAIMS.test(text) && namesOnly(text, facts)
  );
}

/** Of a fitting length, and not about the model or its rules. */
export function isCleanText(text: string, most: number): boolean {
  return (
    text.length >= 3 &&
    text.length <= most &&
    text === text.trim() &&
    !text.includes(RULES_MARK) &&
    !LINK.test(text) &&
    !LEAKS.test(text)
  );
}

/** Whether every name in a text is one of the facts'. */
export function namesOnly(text: string, { names, ids, catalogue }: WordFacts): boolean {
  const strangers = findMentions(text, catalogue).filter(
    ({ id, name }) =>
      !ids.has(id) &&
      !foldText(name)
        .split(' ')
        .every((word) => names.has(word)),
  );

  return strangers.length === 0 && capitals(text).every((word) => isKnown(word, names));
}

type Capital = { word: string; isFirst: boolean };

/** Words with a capital, each with whether it begins a sentence. */
function capitals(text: string): Capital[] {
  return text.split(/(?<=[.!?:;–—])\s+|["“”(]/).flatMap((sentence) =>
    sentence
      .split(/[\s,–—-]+/)
      .filter(Boolean)
      .map((word, index) => ({ word, isFirst: index === 0 }))
      .filter(({ word }) => /\p{Lu}/u.test(word)),
  );
}

function isKnown({ word, isFirst }: Capital, names: ReadonlySet<string>): boolean {
  const bare = foldText(word.replace(/['’]s$/i, ''));

  return bare === '' || names.has(bare) || (isFirst && SENTENCE_OPENERS.has(bare));
}

/** The folded words of texts, to be looked up. */
export function wordSet(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => foldText(text.replace(/['’]s\b/g, '')).split(' ')));
}
