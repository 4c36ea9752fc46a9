import { isPlainAdjective } from './plain-adjectives.ts';
import { isGeneric, type SightForm } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';

/** "the bean", "hobart, mona, bruny island": one plain word that is all of a sight's name, and written as one. */
export function wholePlainName(
  [token = '']: readonly string[],
  run: readonly TextWord[],
  { words, forms }: { words: readonly TextWord[]; forms: readonly SightForm[] },
): SightForm | undefined {
  const [word] = run;

  if (run.length !== 1 || !word || isGeneric(token) || isPlainAdjective(token)) return undefined;
  const at = words.indexOf(word);
  const isBehindThe = word.before === 'none' && words[at - 1]?.key === 'the';
  const isAlone = word.before === 'comma' && words[at + 1]?.before === 'comma';

  return forms.find(
    ({ tokens: name, isFood, hasArticle }) =>
      !isFood && name.length === 1 && name[0] === token && (isAlone || (hasArticle && isBehindThe)),
  );
}
