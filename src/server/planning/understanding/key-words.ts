import { wordSet } from '#shared/word-set.ts';
import { editDistance } from '#server/catalogue/spelling.ts';

/** Words that change a plan and must not be lost to a slip of the pen: what makes ill, who comes along, when. */
const KEY_WORDS = [
  ...wordSet(`
    vegetarian vegetarians pescatarian shellfish lactose coeliac celiac allergic allergies allergy
    intolerant intolerance diabetic pregnant wheelchair toddler toddlers grandparents grandmother
    grandfather honeymoon anniversary birthday restaurants restaurant january february september
    october november december wednesday
  `),
];
/** Words of their own that look like one of them. */
const OTHERS = new Set(['vegetation', 'allegory', 'restaurateur', 'restaurateurs', 'toddle']);
const LEAST_LETTERS = 6;
const LONG = 9;

/** The text with each slip in a key word mended: "allergic to shelfish". What is no key word stays as it is. */
export function withKeyWords(text: string): string {
  return text.replaceAll(/[a-z]{6,}/giu, (word) => meant(word) ?? word);
}

function meant(word: string): string | undefined {
  const said = word.toLowerCase();

  if (said.length < LEAST_LETTERS || KEY_WORDS.includes(said) || OTHERS.has(said)) return undefined;
  return KEY_WORDS.find(
    (key) => key[0] === said[0] && editDistance(said, key, slipsIn(key)) <= slipsIn(key),
  );
}

function slipsIn(key: string): number {
  return key.length < LONG ? 1 : 2;
}
