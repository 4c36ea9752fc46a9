import { COMMA } from './clauses.ts';

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
  /^(?:no|without|not|dont (?:want|have|need)|avoid) (?:(?:an?|any|the|our|big|long|too many|rental|hire|own|having|being in) )*(?:cars?|driving|auto|wagen|mietwagen|voiture|coche|macchina|carro|kids|children|crowds?|queues?|queuing|lines?|rush|rushing|stress|hurry|plans?|stairs|steps|hills|flights?|layovers?|guides?|menschenmassen|foule|multitudes|folla|multidoes|hektik|eile|prisas?|fretta|pressa|haast)\b/;
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
export function endOfReach(said: string): number | undefined {
  const isOfNoThing = [OWN_ACTION, DEGREE, OF_THE_JOURNEY].some((words) => words.test(said));
  const end = isOfNoThing ? NEXT_PART.exec(said) : OR.test(said) ? null : NEW_WISH.exec(said);

  return end?.index;
}
