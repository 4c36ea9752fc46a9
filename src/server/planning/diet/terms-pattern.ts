/** "Nussallergie", "melkallergie", "Milcheiweiß": what languages write in one word with it. */
const JOINED = '(?:al+erg|intoler|unvertrag|uberempf|eiwei|eiwit|overgevoel|overfols)';
const LATIN = /[a-z]/;

/** Any of the terms of a list in folded text: they stand apart, `_` is a space within one and `*` any ending. */
export function termsPattern(words: string): RegExp {
  const terms = words.split(' ').map((term) => {
    const pattern = term.replaceAll('_', ' ').replaceAll(/(?<=[a-z])\*/g, '[a-z]*');

    return LATIN.test(term) ? `(?<![a-z])${pattern}(?=$|[^a-z]|${JOINED})` : pattern;
  });

  return new RegExp(terms.join('|'), 'u');
}
