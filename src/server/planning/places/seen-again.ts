import type { Stance } from '../understanding/stance.ts';
import { unaccented } from './unaccented.ts';

/** "…the Prado and the Retiro and do not want any of them again": all that is named before. */
const NOT_AGAIN =
  /^[^:]*\b(?:(?:do|does)(?:n['’]t| not)|no need to|not|never|rather not|without) (?:\w+ ){0,3}(?:(?:any|all|none) of )?(?:them|it|those|these|that|either|both) (?:again|once more|a second time|twice)\b|^[^:]*\b(?:wollen|will|mussen|brauchen) (?:\w+ ){0,4}(?:nicht (?:noch ?mal|wieder)|kein zweites mal)\b/;

/** "We loved the Prado and want to see it again". */
const AGAIN =
  /^[^:]*\b(?<!(?:not|nt|['’]t) )(?:want|would (?:love|like)|['’]d (?:love|like)|love) to (?:see|visit|do|go to) (?:it|them|both) (?:all )?again\b/;

/** "…and did the Louvre then, so no need to repeat": of what was told last, and of nothing wished for beside it. */
const NO_REPEAT =
  /^(?:(?!\b(?:want\w*|would|love|hop\w+|prefer\w*|(?:we|i|and) (?:did|saw|visited|have)|(?:did|done|seen|visited|been|saw) the)\b|[:]).)*?\b(?:no need|(?:do|does)(?:n['’]?t| not) need|no reason|not|never|rather not|(?:do|does)(?:n['’]?t| not) (?:want|have)|nothing|without|skip|avoid|no) (?:to )?(?:repeat(?:s|ed|ing)?\b(?! of)|redo|go again|(?:do|see|visit) (?:it|them|that|those|these|either|both|all that) again|go back(?: (?:in|up|there))?(?=[.,;!?]|$))/i;
/** Behind the last of several: "the Tower, Louvre and Orsay we've done", "(Belém Tower, castle all done)". */
const ALL_SEEN = [
  /^(?:(?:,| and| &|,? or)? ?(?:the )?(?:\p{Lu}[\p{L}'’-]+ ?|of |de |di |la |le ){1,5}){0,4},? ?(?:(?:we|I)(?:['’]ve| have| had)(?: both| all| already)* (?:done|seen|visited)|(?:was|were) (?:already |all |both )*(?:done|seen|visited|covered))\b(?! (?:by|on (?!our|my|the (?:first|last))|as|in (?:a|the)) ?)/u,
  /^[^.;:!?()]{0,80}\b(?:all|both)(?: already| been)? (?:done|seen|visited|covered)(?: already| before| last \w+)?(?=[.;!?)]|$)/,
  /^ ?(?:[:,(–-] ?)?(?:(?:we|i)(?:['’]ve| have)? )?(?:already |both )*(?:been (?:up|in|inside|on|through)(?: (?:it|them|there))?|been there|(?:seen|done|did|climbed|visited|toured)(?: it| them)?)(?: already| before| once| twice| last \w+)?(?=[.;!?)]|,(?! and)|$)/i,
];

/** "My wife has seen it already but I haven't": for one of them it is new. */
const NEW_TO_ONE =
  /^[^:]*\bbut (?:i|we|he|she|they|(?:the|my|our) \w+)(?: (?:have|has|did|had))?(?: not|n['’]?t| never)\b/;

function restOfSentence(text: string, from: number): string {
  const end = /[.!?;\n](?=\s|$)/.exec(text.slice(from));

  return text.slice(from, end ? from + end.index : undefined);
}

/**
 * What the rest of a sentence, from a letter on, says of coming again to what it names; undefined where nothing. A
 * town of ours is no first item of what was seen in it: "Paris, the Louvre was done last time".
 */
export function againIn(text: string, from: number, isTown = false): Stance | undefined {
  const said = restOfSentence(text, from).normalize('NFD').replaceAll(/\p{M}/gu, '');
  const rest = unaccented(said);

  if (AGAIN.test(rest) || NEW_TO_ONE.test(rest)) return 'wanted';

  if (isTown) return NOT_AGAIN.test(rest) ? 'avoided' : undefined;
  const isSeen = [NOT_AGAIN, NO_REPEAT].some((words) => words.test(rest));

  return isSeen || ALL_SEEN.some((words) => words.test(said)) ? 'avoided' : undefined;
}
