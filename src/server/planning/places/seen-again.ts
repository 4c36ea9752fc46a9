import type { Stance } from '../understanding/stance.ts';
import { unaccented } from './unaccented.ts';

/** "…the Prado and the Retiro and do not want any of them again": all that is named before. */
const NOT_AGAIN =
  /^[^:]*\b(?:(?:do|does)(?:n['’]t| not)|no need to|not|never|rather not|without) (?:\w+ ){0,3}(?:(?:any|all|none) of )?(?:them|it|those|these|that|either|both) (?:again|once more|a second time|twice)\b|^[^:]*\b(?:wollen|will|mussen|brauchen) (?:\w+ ){0,4}(?:nicht (?:noch ?mal|wieder)|kein zweites mal)\b/;

/** "We loved the Prado and want to see it again". */
const AGAIN =
  /^[^:]*\b(?<!(?:not|nt|['’]t) )(?:want|would (?:love|like)|['’]d (?:love|like)|love) to (?:see|visit|do|go to) (?:it|them|both) (?:all )?again\b/;

function restOfSentence(text: string, from: number): string {
  const end = /[.!?;\n](?=\s|$)/.exec(text.slice(from));

  return text.slice(from, end ? from + end.index : undefined);
}

/** What the rest of a sentence, from a letter on, says of coming again to what it names; undefined where nothing. */
export function againIn(text: string, from: number): Stance | undefined {
  const rest = unaccented(restOfSentence(text, from));

  if (AGAIN.test(rest)) return 'wanted';
  return NOT_AGAIN.test(rest) ? 'avoided' : undefined;
}
