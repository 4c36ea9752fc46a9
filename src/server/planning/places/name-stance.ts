import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { markedClausesOf, wordsAndCommas } from '../understanding/clauses.ts';
import { inEnglish } from '../understanding/in-english.ts';
import { isListedAsSeen, isListedAsWanted } from './listed-names.ts';
import { isKnownOrRefused, whatIsKnown } from './known-already.ts';
import { againIn } from './seen-again.ts';
import { isFromHome, isHomeBehind, isOnTheWayHome, isSetOutFrom } from './home-words.ts';
import { unaccented } from './unaccented.ts';
import { isTurnedDownBehind } from '../understanding/turned-down.ts';
import { EXCEPT, type Stance, stanceAt, stanceBefore } from '../understanding/stance.ts';

/** "Where Darwin went: the Galápagos": somebody else was there. */
const FOOTSTEPS =
  /\bwhere (?!we |i )\w+(?: \w+)? (?:went|lived|was|worked|painted|wrote)\b(?: the)? *$/;
/** Two that take each other back: "I will not die without seeing Machu Picchu". */
const NOT_WITHOUT =
  /\b(?:not|never|no|cannot|cant|wont|dont|nicht|nie|niemals|kein\w*|pas|jamais|nunca|non|mai|nao)\b[^,]*\b(?:without|ohne|sans|sin|senza|sem)\b[^,]*$/;
/** Right before a name these speak against it, in the languages that travellers mostly write. */
const NO =
  /\b(?:pas|non|sauf|sans|excepte|hormis|nicht|kein\w*|weder|neither|ni|nem|ani|ohne|ausser|menos|excepto|salvo|sin|tranne|eccetto|senza|ma non|meno|nao|sem|exceto|isnt|arent|not|except|minus|besides|nowhere near|(?:stay(?:ing)?|keep(?:ing)?) (?:well |far )?(?:out of|away from|clear of)|anything but|anywhere but|instead of|rather than|(?:an)?statt|anstelle von|au lieu d[eu]?|en (?:vez|lugar) de|invece (?:di|che)|al posto di|em vez d[aeo]|ao inves d[aeo]|in plaats van|zamiast)(?: (?:a|au|aux|en|in|nach|les|le|la|las|los|el|il|l|de|do|da|to|zu|again|wieder|the|that|those|like|as|i|os|wie))*$/;
/** The second of two that are refused: "sans corrida ni flamenco", "ohne Dom noch Zoo". */
const NOR =
  /\b(?:sans|sin|senza|niente|non|sem|nao|ohne|weder|kein\w*|no|not|without|zonder|geen|pas|neither)\b(?: \w+){1,4} (?:ni|ne|nem|noch|nor)(?: (?:les?|las?|los|el|il|gli|i|os?|as?|den?|die|das|the))?$/;
/** The same in further languages: "tylko nie Paryż". */
const NO_IN_MORE_LANGUAGES =
  /(?:^| )(?:nie|bez|oprocz|poza|ne|krome|inte|ikke|niet|geen|zonder|utan|uden|uten|ei|nem|не|без|кроме)(?: (?:do|na|w|naar|till|til|i|в|на|z))?$/;
/** One flies home from where the trip ends: "flight home from KL", "we arrive in Catania and leave from Palermo". */
const ENDING =
  /\b(?:(?:flight|fly|flying|train|back) (?:back )?home\b.*|(?:arriv|land)\w* .*\b(?:leav\w+|depart\w*|fly\w*|flight)\b.*) from$|\b(?:and|then) home from$|(?<!\b(?:und|y|e|aller|hin) )\b(?:zuruck|ruckflug|heimflug|retour|vuelta|regreso|volvemos|ritorno|rientro|volta|voltamos) (?:\w+ )?(?:ab|von|aus|depuis|desde|da|de)$/;

/** "From Edinburgh on to Inverness": where a route begins, and not where the party lives. */
const STARTING =
  /^(?:we |wir |on |nous )?(?:(?:drive|driving|go|going|travel\w*|start\w*|fahren|reisen) )?(?:from|von|de|depuis|da|desde)$/;
const ON_FROM_THERE = /^ (?:on(?:wards?)? to|then on|via|over to|uber|weiter)\b/;

/** Whether a name stands where the journey home begins: "we fly home from Málaga" wishes for nothing of that name. */
export function isWhereOneLeaves(text: string, from: number): boolean {
  return ENDING.test(foldText(text.slice(sentenceStart(text, from), from)));
}

/** Where a day trip or a tour begins is part of the journey: "day trip from Tokyo", "road trip from Lisbon to Porto". */
const BEGINNING =
  /\b(?:day ?trips?|excursions?|outings?|road ?trips?|roadtrip|\w*radweg|\w*radtour|radreise|bike tour|cycling|driv(?:e|ing)(?! (?:up|down|over|in) )|interrail(?:ing)?|route|rundreise|tagesausflug\w*|ausfluge?|dagtocht\w*|dagtrip\w*|uitstapjes?|fietsroutes?|fietstocht\w*|rondreis|excursion(?:es|s)?|gita|gite|escursion[ei]|passeio|roteiro) (?:\w+ ){0,4}(?:from|de|da|desde|depuis|von|ab|vanaf)$/;
/** Right before a name in Chinese and Japanese, and right behind it in Japanese and Korean, these speak against it. */
const NO_IN_THE_EAST = /(?:不去|不要|不想去|别去|除了|除開|除开)$/u;
const BUT_NOT_IN_THE_EAST =
  /^ ?(?:以外|除く|は[^、。\s]{0,12}パス|じゃなく|ではなく|は行き?たくない|말고|빼고|제외)/u;

function isTurnedDownInTheEast(text: string, from: number, to: number): boolean {
  return NO_IN_THE_EAST.test(text.slice(0, from)) || BUT_NOT_IN_THE_EAST.test(text.slice(to));
}

/** Behind a name these ask for it, whatever was said before. */
const THIS_TIME =
  /^(?: ?,)? ?(?:this time|now|diesmal|cette fois|esta vez|stavolta|questa volta|desta vez)\b|^ (?:instead|rather)\b(?! (?:of|than)\b)/;
/** "Been to Lisbon and Porto, now Madrid": what follows a comma, and names a place, is said of that place. */
const OF_THE_NEXT =
  /^ ?, ?(?:this time|now|diesmal|cette fois|esta vez|stavolta|questa volta|desta vez)(?: (?:for|to|in|it is|its|we want|nach|a|en|em|na))? \p{Lu}/u;
/** "No Sintra this time". */
const NOT_NOW =
  /\b(?:no|not|without|skip(?:ping)?|nicht|kein\w*|ohne|pas|sans|sin|senza|sem)(?: (?:to|in|more|the|going|up))*$/;
/** Seen from there it need not be visited. */
const FROM_AFAR =
  /^ from (?:an? |the |our )?(?:boat|ferry|ship|water|river|sea|outside|distance|afar|street|shore)\b[^.;!?]{0,12} (?:is|are|will be|would be|will do|does)\b[^.;!?]{0,12}?\b(?:enough|fine|ok|okay|plenty|all we (?:want|need)|do|sufficient)\b/;
const THIS_TIME_BEFORE =
  /\b(?:this time|now we want|diesmal|cette fois|esta vez|questa volta|stavolta|desta vez)\b(?!.*\b(?:no|not|without|avoid|skip)\b).*$/;
/** Behind a name these tell of an earlier journey. */
const DONE =
  /^(?:(?: is)?:? (?:done|seen|visited)(?=[.,;!]|$)| (?:already|(?:we|i) (?:have |ve )?(?:already )?(?:seen|done|visited|know)|(?:kennen|kenne|haben|waren) (?:wir|ich) schon|schon (?:gesehen|besucht)|(?:ci )?siamo gia stat[aeio]|waren wir schon|(?:ya )?(?:estuvimos|hemos estado)|ja (?:fomos|estivemos)|(?:nous y |on y )?(?:sommes|est) deja all\w+|(?:juz )?bylismy|(?:deja|ya|gia|ja) (?:vue?s?|visit\w+|fait\w*|vist[oai]s?|conocid\w+|vimos|conhec\w+)|(?:lo|la|los|las) (?:conocemos|hemos visto)|last (?:year|month|time|summer|winter)|is out|was (?:great|lovely))\b)/;

/** What others have seen is still to be seen: "my friend said Victoria was lovely". */
const SAID = /\b(?:sa(?:id|ys|ying)|told|tells?|recommend\w*|swears?|heard|reckons?|thinks?)\b/;
/** Behind a name these take it back: "Gran Sasso? no", "à Prague, pardon, à Vienne". */
const TAKEN_BACK =
  /^(?:,? ?(?:but )?(?:no,? thanks?(?: you)?|no,? gracias|no,? grazie|nao,? obrigad[oa]|nein,? danke|non,? merci|bitte nicht|lieber nicht|liever niet|mejor no|meglio di no|melhor nao|plut[oô]t non|lepiej nie|not for us|not for me|is(?:n['’]t| not) for (?:us|me)|(?:is(?:n['’]t| not)|not) (?:needed|necessary|required|a must)|(?:can|could) be (?:skipped|left out)|(?:odpada|odpadaja|f[aä]llt (?:weg|aus)|scheidet aus|is off the table|tombe [aà] l['’]eau|queda descartad[oa]|[eè] esclus[oa]|valt af))\b|\s*\?\s*(?:no|nope|nah|nein|non|nao|não)\b|,? ?(?:no wait|wait,? no|sorry,|i mean|i meant|pardon|je veux dire|ich meine|verzeihung|quiero decir|perd[oó]n,|scusa|anzi|cio[eè]|quero dizer|desculpa)\b)/;

/** "Madrid for 4 nights... no scratch that, Valencia": all that stands before is taken back. */
const CORRECTED =
  /^(?:[^,.;!?\n…–—-]|-(?=\w)){0,40}(?:\.{2,}|…|[,.;!?–—]|\s-)?\s*(?:(?:oh|hmm|ah|ach|ok|actually|no|nein|non),? )*(?:(?:scratch|strike|forget|cancel) that|no,? wait|wait,? no|sorry,? (?:i mean|we mean|not (?:there|that))|(?:sorry )?i (?:mean|meant)(?! (?:it|that)\b)|i meant to say|correction:|nein,? (?:doch|quatsch)|quatsch,?|ach nein,?|non,? (?:plutôt|plutot)|no,? (?:mejor|perd[oó]n|anzi)|anzi,?)(?!\p{L})[^\p{L}]*(?:make (?:it|that) |let['’]?s (?:say|do|make it) |rather |to |in )?/iu;
/** What stands then: a name, or one in small letters that is all that is said. */
const SAID_INSTEAD = /^(?:\p{Lu}|\p{Ll}+(?:[,.!?;]|$| (?:for|instead|please)))/u;

/** "Like Venice but with less people": a comparison, not the place to go to. */
const ALIKE =
  /(?:^|\b(?:something|somewhere|a place|similar to|same as) ?)(?:like|wie|comme|como|come)?$/;
const BUT =
  /^,? ?(?:but|only|just|without|with (?:less|fewer)|aber|nur|ohne|mais|sans|pero|sin|ma|senza|mas|sem)\b/;

/** "Not a twelve-hour bus ride, so we'd stay in Te Anau": what follows from a refusal is no part of it. */
const FOLLOWING = /^.*\b(?:so|therefore|which means|instead)(?: that)?,? (?=(?:we|i|let)\b)/isu;

/** How a traveller speaks of the name that stands in a text: behind what, and before what. */
export function nameStance(
  { text, from, to, names }: { text: string; from: number; to: number; names: readonly string[] },
  catalogue: Catalogue,
): Stance {
  const whole = text.slice(sentenceStart(text, from), from).replace(FOLLOWING, '');
  const sentence = plainWish(withoutAsides(whole), text);
  const before = foldText(sentence);
  const clear = clearStance(sentence, { text, from, to }, catalogue);

  if (clear) return clear;
  const after = unaccented(text.slice(to, to + 30));
  const behind = unaccented(text.slice(to, to + 80));
  const isOfNext = OF_THE_NEXT.test(text.slice(to));
  const plain = stanceBehind(before, isOfNext ? '' : behind) ?? plainStance(before, after);

  const listed = [...names, ...capitalised(sentence)];

  if (plain) return plain;
  if (isListedAsWanted(before, listed)) return 'wanted';
  if (isListedAsSeen(before, listed)) return 'avoided';
  const { words, commas } = clauseBefore(sentence, catalogue);
  const firsts = new Set(names.map((name) => foldText(name).split(' ')[0]));
  const named = words.flatMap((word, at) => (firsts.has(word) ? [at] : []));
  const stance = stanceAt(words.length, { words, commas, named });

  return stance === 'wanted' && isDone(before, after) ? 'avoided' : stance;
}

function isTown(said: string, { destinations }: Catalogue): boolean {
  const name = foldText(said);

  return destinations.some((one) => foldText(one.name) === name);
}

/** The words of the clause that a name ends, and before which of them a comma stands. */
function clauseBefore(sentence: string, catalogue: Catalogue) {
  const clause = markedClausesOf(inEnglish(`${sentence} xnamex`, catalogue.countries)).at(-1) ?? '';

  return wordsAndCommas(clause.replace(/(?:^| )xnamex(?= |$)/g, ''));
}

/** What other words than those right around a name say of it. */
function clearStance(
  sentence: string,
  { text, from, to }: { text: string; from: number; to: number },
  catalogue: Catalogue,
): Stance | undefined {
  const before = foldText(sentence);
  const said =
    againIn(text, to, isTown(text.slice(from, to), catalogue)) ??
    meantInstead(sentence, text.slice(to)) ??
    whatIsKnown(before, text.slice(to, to + SAID_OF_IT));

  if (said) return said;
  if (isTurnedDownAround(sentence, { text, from, to })) return 'avoided';
  return isOnTheWayHome(before) ? 'home' : undefined;
}

function meantInstead(sentence: string, behind: string): Stance | undefined {
  return IN_ITS_STEAD.test(sentence) && /^(?:$|[.;!?\n])/.test(behind) ? 'wanted' : undefined;
}

/** "Scratch that, not Berlin, Hamburg.": what stands behind the one that is refused is meant in its stead. */
const IN_ITS_STEAD =
  /^(?:(?:scratch that|sorry|no|wait|oh|nein|non|doch|halt|pardon|perdon|scusa|anzi|nee|nie),? )*(?:not|nicht|pas|niet|nie|non|nao)(?: (?:in|to|nach|a|naar|do))? \p{L}+(?: \p{L}+)?, ?$/iu;
/** How far behind a name one looks for what is said of it. */
const SAID_OF_IT = 120;
/** "Second visit, did the castle last time". */
const DONE_BEFORE =
  /(?:^|[,;:(] ?|[–—-] )\s*(?:already )?(?:did|done|saw|seen|visited|climbed|toured|been to) (?:the )?$/i;

function isTurnedDownAround(
  sentence: string,
  { text, from, to }: { text: string; from: number; to: number },
): boolean {
  return (
    isTurnedDownInTheEast(text, from, to) ||
    isTurnedDownBehind(text.slice(to, to + SAID_OF_IT)) ||
    DONE_BEFORE.test(sentence) ||
    isCorrected(text.slice(to, to + SAID_OF_IT)) ||
    isKnownOrRefused(text.slice(to, to + SAID_OF_IT)) ||
    KNOWN.test(text.slice(to, to + KNOWN_WITHIN))
  );
}

function isCorrected(behind: string): boolean {
  const [said] = CORRECTED.exec(behind) ?? [];

  return said !== undefined && SAID_INSTEAD.test(behind.slice(said.length));
}

/** "Hagia Sophia and the Blue Mosque we know". */
const KNOWN =
  /^(?:,? (?:and|&) (?:the )?(?:\p{Lu}[\p{L}'’-]* ?){1,4})? ?(?:we|I) (?:already |both |all )?know\b(?! (?:a|the|some|that|it)\b)/u;
const KNOWN_WITHIN = 70;
/** "We loved Rome last year, now Lisbon": what comes next is wanted. */
const NOW =
  /(?:^|[ ,])(?:now|next|jetzt|nun|dieses mal|dieses jahr|maintenant|cette annee|ahora|este ano|adesso|ora|quest anno|agora|teraz|nu|simdi|теперь|сеичас)(?: (?:for|to|in|it is|its|nach|a|en|au|em|na|do|naar|till|til|в|на))?$/;
/** "Anywhere in Greece but Santorini". */
const ANYWHERE_BUT =
  /\b(?:any ?where|every ?where|any (?:\w+ )?(?:city|town|island|place|beach|country)|all of)\b[^,.;]{0,30} but(?: not)?(?: (?:to|in|the))?$/;
/** "We don't want to queue for the Uffizi" goes there all the same. */
const WITHOUT_QUEUE =
  /\b(?:queu\w*|wait(?:ing)?|(?:stand\w* in )?lines?|anstehen|schlange stehen|la queue|cola|coda|fila|rij)\b(?: \w+){0,2}? (?:for|at|outside|vor|fur|am|pour|devant|para|en|per|a|voor)(?: (?:the|den|die|das|dem|les?|la|el|los|las|il|lo|gli|os?|as?|het|de))?$/;
const WANTED = [ENDING, BEGINNING, THIS_TIME_BEFORE, FOOTSTEPS, NOW, WITHOUT_QUEUE];

/** "We can't decide: Porto or Seville" speaks against neither. */
const UNDECIDED =
  /\b(?:can(?:['’]?t|not)|could(?:n['’]t| not)|(?:do|does|did)(?:n['’]?t| not)|haven['’]t|have not|not|können uns nicht|kann mich nicht|no (?:nos|me)|non (?:riusciamo a|riesco a|sappiamo)|n['’]arriv\w+ pas à|não (?:conseguimos|consigo)) (?:yet |quite )?(?:decided?|choose|chosen|agree|sure|know|make up (?:our|my) minds?|entscheiden|decid\w+|scegliere|choisir|escolher)\b/giu;
const AND_SO = /^.*\bso (?=(?:the|we|i|our|please|maybe|rather|just) )/iu;
/** Words that tell Portuguese from its neighbours: there "no Algarve" is "in the Algarve". */
const PORTUGUESE =
  /\b(?:uma?|com|nao|jogo|futebol|passeio|cachoeiras?|criancas?|casal|praias?|ferias|viagem|filh[oa]s?|meus?|minhas?|tem|voo|pra|pro|dias n[oa]|semanas? n[oa]|natal|outubro|setembro|janeiro|fevereiro|maio|junho|julho|dezembro)\b/;

/** "We're in our forties": no "were in" of an earlier journey. */
const WE_ARE = /\b(we|they|you)['’]re\b/giu;

/** "My parents (not good on their feet) to Vienna": what is said in brackets says nothing of what follows them. */
function withoutAsides(before: string): string {
  return before.replaceAll(/\([^()]*\)/g, '');
}

/** The words before a name without those that only look as if they spoke against it. */
function plainWish(before: string, text: string): string {
  // "Not a party trip so the quiet side of Hvar": what follows is what is wanted.
  const decided = before
    .replaceAll(UNDECIDED, 'choose')
    .replaceAll(WE_ARE, '$1 are')
    .replace(AND_SO, '');

  return PORTUGUESE.test(foldText(text)) ? decided.replaceAll(/\bnos?(?=\s|$)/giu, 'em') : decided;
}

function isDone(before: string, after: string): boolean {
  return (
    DONE.test(after) &&
    !/\b(?:want|go|see|visit|like|love|back)\b/.test(before) &&
    !SAID.test(before)
  );
}

/** What the words behind a name say by themselves. */
function stanceBehind(before: string, after: string): Stance | undefined {
  if (FROM_AFAR.test(after)) return 'avoided';
  if (STARTING.test(before) && ON_FROM_THERE.test(after)) return 'wanted';
  if (isFromHome(before, after) || isSetOutFrom(before, after)) return 'home';
  if (THIS_TIME.test(after) && !NOT_NOW.test(before)) return 'wanted';
  return TAKEN_BACK.test(after) ? 'avoided' : undefined;
}

function capitalised(text: string): string[] {
  return text.match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
}

/** What the words right around a name say by themselves. */
function plainStance(before: string, after: string): Stance | undefined {
  if (isLeftOver(before) || WANTED.some((words) => words.test(before))) return 'wanted';
  if (before !== '' && ALIKE.test(before) && BUT.test(after.trim())) return 'avoided';
  if (isHomeBehind(before)) return 'home';
  if (NOT_WITHOUT.test(before.replace(/n['’]t\b/g, 'nt'))) return 'wanted';
  if (NO_IN_MORE_LANGUAGES.test(before) || ANYWHERE_BUT.test(before)) return 'avoided';
  return isRefused(before) ? 'avoided' : undefined;
}

function isRefused(before: string): boolean {
  const said = before.replace(/n['’]t\b/g, 'nt');

  return NO.test(said) || NO.test(lastClause(before)) || NOR.test(before);
}

/** A sentence begins behind a full stop; a list over several lines is several sentences. */
function sentenceStart(text: string, from: number): number {
  const ahead = text.slice(0, from);
  const ends = [...ahead.matchAll(/[.!?;\n](?=\s|$)/g)].map(({ index }) => index + 1);

  return ends.at(-1) ?? 0;
}

/** "Keine Museen außer Klimt": what is left of what was turned down. */
function isLeftOver(before: string): boolean {
  const isExcepted = BEHIND_EXCEPT.test(before) && TURNED_DOWN.test(before);

  return isExcepted && stanceBefore(before.replace(/n['’]t\b/g, 'nt')) === 'wanted';
}

/** Only what was turned down leaves something: "anywhere except Paris" is not Paris. */
const TURNED_DOWN = new RegExp(
  String.raw`\b(?:no|not|none|nothing|nowhere|never|without|skip|avoid|dont|kein\w*|nichts?|ohne|pas|aucune?s?|rien|sans|sin|ningun\w*|nada|non|nessun\w*|niente|senza|nao|nenhum\w*|sem)\b.* ${EXCEPT}\b`,
);
const BEHIND_EXCEPT = new RegExp(String.raw`\b${EXCEPT}(?: for)?(?: \w+)?$`);

function lastClause(before: string): string {
  return before.split(/\b(?:but|however|aber|mais|pero|ma|mas)\b/).at(-1) ?? before;
}
