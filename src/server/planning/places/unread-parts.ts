import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isOnCard } from '../understanding/worded-dishes.ts';
import { isPlainWord } from '../understanding/plain-words.ts';
import { isRareWord } from '../understanding/run-pattern.ts';
import { sightsCalled } from '../themes/worded-themes.ts';
import { isKoreanOfTravel } from './foreign-words.ts';
import { isMoodWord } from './mood-words.ts';
import { isFirstName, namesNobodysGoal } from './no-names.ts';
import { PARTS_NAMES } from './sight-forms.ts';
import { type TextWord, textWords } from './text-words.ts';
import type { UnreadRun } from './unread-words.ts';
import { runBetween, spanOf } from './word-run.ts';
import { tellsWhoTravels } from './who-travels.ts';

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };
type Of = {
  /** Whether a word is of a place that was read: "Cambridge punting" ends at Cambridge. */
  isOfPlace: (at: number) => boolean;
  towns: readonly Destination[];
  /** Which of some parts of the text a rule makes something of. */
  usedIn: (parts: readonly string[]) => ReadonlySet<string>;
};

/** Longer parts of a sentence tell a story rather than name a thing. */
const MOST_WORDS = 4;
const MOST = 6;
const LEAST_LETTERS = 4;

/** Ends what is wished for: "a giants game if there is one". */
const TAIL =
  /^(?:at|in|on|near|before|after|am|im|en|dans|nel|nella|em|if|for|to|with|because|since|when|while|where|which|that|thats|as|so|pls|plz|please|bitte|mit|wenn|fur|si|avec|pour|con|para|per|se|com|too|maybe|ideally|optional|tbc|asap|etc|yes|ja|oui|si|sim|tak)$/;
/** Opens a part without being of what it names. */
const LEAD =
  /^(?:but|with|mit|avec|con|com|met|aber|mais|pero|mas|ma|dann|puis|luego|poi|depois|a|an|the|some|one|two|our|also|and|plus|then|maybe|or|perhaps|definitely|must|do|see|visit|ein\w*|der|die|das|den|und|une?|des|le|la|les|l|et|un[ao]?|el|los|las|y|il|lo|gli|i|e|uma?|os?|as)$/;
/** Words of whoever tells something rather than lists what they wish for, in the languages that are read. */
const TELLS =
  /^(?:danach|tout|toute|float|floating|once|twice|thrice|tires?|tired|heading|headed|visiting|interested|instead|voted|favor|favore|magari|keen|fussed|bothered|basically|honestly|essentially|celebrating|exploring|spending|bringing|joining|curious|obsessed|fascinated|hoping|looking|never|done|been|skip|nowhere|anywhere|somewhere|jamais|nie|nunca|mai|immer|toujours|siempre|sempre|first|seen|visited|i|im|ive|id|we|were|weve|wed|shes|hes|theyre|happy|theyve|theyd|theyll|youve|thats|fui|fuimos|estuvimos|you|he|she|they|it|its|my|our|us|me|his|her|hers|their|him|them|is|are|am|was|be|been|being|has|have|had|having|recovering|do|does|did|don|doesn|didn|isn|aren|dont|doesnt|didnt|will|well|wont|pay|pays|paying|drink|drinks|everywhere|hear|heard|mad|treat|would|can|cant|cannot|could|should|may|might|must|need|needs|want|wants|wanted|like|likes|love|loves|hate|hates|hope|prefer|think|know|mind|says?|said|get|gets|got|go|going|goes|went|come|comes|coming|make|makes|take|takes|taking|stay|staying|stays|arriv\w+|leav\w+|land|lands|landing|depart\w*|return\w*|travel\w*|fly|flying|speak|speaks|work\w*|book\w*|wir|ich|sie|er|uns|mich|mein\w*|unser\w*|ist|sind|war|hat|haben|mochte\w*|wollen|will|mag|mogen|muss|kann|konnen|bin|nous|vous|je|j|on|ils?|elles?|mon|ma|mes|notre|nos|est|sommes|sont|ai|avons|a|veu\w+|voulons|voudr\w+|aim\w+|ser\w+|yo|nosotr\w+|mi|mis|nuestr\w+|es|son|somos|soy|esta\w*|tien\w+|ten\w+|quier\w+|querem\w+|gusta\w*|noi|io|mio|mia|nostr\w+|siamo|sono|abbiamo|ho|vogl\w+|vorr\w+|eu|nos|meu|minha|noss\w+|estamos|temos|tenho|quero|gost\w+|statt|anstatt|lieu|jetzt|nun|maintenant|ahora|adesso|agora|lieber|gerne?|partiamo|partons|salimos|preferim\w+|preferiamo|preferons|jedziemy|chcemy|jestesmy|potem|najpierw|dear|hello|bonjour|hola|ciao|ovunque|partout|uberall|overal|cualquier\w*|qualquer|qualsiasi|irgendwo|saindo|saio|saimos|partindo|saliendo|salgo|partendo|desde|vanuit|depuis|nach|komm\w+|kom(?:t|en)?|fahr\w+|zuruck|terug|weiter|weer|eerst|eindigend|eindigen|terminamos|termino|viaj\w+|vado|andiamo|again|nuovo|novo|nuevo|seulement|solamente|somente|alugamos|decidete|decidi|crashing|bitten|kent?|kennen)$/;
/** What a trip is like, and for whom: what no plan holds as a thing of its own. */
const OF_THE_TRIP =
  /^(?:different|finish\w*|otherwise|carers?|caregivers?|single|electric|lol|viaj\w+|voyag\w+|tix|wknd|wkend|mdr|lol|haha|hehe|inshallah|gruezi|servus|moin|epipen|meds|talvez|existe|budzet|majowk\w+|bylismy|finito|pricey|expensive|issue|problem|skint|broke|quell[aeo]|quest[aeo]|auto|autos|wagen|coche|carro|macchina|voiture|treno|treni|zug|zuge|bahn|trem|buses|bus|ferry|direktflug\w*|eigen\w*|erw|ppl|pers|mth|mths|visas?|pref|prefs|important|urgent|belated|staircases?|kind|warm|list|lists|wish|wishes|stopover|layover|semana|settimana|derniere?|vergangen\w*|clients?|amig[oa]s|tranquil\w*|ruhig\w*|ubers|wochenende|turn|afterwards?|comiendo|bien|inverno|invierno|hiver|verano|verao|estate|primavera|printemps|otono|outono|autunno|automne?|customers?|entertain\w*|casal|amoureux|zwei|drei|vier|funf|sechs|sieben|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|prem\w+|prim\w+|livres?|libres?|liber[oi]|frei|tight|stairs?|cit(?:y|ies)|towns?|capitals?|offices?|quiet\w*|busi\w+|sunn\w+|warm\w*|cool\w*|peaceful|calm\w*|properly|finally|vez|volta|fois|else|girls|boys|lads|ladies|mates|amazing|culture|cultural|history|nature|food|photo\w*|essen|kultur|natur|cuisine|cultura|historia|storia|natura|comida|cibo|reunion\w*|meeting\w*|wherever|ferr\w+|two|three|four|five|six|seven|eight|nine|ten|\d+\w*|adults?|people|persons?|pax|of|us|budget\w*|mid\w*|range|moderate\w*|comfort\w*|luxur\w+|cheap\w*|medium|pace|paced|relaxed|holidays?|vacations?|getaway|break|trip\w*|itinerary|ideas?|suggestions?|recommendations?|plans?|options?|hotels?|hostels?|airbnbs?|apartments?|rooms?|stays?|accommodation|flights?|airports?|trains?|car|cars|rental|hire|early|late|first|last|timers?|long|short|weekends?|fortnight|week\w*|month\w*|day\w*|night\w*|nts?|morning\w*|afternoon\w*|evening\w*|lunch\w*|dinner\w*|breakfast\w*|brunch\w*|today|tomorrow|spring|summer|autumn|fall|winter|easter|christmas|birthday\w*|anniversar\w+|honeymoon\w*|wedding\w*|party|solo|alone|myself|allein\w*|seule?|sozinh[oa]|couple\w*|family|families|friends?|group\w*|age\w*|teen\w*|walk(?:s|ing|ers?)|twent\w+|thirt\w+|fort(?:y|ies)|fift(?:y|ies)|sixties|seventies|luggage|hand|carry|shinkansen|years?|yrs?|old|olds|return\w*|start\w*|end\w*|middle|rest|time|times|thanks|thank|cheers|hello|hi|hey|dear|regards|bitte|danke|merci|gracias|grazie|obrigad\w+|personen|erwachsene\w*|tage?n?|nacht\w*|woche\w*|jahre?n?|jours?|nuits?|semaines?|ans|adultes?|personnes?|dias?|noches?|semanas?|anos|adultos?|personas?|giorni|notti|settiman\w+|anni|adulti|persone|noites?|pessoas?|budget|presupuesto|orcamento|everything|anything|nothing|something|stuff|things?|places?|sights?|highlights?|surprise|whatever|best|nice|good|great|local|authentic|typical|fun|new|other|others|same|both|all|each|every|not|no|yes|ok|okay|sure|fine|only|just|really|very|too|so|bit|lots?|plenty|more|less|much|many|few|most|mostly|mainly|around|about|approx\w*|next|near|nearby|between|before|after|until|till|from|to|in|on|at|by|of|up|down|out|off|over|the|a|an|and|or|but|nor|than|then|there|here|this|these|those|what|how|why|who)$/;

/**
 * The items of a list that nothing was made of, "comics", "a giants game if there is one": what stands alone between
 * two breaks, names a thing, and is neither a place, nor a sight, nor a wish that some rule or text of the towns knows.
 */
export function unreadParts(whole: Text, { isOfPlace, towns, usedIn }: Of): UnreadRun[] {
  const open = partsOf(whole, isOfPlace)
    .filter((part) => isThing(part, whole) && !isBeside(part, whole) && !isCalledIn(part, towns))
    .slice(0, MOST);
  const used = usedIn(open.map(({ said }) => said));

  return open.filter(({ said }) => !used.has(said));
}

/** Whether a part tells who travels, or is said by the way: "we land at 04:50 (sorry) and leave at 13:00". */
function isBeside(part: UnreadRun, { text, words }: Text): boolean {
  const { from, to } = spanOf({ text, words, at: part.at, count: part.count });
  const isInBrackets = part.count === 1 && text[from - 1] === '(' && text[to] === ')';
  const sentence = textWords(
    text.slice(Math.max(0, text.slice(0, from).search(/[^.!?;\n]*$/)), from),
  );

  return (
    tellsWhoTravels(part, words) ||
    (isInBrackets &&
      isOrdinaryForm(foldText(part.said)) &&
      sentence.some(({ key }) => TELLS.test(key)))
  );
}

/** The text from break to break, without what opens a part and what only explains it. */
function partsOf({ text, words }: Text, isOfPlace: Of['isOfPlace']): UnreadRun[] {
  const parts: UnreadRun[] = [];

  for (let at = 0; at < words.length;) {
    const end = partEnd(words, at, isOfPlace);
    const part = trimmed({ text, words }, at, end);

    if (part.count > 0) parts.push(part);
    at = end;
  }
  return parts;
}

function trimmed(
  { text, words }: Pick<Text, 'text' | 'words'>,
  at: number,
  end: number,
): UnreadRun {
  const keyOf = (one: number) => words[one]?.key ?? '';
  let [from, to] = [at, at + 1];

  while (to < end && !TAIL.test(keyOf(to))) to += 1;
  while (from < to && LEAD.test(keyOf(from))) from += 1;
  return runBetween({ text, words }, from, to);
}

function partEnd(words: readonly TextWord[], at: number, isOfPlace: Of['isOfPlace']): number {
  let end = at + 1;

  if (isOfPlace(at)) return end;
  while (
    words[end]?.before === 'none' &&
    !PARTS_NAMES.test(words[end]?.key ?? '') &&
    !isOfPlace(end)
  )
    end += 1;
  return end;
}

/** Whether a part names something that is to be had, and tells nothing of who travels, how and when. */
function isThing({ at, count }: UnreadRun, { words, isTaken }: Text): boolean {
  const run = words.slice(at, at + count);

  return (
    count <= MOST_WORDS &&
    run.every(
      ({ key, isGlued }, index) =>
        !isGlued &&
        key !== '' &&
        !isTaken(at + index) &&
        !TELLS.test(key) &&
        !isKoreanOfTravel(key) &&
        !/\d/.test(key),
    ) &&
    run.some(({ key }) => tellsAThing(key))
  );
}

function tellsAThing(key: string): boolean {
  return (
    key.length >= LEAST_LETTERS &&
    !OF_THE_TRIP.test(key) &&
    !isMoodWord(key) &&
    !isPlainWord(key) &&
    !isFirstName(key) &&
    !namesNobodysGoal(key)
  );
}

/** Whether a run of a part is what sights or cards of a town are called: a single word of every day only as its last. */
function isCalledIn({ said }: UnreadRun, towns: readonly Destination[]): boolean {
  const keys = foldText(said).split(' ');
  const runs = keys.flatMap((_, from) =>
    keys.slice(from).map((_key, length) => keys.slice(from, from + length + 1)),
  );

  return runs
    .filter((run) => run.length > 1 || run[0] === keys.at(-1) || isRareWord(run[0] ?? ''))
    .some((run) =>
      towns.some((town) => sightsCalled(run, town) !== undefined || isOnCard(run, town.food)),
    );
}
