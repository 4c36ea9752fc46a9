import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { forbiddenNames, namesAny } from '#server/planning/hints/surprise-hints.ts';
import {
  CLIMATE_WORDS,
  CONTINENT_WORDS,
  KIND_WORDS,
  REGION_WORDS,
  SCENE_WORDS,
} from '#server/planning/understanding/wish-words.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTrueProse } from './check-words.ts';

const MOST_LETTERS = 80;
/** Words that tell something of a place; an opening that holds one may be false, or say too much. */
const TELLING = [
  ...CLIMATE_WORDS,
  ...CONTINENT_WORDS,
  ...KIND_WORDS,
  ...REGION_WORDS,
  ...SCENE_WORDS,
].map(([, words]) => words);

/**
 * A hint with a model's opening before it. The hint itself stays word for word, since it is proved to be
 * true and to narrow the choice; the opening may set a mood and tell nothing: no name, number, place or weather.
 * Undefined when it does more than that.
 */
export function openedHint(
  opening: string,
  hint: string,
  { target, catalogue }: { target: Destination; catalogue: Catalogue },
): string | undefined {
  const text = opening.trim().replace(/[.,;:]?$/, (mark) => (/[!?]$/.test(opening) ? mark : '.'));
  const folded = foldText(text);
  const isTelling = TELLING.some((words) => words.test(folded));
  const facts = { names: new Set<string>(), ids: new Set<string>(), catalogue };

  if (isTelling || !isTrueProse(text, facts, MOST_LETTERS)) return undefined;
  return namesAny(text, forbiddenNames(target, { catalogue })) ? undefined : `${text} ${hint}`;
}
