/** What people are called beside the one who travels: "my wife loves art" is about her. */
const OTHERS =
  /\b(?:wife|husband|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|sons?|daughters?|kids?|child|children|toddler|baby|boys?|girls?|teen\w*|mothers?|fathers?|mum|mom|dad|parents?|grand\w+|granny|nan|sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|nieces?|nephews?|friends?|colleagues?|boss|client|team|dog|mate|one of (?:us|them)|who)\b/i;
/** One who is spoken of as the traveller. */
const SUBJECT = String.raw`(?:(?:the |our |a )?(?:solo |business |single )?(?:travell?er|guest|passenger|visitor)\s+)?`;
const PRONOUN = String.raw`(?:s?he\s+)?`;
/** A thought begins at the head of the text, behind a stop, a comma or another of the same traveller. */
const HEAD = String.raw`(^\s*|[.;!?\n:,]\s*|\s[-–—]\s+)`;
const ADVERB = String.raw`((?:also|really|usually|only|mostly|just|still|always|never|then|but|and|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\s+)?`;

/** What one does, and what may follow where the same word is the name of things as well: "works by Monet". */
const VERBS: readonly (readonly [third: string, first: string, followed?: string])[] = [
  ['works', 'I work', String.raw`(?!(?:by|of|on (?:paper|canvas)|and)\b)\S`],
  ['wants', 'want'],
  ['wishes', 'wish'],
  ['needs', 'need', '(?!and\\b)[a-z]'],
  ['likes', 'like'],
  ['loves', 'love'],
  ['hates', 'hate'],
  ['dislikes', 'dislike'],
  ['prefers', 'prefer'],
  ['enjoys', 'enjoy'],
  ['adores', 'adore'],
  ['avoids', 'avoid'],
  [
    'lands',
    'land',
    String.raw`(?:at|in|on|around|about|by|before|after|early|late|~|\d|[a-z]+day|noon|mid)`,
  ],
  ['arrives', 'arrive'],
  ['departs', 'depart'],
  [
    'leaves',
    'leave',
    String.raw`(?:at|on|from|around|about|by|before|after|early|late|again|for|~|\d|[a-z]+day|noon|mid)`,
  ],
  ['flies', 'fly', String.raw`(?:at|in|into|on|out|from|home|back|to|with|around|\d|[a-z]+day)`],
  ['goes', 'go', '(?:to|on|home|back|from|with)'],
  ['travels', 'travel', String.raw`(?:alone|with|by|on|in|to|from|solo|for|light)`],
  ['stays', 'stay', String.raw`(?:at|in|near|with|for|until|till|by|close)`],
  ['sleeps', 'sleep'],
  ['eats', 'eat', String.raw`(?!(?:and|in|from|around)\b)[a-z]`],
  ['drinks', 'drink', String.raw`(?:no|only|lots|little|neither|nothing|wine|beer|coffee)`],
  [
    'walks',
    'walk',
    String.raw`(?:a lot|lots|slowly|badly|with (?:a|two) (?:stick|cane|crutch)|little|everywhere)`,
  ],
  [
    'has',
    'have',
    String.raw`(?:to|work|meetings?|an? (?:meeting|\w+ (?:allergy|meeting))|free|no|bad|been|seen|(?:the )?[a-z]+days?|(?:the |an? )?(?:[a-z]+day |free )?(?:morning|afternoon|day)s?)`,
  ],
  ['speaks', 'speak'],
  ['knows', 'know'],
];
const NEGATED: readonly (readonly [RegExp, string])[] = [
  [/does\s?n['’]?t|does not/, "don't"],
  [/has\s?n['’]?t(?= been| seen| done)|has not(?= been| seen| done)/, "haven't"],
  [/is\s?n['’]?t|is not/, 'am not'],
];
const IS = String.raw`is (?=(?:an? )?(?:vegan|vegetarian|coeliac|celiac|allergic|pescatarian|muslim|jewish|diabetic|pregnant|free|off|busy|working|landing|arriving|leaving|flying|in a wheelchair|\d))`;

const RULES: readonly (readonly [RegExp, string])[] = [
  ...VERBS.map(
    ([third, first, followed = String.raw`\S`]) =>
      [rule(`${third}(?=\\s+${followed})`), first] as const,
  ),
  ...NEGATED.map(([words, first]) => [rule(`(?:${words.source})(?=\\s)`), first] as const),
  [rule(IS), 'I am '],
];

function rule(verb: string): RegExp {
  return new RegExp(`${HEAD}${ADVERB}${SUBJECT}${PRONOUN}${ADVERB}${verb}`, 'gi');
}

const WITHIN =
  /\b(and|but|or) (?:s?he )?(works|wants|needs|likes|loves|hates|prefers|lands|arrives|leaves|flies|eats|has|enjoys)\b/gi;

/** "Neither of us drinks alcohol", "nobody in our group drives". */
const NONE_OF_US =
  /\b(?:neither|none|nobody) (?:of|in|among) (?:us|our (?:group|family|party)) (drink|eat|like|want|drive|smoke|swim|hike|ski|walk|speak|enjoy|love|care)(?:s|es)?\b/gi;

/**
 * Notes in which somebody writes of the traveller, as that one would: "works 9 to 5, doesn't eat meat". Sentences
 * about others of the party stay as they are.
 */
export function inFirstPerson(notes: string): string {
  return notes
    .replaceAll(NONE_OF_US, 'we do not $1')
    .split(/(?<=[.;!?\n])/)
    .map((sentence) => (OTHERS.test(sentence) ? sentence : spokenBy(sentence)))
    .join('');
}

function spokenBy(sentence: string): string {
  const told = RULES.reduce(
    (all, [words, first]) => all.replaceAll(words, `$1$2$3${first}`),
    sentence,
  );

  return told === sentence
    ? sentence
    : told.replaceAll(WITHIN, (_, and: string, verb: string) => `${and} ${firstOf(verb)}`);
}

function firstOf(verb: string): string {
  return VERBS.find(([third]) => third === verb.toLowerCase())?.[1].replace(/^I /, '') ?? verb;
}
