import type { TextWord } from './text-words.ts';

/** Who bears the name that follows: "my daughter Paris", "our friend Victoria", "meet Ana". */
const RELATION =
  /^(?:daughters?|sons?|wife|husband|partner|girlfriend|boyfriend|friends?|mates?|pals?|buddy|buddies|besties?|flatmate|roommate|kids?|child|baby|toddler|mum|mom|mother|dad|father|sister|brother|cousin|aunt|uncle|niece|nephew|grandma|grandpa|grandson|granddaughter|colleagues?|boss|fiance|fiancee|dog|named|called|tochter|sohn|frau|mann|freundin|freund|mutter|vater|schwester|bruder|oma|opa|fille|fils|femme|mari|copine|copain|amie?|mere|pere|soeur|frere|hij[oa]|mujer|marido|esposa|novi[oa]|amig[oa]|madre|padre|herman[oa]|figli[oa]|moglie|marito|sorella|fratello|filh[oa]|esposo|irma|irmao|mae|pai)$/;

/** Whether a folded word tells how somebody whose name follows is related to the traveller. */
export function isRelation(key: string): boolean {
  return RELATION.test(key);
}

const CALLED = /^(?:called|named)$/;
const PLACE_NOUN = /^(?:somewhere|place|town|city|village|island|region)$/;

const AND_I = /^(?:and (?:i|me|my)|und ich|et (?:moi|je)|y yo|e (?:io|eu))$/;

/** "First time in Bangkok and I come for the food" is about no person. */
const IN = /^(?:in|to|around|near|visit(?:ing)?|nach|dans|en|em|ad?|au|aux)$/;

/** "Florence and I want to go", "my daughter Paris": nobody travels to them. */
export function isPerson(words: readonly TextWord[], at: number, count: number): boolean {
  const next = words.slice(at + count, at + count + 3);
  const end = next.findIndex(({ before }) => before !== 'none');
  const behind = next.slice(0, end < 0 ? undefined : end).map(({ key }) => key);
  const [verb = ''] = behind;
  const isNamed =
    words[at]?.before === 'none' &&
    isRelation(words[at - 1]?.key ?? '') &&
    !isPlaceCalled(words, at);

  return (
    isNamed ||
    isWithMe(words, at, behind) ||
    isWhoDid(words, at, verb) ||
    isWhoWishes(words, at, verb) ||
    GROWS_OLDER.test(behind.join(' '))
  );
}

function isWithMe(words: readonly TextWord[], at: number, behind: readonly string[]): boolean {
  return AND_I.test(behind.slice(0, 2).join(' ')) && !IN.test(words[at - 1]?.key ?? '');
}

/** "Paris is turning 5", "Florence wird 40". */
const GROWS_OLDER =
  /^(?:(?:is |has )?(?:turn(?:s|ing|ed)|wird|wurde|cumple|compie|fara|faz|fete) \w+|is \d{1,2}(?: |$)|ha \d{1,2} anni|a \d{1,2} ans|tiene \d{1,2} anos|tem \d{1,2} anos|ist \d{1,2} jahre)/;

const DID =
  /^(?:went|lived|wrote|painted|walked|studied|sailed|landed|died|grew|worked|met|fought|sang|played|invented|discovered)$/;

/** "where Darwin went": who did something somewhere. */
function isWhoDid(words: readonly TextWord[], at: number, after: string): boolean {
  return words[at - 1]?.key === 'where' && DID.test(after);
}

const WISHES =
  /^(?:loves|likes|hates|wants|prefers|dislikes|enjoys|dreams|liebt|mag|hasst|bevorzugt|aime|adore|veut|prefere|deteste|quiere|adora|odia|prefiere|vuole|preferisce|quer)$/;

/** "Maurice loves old towns": who begins a sentence or a list and wishes for something. */
function isWhoWishes(words: readonly TextWord[], at: number, after: string): boolean {
  const before = words[at]?.before;
  const isBegun =
    before !== 'none' || /^(?:and|und|et|y|e|but|while)$/.test(words[at - 1]?.key ?? '');

  return isBegun && words[at]?.isCapital === true && WISHES.test(after);
}

/** "somewhere called Brno". */
function isPlaceCalled(words: readonly TextWord[], at: number): boolean {
  return CALLED.test(words[at - 1]?.key ?? '') && PLACE_NOUN.test(words[at - 2]?.key ?? '');
}
