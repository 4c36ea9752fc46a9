/** How a traveller speaks of something: as a wish, as something to avoid, or as where they come from. */
export type Stance = 'wanted' | 'avoided' | 'home';

const HOME = /\b(from|live in|living in|based in|home is|home in|leaving|departing)$/;
const NEGATIVE =
  /\b(no|not|never|avoid(ing)?|except|without|skip|besides|hates?|dislikes?|tired of|bored of|done with|anything but|other than|instead of|rather than|anywhere but|nothing (like|in)|already|been (to|in)|visited|seen|saw|went to|went|know|knows|last (year|time|month)|just (came|got) back|we were in|i was in|were in|was in|loved|enjoyed|allergic to|afraid of|scared of|dont|cant|wont|do not|cannot)\b/g;
/** Of the words above, those that tell of an earlier journey: a list behind them tells of it as well. */
const VISITED =
  /^(already|been|visited|seen|saw|went|knows?|last|just|we were|i was|were|was|loved|enjoyed)\b/;
const POSITIVE =
  /\b(want(ing)?|would (like|love)|love to|like to|prefer|hoping|hope|dream(ing)? of|wish|(?<!know and )love|adore|fancy|keen on|please|visit|see|go to|take me|must|definitely|but|rather|instead|however|maybe|ideally|looking for|interested in)\b/g;

/** Stands for a comma among folded words. */
export const COMMA = 'xcommax';

/** What the words before a mention make of it: the last clear word decides, and "not want" stays negative. */
export function stanceBefore(before: string): Stance {
  if (HOME.test(before)) return 'home';
  const negative = lastIndex(before, NEGATIVE);
  const positive = lastIndex(before, POSITIVE);

  if (negative < 0) return 'wanted';
  if (positive < 0 || negative > positive) return 'avoided';
  return isNegated(before.slice(negative, positive)) ? 'avoided' : 'wanted';
}

/**
 * The stance of a name, commas heeded: "been to Rome, Paris and London" speaks of all three, but in "no museums,
 * we'd say Lisbon" the museums end what was said against.
 */
export function stanceAt(
  at: number,
  {
    words,
    commas,
    named,
  }: { words: readonly string[]; commas: ReadonlySet<number>; named: number[] },
): Stance {
  const stance = stanceBefore(words.slice(0, at).join(' '));
  const breaks = [...commas, ...endOfNo(words.slice(0, at))]
    .filter((one) => one <= at)
    .toSorted((a, b) => a - b);
  const start = breaks.at(-1) ?? 0;

  if (stance !== 'avoided' || stanceBefore(words.slice(start, at).join(' ')) === 'avoided')
    return stance;
  const before = words.slice(0, start).join(' ');
  const from = before.slice(0, lastIndex(before, NEGATIVE)).split(' ').length - 1;
  const end = breaks.find((comma) => comma > from) ?? start;
  const isOfNames = named.some((name) => name >= from && name < end);

  return isOfNames || VISITED.test(words.slice(from, end).join(' ')) ? 'avoided' : 'wanted';
}

/** "no nightlife and Lisbon" wishes for Lisbon: the last "and" ends what a plain "no" speaks of. */
function endOfNo(words: readonly string[]): number[] {
  const text = words.join(' ');
  const spoken = text.slice(Math.max(0, lastIndex(text, NEGATIVE))).split(' ');
  const and = spoken.lastIndexOf('and');

  return spoken[0] === 'no' && and > 0 ? [words.length - spoken.length + and + 1] : [];
}

/** Opens a wish of its own behind a comma: what is only listed there is still spoken against. */
const OPENING =
  /\b(we|i|just|only|lots?|plenty|some|mostly|more|good|great|nice|big|instead|rather|please)\b/;

/**
 * The stance of a kind of thing in a clause whose commas are marked: "no museums, churches or temples" is one
 * list, "no museums, beaches please" is two thoughts.
 */
export function stanceInClause(marked: string, index: number): Stance {
  const stance = stanceBefore(plainWords(marked.slice(0, index)));
  const start = marked.lastIndexOf(COMMA, index);

  if (stance !== 'avoided' || start < 0) return stance;
  if (stanceBefore(plainWords(marked.slice(start, index))) === 'avoided') return stance;
  const end = marked.indexOf(COMMA, index);
  const part = marked.slice(start, end < 0 ? undefined : end);
  const spoken = marked.slice(lastIndex(marked.slice(0, start), NEGATIVE), start);
  const isList = spoken.includes(COMMA) || / n?or /.test(part);

  // "no museums, churches or temples please" asks for none of the three.
  return OPENING.test(isList ? part.replace('please', '') : part) ? 'wanted' : stance;
}

/** A text whose commas outlast its folding, for `stanceInClause`. */
export function markCommas(text: string): string {
  return text.replaceAll(',', ` ${COMMA} `);
}

function plainWords(marked: string): string {
  return marked.replaceAll(COMMA, ' ').replace(/ +/g, ' ').trim();
}

/** "not", "dont", "never" right before the positive word turn it around. */
function isNegated(between: string): boolean {
  return /^(no|not|never|dont|do not|wont|cant|cannot)( (really|want|wanna|wish|like|need|plan|care|feel|to|go|going|be))*\s*$/.test(
    between,
  );
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;

  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}
