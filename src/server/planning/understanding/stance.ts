import { COMMA, plainWords } from './clauses.ts';
import { isTurnedDownBehind } from './turned-down.ts';

/** How a traveller speaks of something: as a wish, as something to avoid, or as where they come from. */
export type Stance = 'wanted' | 'avoided' | 'home';

const HOME =
  /\b((?<!\b(?:sunset|sunrise|views?|panorama|photos?) (?:over \w+ )?)from|live in|living in|based in|home is|home in|leaving|departing)$/;
const NEGATIVE =
  /\b(no|not|nobody|no one|none of(?: (?:us|them))?|never|avoid(ing)?|except|without|skip|besides|hates?|dislikes?|tired of|bored of|done with|anything but|other than|instead of|rather than|anywhere but|nothing (like|in)|already|been (to|in|up|inside|on|around)|(have|has|weve|ive|we|i|already) (done|did|climbed|toured)|done(?= (the )?$)|visited|seen|saw|went to|went|knows?(?! (?:that\b|how\b|what\b|its?\b|there\b|if\b))|last (year|time|month)|just (came|got) back|we were in|i was in|were in|was in|loved|enjoyed|allergic to|afraid of|scared of|too (?:cold|hot|cool|wet|windy|rough) (?:for|to)|dont|doesnt|didnt|cant|wont|cannot)\b/g;
/** Of the words above, those that tell of an earlier journey: a list behind them tells of it as well. */
const VISITED =
  /^(already|been|have|has|weve|ive|we (done|did)|i (done|did)|done|visited|seen|saw|went|knows?|last|just|we were|i was|were|was|loved|enjoyed)\b/;
/** Leaves one thing out of others, in the languages that are read: part of a pattern of folded words. */
export const EXCEPT =
  '(?:except|besides|apart from|other than|ausser|bis auf|sauf|hormis|salvo|excepto|menos|tranne|eccetto|exceto)';
/** "No museums except the Orsay": what is left of what was turned down is asked for. */
const BUT_FOR = new RegExp(
  String.raw`\b(?:no|not|without|avoid|skip|nothing|dont \w+|kein\w*|pas (?:de|d)|sans|ningun\w*|nessun\w*|niente|sin|senza|nenhum\w*|sem) (?:\w+ ){1,6}${EXCEPT}(?: for)?(?: (?:the|le|la|les|l|el|los|las|il|das|die|den|dem|der|o|a))?$`,
);
/** "A not too hard hike" is one. */
const MILDLY = /\b(?:an?|some|one) not (?:too|so|very|that|overly|super) \w+$/;
const POSITIVE =
  /\b(want(ing)?|would (like|love)|love to|like to|prefer|hoping|hope|dream(ing)? of|wish|(?<!know and )loves?|adores?|fancy|keen on|please|visit|see|go to|take me|must|definitely|but|rather(?! than)|instead(?! of)|however|maybe|ideally|looking for|interested in)\b/g;

/** What the words before a mention make of it: the last clear word decides, and "not want" stays negative. */
export function stanceBefore(before: string): Stance {
  if (HOME.test(before)) return 'home';
  if (BUT_FOR.test(before) || MILDLY.test(before)) return 'wanted';
  const negative = lastIndex(before, NEGATIVE);
  const positive = lastIndex(before, POSITIVE);

  if (negative < 0) return 'wanted';
  if (positive < 0 || negative > positive) return 'avoided';
  return isNegated(before.slice(negative, positive)) ? 'avoided' : 'wanted';
}

/** A clause by its words: before which of them a comma stands, and which begin a name that was read. */
export type ClauseRead = {
  words: readonly string[];
  commas: ReadonlySet<number>;
  named: readonly number[];
};

/**
 * The stance of the name that begins at a word, commas heeded: "been to Rome, Paris and London" speaks of all
 * three, but in "no museums, we'd say Lisbon" the museums end what was said against.
 */
export function stanceAt(at: number, { words, commas, named }: ClauseRead): Stance {
  const before = words.slice(0, at);
  const stance = stanceBefore(before.join(' '));

  if (stance !== 'avoided') return stance;
  const from = lastNegative(before);
  const ends = [...commas, ...endOfNo(before, from)].filter((end) => end > from && end <= at);

  if (ends.length === 0) return 'avoided';
  const end = Math.min(...ends);
  const isListOfNames = named.some((name) => name >= from && name < end);

  return isListOfNames || VISITED.test(words.slice(from, end).join(' ')) ? 'avoided' : 'wanted';
}

/** The word at which the last that is said against something begins. */
function lastNegative(words: readonly string[]): number {
  const text = words.join(' ');

  return text.slice(0, lastIndex(text, NEGATIVE)).split(' ').length - 1;
}

/** "no nightlife and Lisbon" wishes for Lisbon: the last "and" ends what a plain "no" speaks of. */
function endOfNo(words: readonly string[], from: number): number[] {
  const and = words.lastIndexOf('and');
  const said = words.slice(from).join(' ');
  const reach = VISITED.test(said) ? undefined : endOfReach(said);

  return [
    ...(words[from] === 'no' && and > from ? [and + 1] : []),
    ...(reach === undefined ? [] : [from + said.slice(0, reach).split(' ').length]),
  ];
}

/** Opens a wish of its own behind a comma: what is only listed there is still spoken against. */
const OPENING =
  /\b(we|i|loves|likes|needs?|must|just|only|nur|seulement|uniquement|solo|solamente|soltanto|somente|apenas|alleen|tylko|sadece|lots?|plenty|some|mostly|more|good|great|nice|big|instead|rather|please)\b/;

/** Right behind a kind of thing these turn it down: "mosques yes, shopping not so much", "shark cage diving no thanks". */
const TURNED_DOWN =
  /^[a-z]+(?: (?!xcommax)[a-z]+){0,2} (?:(?:is |are |rather |really )?(?:not (?:so much|really|much|at all|our thing|for us|for me|needed|necessary|interested)|less so)|no(?: thanks| thank you)?(?: (?:rip off|tourist trap|over ?priced|too [a-z]+))?)(?= xcommax|$)/;
/** "To see a sloth and is too small": who is too small is said before. */
const JOINING = / (?:and|or|that|which|who|y|e|et|und|en|que|qui|che)$/;
/** A thing of up to three words, and what is said of it: "gondolas make me nervous". */
function isTurnedDownAt(said: string): boolean {
  const thing = /^([a-z]+)( (?!xcommax)[a-z]+)?( (?!xcommax)[a-z]+)?/.exec(said) ?? [];
  const lengths = thing
    .slice(1)
    .map((_, at) => thing.slice(1, at + 2).join(''))
    .filter((words) => !JOINING.test(words))
    .map((words) => words.length);

  return (
    TURNED_DOWN.test(said) ||
    lengths.some((length) => isTurnedDownBehind(said.slice(length).replaceAll(` ${COMMA}`, ',')))
  );
}

/** "Nothing with boats". */
const NOTHING_WITH = /\bnothing with (?:any |the )?$/;

/** Words that refuse, and tell of no earlier journey, fear or allergy. */
const REFUSAL = /^(?:no|not|avoid(?:ing)?|except|without|skip|nothing|dont)\b/;
/** Speaks against its own part of a list alone: "not the busy ones, a tea ceremony"; "guinea pig no, ceviche yes". */
const OF_ITS_PART = /^(?:not\b|no(?: thanks| thank you)? xcommax)/;

/**
 * The stance of a kind of thing in a clause whose commas are marked: "no museums, churches or temples" is one
 * list, "no museums, beaches please" is two thoughts.
 */
export function stanceInClause(marked: string, index: number): Stance {
  const before = marked.slice(0, index);

  if (isTurnedDownAt(marked.slice(index)) || NOTHING_WITH.test(before)) return 'avoided';
  const stance = stanceBefore(plainWords(before));
  const negative = lastIndex(before, NEGATIVE);
  const start = before.lastIndexOf(COMMA);

  if (stance !== 'avoided') return stance;
  if (isBeyond(marked, negative, index)) return 'wanted';
  if (negative > start) return stance;
  const end = marked.indexOf(COMMA, index);
  const part = marked.slice(start, end < 0 ? undefined : end);
  const isList = before.slice(negative, start).includes(COMMA) || / n?or /.test(part);

  if (!/ n?or /.test(marked.slice(negative)) && isOneOfList(marked, negative)) return 'wanted';
  // "no museums, churches or temples please" asks for none of the three.
  return OPENING.test(isList ? part.replace('please', '') : part) ? 'wanted' : 'avoided';
}

/** Whether a word stands behind the end of what the last "no" before it speaks of. */
function isBeyond(marked: string, negative: number, index: number): boolean {
  const said = marked.slice(negative);
  const reach = VISITED.test(said) ? undefined : endOfReach(said);

  return reach !== undefined && index > negative + reach;
}

/** "Castle, no museums, zoo": what is turned down is one item of a list of wishes, and the next is a wish again. */
function isOneOfList(marked: string, negative: number): boolean {
  const said = marked.slice(negative);

  return (
    OF_ITS_PART.test(said) || (REFUSAL.test(said) && marked.slice(0, negative).includes(COMMA))
  );
}

/** "not", "dont", "never" right before the positive word turn it around. */
function isNegated(between: string): boolean {
  return /^(no|not|never|dont|wont|cant|cannot)( (really|very|so|too|that|all|particularly|especially|overly|terribly|exactly|want|wanna|wish|like|need|plan|care|feel|to|go|going|be))*\s*$/.test(
    between,
  );
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;

  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/** What stands before such a verb in German and Dutch. */
const MANNER =
  '(?:(?:lang\\w*|stunden\\w*|ewig|viel\\w*|uren\\w*|veel|fruh|vroeg|erst|in|im|der|die|de|schlange|reihe|rij|dafur|dort|uns) ){0,4}';
/** "Ohne lange zu warten", "sans faire la queue": by their verbs, their "without" put into English. */
const FOREIGN_ACTION = `(?:${MANNER}(?:(?:zu|te) \\w+|\\w*[a-z]zu\\w+en)|(?:tener|pasar|hacer|esperar|perder|correr|aguantar|madrugar|avoir|devoir|faire|attendre|passer|perdre|courir|dover|dovere|fare|passare|aspettare|perdere|correre|ter|passar|fazer|ficar|pegar|enfrentar)\\b)`;
/** What the party itself shall not do, or cannot: "without camping out", "we do not drive". No thing is refused by it. */
const OWN_ACTION = new RegExp(
  `^(?:without (?!(?:seeing|visiting|doing|going|trying|eating|drinking|shopping|hiking|swimming|climbing)\\b)(?:\\w+ly )?\\w{2,}ing\\b|no ${FOREIGN_ACTION}|(?:dont|doesnt|cant|cannot|wont|not) (?:really |even |have to |want to |like to )?(?:drive|swim|walk|speak|sleep|wake|get up|surface|fly|queue|wait|cook|rush|hurry|dress)\\b)`,
);
/** How something shall not be: "no tan masivo", "not too far". */
const DEGREE =
  /^(?:no|not) (?:too|so|very|overly|that|all that|tan|muy|demasiado|zu|so|allzu|troppo|tanto|cosi|molto|tao|muito|te|zo)\b(?! (?:keen|into|interested|fond|much|many|mad|crazy|bothered|fussed|excited|enthusiastic|big on)\b)/;
/** How one travels and what a trip is like is no first item of a list of sights: "without a car, museums". */
const OF_THE_JOURNEY =
  /^(?:no|without|not|dont (?:want|have|need)|avoid) (?:(?:an?|any|the|our|big|long|too many|rental|hire|own|having|being in) )*(?:cars?|driving|flying|auto|wagen|mietwagen|voiture|coche|macchina|carro|kids|children|crowds?|queues?|queuing|lines?|rush|rushing|stress|hurry|plans?|stairs|steps|hills|flights?|layovers?|guides?|menschenmassen|foule|multitudes|folla|multidoes|hektik|eile|prisas?|fretta|pressa|haast)\b/;
const AND = '(?:and|plus|then|und|y|e|et|en)';
/** A wish of its own: what has an article or a number behind a comma or an "and". */
const NEW_WISH = new RegExp(
  `(?:^| )(?:${COMMA}(?: ${AND})?|${AND}) (?:(?:also|tambien|aussi|anche|auch|ook|tambem|with|mit|avec|con|com|met) |(?:a|an|one|two|three|some|einen?|eine[mr]?|une?|un[ao]?|uma?|een)\\b)`,
);
const NEXT_PART = new RegExp(` (?:${COMMA}|${AND}) `);
const OR = /(?: |^)(?:n?or|oder|noch|ou|ni|ne|nem)(?: |$)/;

/**
 * Where in a text that begins with a "no" that "no" speaks no longer, its commas marked or left out: at the next
 * part where it is said of an action, a degree or the journey, else where a wish of its own begins. Undefined where none does.
 */
function endOfReach(said: string): number | undefined {
  const isOfNoThing = [OWN_ACTION, DEGREE, OF_THE_JOURNEY].some((words) => words.test(said));
  const end = isOfNoThing ? NEXT_PART.exec(said) : OR.test(said) ? null : NEW_WISH.exec(said);

  return end?.index;
}
