/** "Nussallergie", "melkallergie", "Milcheiweiß": what languages write in one word with it. */
const JOINED = '(?:al+erg|intoler|unvertrag|uberempf|eiwei|eiwit|overgevoel|overfols)';
const LATIN = /[a-z]/;

/** Any of the terms of a list in folded text: they stand apart, `_` is a space within one and `*` any ending. */
export function termsPattern(words: string): RegExp {
  const terms = words.split(' ');
  const latin = terms
    .filter((term) => LATIN.test(term))
    .map((term) => term.replaceAll('_', ' ').replaceAll(/(?<=[a-z])\*/g, '[a-z]*'));
  // What stands around a term is looked at once for all of them: long lists are read on every card.
  const inLatin =
    latin.length > 0 ? [`(?<![a-z])(?:${latin.join('|')})(?=$|[^a-z]|${JOINED})`] : [];
  const others = terms.filter((term) => !LATIN.test(term)).map((term) => term.replaceAll('_', ' '));

  return new RegExp([...inLatin, ...others].join('|'), 'u');
}
