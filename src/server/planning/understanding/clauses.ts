import { foldText } from '#server/catalogue/fold-text.ts';

/** What tells a machine to drop its rules is no wish of a traveller, and names no restaurant called Rules. */
const MACHINE_ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)(?: (?:all|any|every|of|the|your|my|our|these|those|previous|prior|earlier|above|other|system|safety))* (?:rules?|instructions?|prompts?|guidelines?|constraints?|restrictions?)\b/gi;

/** "The Louvre, no sorry, the Orsay": what follows is what is meant. */
export const CORRECTION =
  /\b(?:no,? (?:sorry|wait|hang on|hold on)|(?:no,? )?(?:scratch|strike) that|sorry,? (?:i|we) mean(?:t)?)\b[,.]*/gi;

/** What is said against how days go is a thought of its own: the comma behind it lists nothing more to avoid. */
const WHOLE_THOUGHT =
  /\b((?:can(?:no|['’]?)t|can not|unable to|does ?n['’]?t|do ?n['’]?t) (?:walk|climb|manage|(?:do|use|take|handle) (?:stairs|steps|hills))[^,.;]{0,20}|no (?:early (?:mornings?|starts?)|jet ?lag|rush|stress|hills?|stairs|steps|climb(?:s|ing)|long walks|queu(?:es?|ing))|hates? (?:queu\w+|lines)|not (?:too )?early),/gi;

/** "Don't skimp on the ruins", "not to miss": a wish in the words of a refusal. */
const MISSES_NOTHING =
  /\b(?:do ?n['’]?t|do not|never|not to|can ?['’]?t|cannot|wo ?n['’]?t) (?:want to |wanna |let us |let me )?(?:skimp(?: on)?|stint(?: on)?|miss(?: out on)?|skip|leave out|forget(?: about)?)\b/gi;

/** "No problem with churches" neither asks for them nor refuses them. */
const NO_PROBLEM =
  /\b(?:no (?:problems?|issues?) with|nothing against|(?:do ?n['’]?t|do not) mind) (?:(?!xcommax)[^,.;!?\n])*/gi;

/** "A nice but not stiff dinner": what it shall not be like is no refusal of it. */
const NOT_LIKE_THAT =
  /,? ?\b(?:but |and |yet )?not (?:too |so |overly |very |terribly )?(?:stiff|stuffy|formal|posh|fussy|snobbish|fancy|pricey|expensive|overpriced|touristy|crowded|tacky|cheesy|kitschy?|boring)(?= (?!place|places|area|areas|restaurant|restaurants|bar|bars)[a-z])/gi;

const BOTHERED =
  '(?:hassl\\w*|hustl\\w*|harass\\w*|pester\\w*|bother\\w*|haggl\\w*|ripped off|scam\\w*|cheated|conned|overcharged|pickpocket\\w*|robbed|mobbed|jostled|pushed|touts?|hawkers|hard sell\\w*|pushy \\w+|aggressive \\w+|catcall\\w*|stared at|rushed|lost)';
/**
 * "We hate being hassled in the souks": what may happen to one somewhere is no word against the place, and none about
 * how many people are there.
 */
const NOT_BOTHERED = new RegExp(
  `,? ?(?:(?:we|i|and|but|please) )*(?:(?:really |absolutely )?(?:hates?|dislikes?|avoid(?:ing)?|without|no|not|never|do ?n['’]?t (?:like|want|enjoy|need)|does ?n['’]?t (?:like|want|enjoy|need)|can['’]?t stand|cannot stand|(?:am |are |is )?(?:afraid|scared|tired|sick|wary|worried) (?:of|about)|worr(?:y|ied) about)) (?:to |any |the |all |that |much |too much )*(?:be(?:ing)? |get(?:ting)? )?(?:constantly |always |too )?${BOTHERED}(?: by [a-z]+(?: [a-z]+)?)?(?: (?:in|at|on|around|through|inside|from|near)(?: the| a| any| all| every)*(?: (?:souks?|bazaars?|markets?|medinas?|streets?|alleys|lanes|shops?|squares?|stalls?|stations?|airports?|beach(?:es)?|temples?|taxis?|old town|sellers|vendors|shopkeepers|drivers|guides|beggars|crowds?)){1,2})?`,
  'gi',
);

/** Whether the words from one sign of a text on are said of what may happen to one there. */
export function isWhereBothered(text: string, from: number): boolean {
  return [...text.matchAll(NOT_BOTHERED)].some(
    ({ 0: said, index }) => index <= from && from < index + said.length,
  );
}

const REFUSAL_IN_BRACKETS =
  / ?\(((?:[^()]*[ ,])?(?:not?|nothing|never|without|except|nicht|kein\w*|ohne|pas|sans|sin|senza|non|n[aã]o|sem|niet|geen|zonder)(?![\p{L}\d])[^()]*)\)/giu;

/** "A shellfish allergy (shrimp and crab, oyster sauce too)" wishes for none of them. */
const ALLERGY_IN_BRACKETS = /\b(allerg\w*|intoleran\w*)([^().;!?]{0,40}?) \(([^()]*)\)/gi;

/** "A fado evening (not a tourist trap), viewpoints": what is refused in brackets is a thought before its sentence. */
function bracketsFirst(text: string): string {
  return text
    .replace(ALLERGY_IN_BRACKETS, '$1$2 (no $3)')
    .split(/(?<=[.;!?\n])/)
    .map((sentence) => {
      const refused = [...sentence.matchAll(REFUSAL_IN_BRACKETS)].map(([, words]) => `${words}. `);

      return refused.join('') + sentence.replaceAll(REFUSAL_IN_BRACKETS, '');
    })
    .join('');
}

/** Stands for a comma among folded words. */
export const COMMA = 'xcommax';

/** A text cut where one thought ends, each part folded; commas and "and" keep a list together. */
export function clausesOf(text: string): string[] {
  return bracketsFirst(text)
    .replace(MACHINE_ORDER, '. ')
    .replace(CORRECTION, '. ')
    .replace(NO_PROBLEM, '')
    .replace(NOT_BOTHERED, '')
    .replace(NOT_LIKE_THAT, '')
    .replace(WHOLE_THOUGHT, '$1.')
    .replace(MISSES_NOTHING, 'want')
    .replace(/n['’]t\b/gi, 'nt')
    .replace(/\b(anywhere|anything|everything|all) but\b/gi, 'avoid')
    .replace(
      /\b(not|never|havent|hasnt)( yet| ever)? (been (to|in|on|up|inside)|seen|visited|done|climbed)\b/gi,
      'want',
    )
    .split(/[.;!?\n\r]+|\bbut\b|\bhowever\b|\band (?=(?:we|i)\b)/i)
    .map(foldText)
    .filter(Boolean);
}

/** "The treasury without the crowds + Petra by night": a sign that parts wishes as a comma does. */
const PLUS = /(?<!\d)\s*\+\s*(?=\D)/g;

/** The same, with a COMMA for each of its commas, which folding takes away. */
export function markedClausesOf(text: string): string[] {
  return clausesOf(
    text.replace(WHOLE_THOUGHT, '$1.').replace(PLUS, ', ').replaceAll(',', ` ${COMMA} `),
  );
}

/** The words of a marked clause, and before which of them a comma stands. */
export function wordsAndCommas(marked: string): {
  words: string[];
  commas: ReadonlySet<number>;
} {
  const words: string[] = [];
  const commas = new Set<number>();

  for (const word of marked.split(' ').filter(Boolean)) {
    if (word === COMMA) commas.add(words.length);
    else words.push(word);
  }

  return { words, commas };
}

/** A marked clause, or a part of one, without its marks. */
export function plainWords(marked: string): string {
  return marked.replaceAll(COMMA, ' ').replace(/ +/g, ' ').trim();
}
