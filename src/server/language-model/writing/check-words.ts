import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { findMentions } from '#server/planning/understanding/mentions.ts';
import { RULES_MARK } from '../data-rule.ts';

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

/** Words that sentences and titles begin with; any other capital at their start may be an invented name. */
const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  `a about above across after afternoon afternoons again all along also amid among an ancient and another any
  around art as at autumn away back bare beach beaches before begin below beneath beside between beyond big
  both breakfast bright bring but by calm castles cathedrals centuries chase churches city clear climb close
  coast coffee come cool courtyards cross cuisine dawn day days dine dinner discover dress drift dusk each
  early easy eat end enjoy even evening evenings every everything expect explore fall far few find finish
  first follow food for fresh from full gardens gentle give go gold golden good grand great green half
  harbour head here high hills hilltop history hours in inside into is it its join just keep late laze leave
  let light linger little live local long look lose lots low lunch many marble market markets meander meet
  mild more morning mornings mountains much museum museums music narrow near new next night nights no not
  nothing now of old on once one only opera or others our out outside over pack painted palaces parks pause
  perhaps plazas quiet rain relax rest return rich rivers roam rooftops room ruins rush sail salt savour sea
  see set settle share simple sip sit slow slower small snow so some something spend spring squares start
  stay steep steps still stone stop stories streets stroll such summer sun sunlight sunrise sunset sweet
  swim take taste temples that the their then there these they think this those though through tiles time to
  together towers trade trails trees two unhurried until up views visit wait wake walk walks wander warm
  water we wear weather what when where while wide wild wind winding wine winter with without world years yet
  you your`.split(/\s+/),
);
