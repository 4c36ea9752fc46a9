import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';

/** A single word of no language is a thing when it is as long as this. */
const TELLING = 5;

/** Whether a folded word is none that people write every day: "swamp", "beignets". */
export function isRareWord(word: string): boolean {
  return word.length >= TELLING && !isOrdinaryForm(word);
}

/** A run of folded words in a folded text, one or several of each. */
export function runPattern(run: readonly string[]): RegExp {
  const words = run.map(
    (word) =>
      `${word.replace(/(?:ies|y)$/, '(?:y|ies)').replace(/(?<=\w{3})(?:(?<=(?:ch|sh|ss|x|z|o))es|s)$/, '')}(?:e?s)?`,
  );

  return new RegExp(`\\b${words.join(' ')}\\b`);
}
