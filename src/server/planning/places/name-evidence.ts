import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { isStateCode, qualifiersOf, travelRegionOf } from '#server/gazetteer/regions.ts';
import { MONTH_NAMES } from '../understanding/dates-in-text.ts';
import { NIGHT_WORDS } from '../understanding/night-words.ts';
import type { TextWord } from './text-words.ts';
import { wordSet } from '#shared/word-set.ts';

/** Behind one of these stands where somebody wants to be. */
const PLACE_PREPOSITIONS = wordSet(`
  to in visit visiting see seeing explore exploring love near around into via towards at do doing of
  on auf su pa op iz w z ze do v od из на по до к в во у із naar bij til till ke nach um bei nahe a au aux en vers dans chez por para hacia hasta ad par per verso tra para pra ao no na em ate
  des du de del della di da do a la le les el il lo los las the
  not nicht pas except sauf weder noch ni neither nor nem ani
  said says its is ist est es e called named rather preferably plutot lieber piuttosto mejor
  thinking maybe perhaps possibly vielleicht eventuell forse magari talvez quizas quiza
`);
/** Of these only where the name has a capital: "the", "de" and "la" stand before anything. */
const LOOSE_PREPOSITIONS = wordSet(`
  not nicht pas except sauf weder noch ni neither nor nem ani par of at do no na a la le les el il lo los las the de des du del della di da um em ao
  en see love said says its is ist est es e called named rather preferably plutot lieber piuttosto mejor
  thinking maybe perhaps possibly vielleicht eventuell forse magari talvez quizas quiza
`);
/** What follows a name that stands for a journey: "Warsaw for a weekend", "Prag mit dem Zug". */
const BEHIND_A_PLACE = wordSet(`
  for not in with and or but first then please sounds maybe perhaps by on at from next over during this weekend trip holiday vacation
  break getaway business conference week days nights long incl including without plus stopover
  mit nicht und oder aber vielleicht im fur ubers uber am an ab vom von zum zur fruhling sommer herbst winter ohne inkl
  albo lub eller veya
  avec et ou mais pour en au du puis sans depuis
  until till bis jusqu hasta fino ate
  con y o pero para pra pro rumo por del al sin desde e ed per dal senza poi com ou no na de do sem
  u umgebung surroundings environs alrededores dintorni arredores
`);
/** "Weekendje Luik", "Donauradweg Passau – Linz": right behind these stands where it goes or begins. */
const JOURNEYS =
  /^(?:weekend(?:je)?|citytrip|stedentrip|stadstrip|stadtetrip|roadtrip|\w{2,}(?:radweg|radtour|fietsroute))$/;
const INDEFINITE = wordSet(`an ein eine einen einem einer un une uno una um uma een`);
const BEFORE_A = wordSet(`in at with of for into book want stay staying have like love need to`);
const AND = wordSet(`
  and also quindi donc entonces y e et und then puis dann poi und plus or ou o oder afterwards luego entao
  depois
`);

/** "BC", "UK": capitals that say nothing of how the rest is written. */
const SHORT_FORM = /^\p{Lu}{1,3}$/u;

const MOST_BEHIND = 3;
/** Codes of states are words in small letters: "in", "or", "me". */
const LONGEST_CODE = 4;

/** What a run of words stands between. */
export type Evidence = {
  isOpening: boolean;
  isClosing: boolean;
  isFollowed: boolean;
  /** A country, a state or a county stands right behind it: "savannah georgia". */
  isQualified: boolean;
  /** A word of place stands right before it. */
  isPlaced: boolean;
  /** That word is one that stands before anything. */
  isLoose: boolean;
  isWhole: boolean;
  /** One of many: "staying in a Riad". */
  isIndefinite: boolean;
  /** Joined to the words before it as the next of a list. */
  isListed: boolean;
  isCapital: boolean;
  /** It begins the text, and what follows is how long or when: "split 4 nights", "bath for a long weekend". */
  isTimed: boolean;
};

const COUNT = '(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const FOR = '(?:for|fur|pour|por|para|per|voor)';
const SPAN = `(?:(?:long|short|extended|whole|full) )?(?:weekend|weeks?|days?|wochenende|wochen?|tagen?|semaines?|jours|semanas?|dias|settiman[ae]|giorni|${NIGHT_WORDS})`;
const TIMED = new RegExp(
  `^(?:${FOR} (?:${COUNT} )?${SPAN}|${COUNT} ${SPAN}(?! (?:in|at|to|trip|tour|break)\\b)|(?:in|this|next) (?:early |late |mid )?(?:${MONTH_NAMES}))\\b`,
);
/** "For a long weekend" is no longer than this, in words. */
const MOST_OF_TIME = 5;

function isTimed(words: readonly TextWord[], at: number, count: number): boolean {
  const behind = words.slice(at + count, at + count + MOST_OF_TIME);

  return words[at]?.before === 'start' && TIMED.test(behind.map(({ key }) => key).join(' '));
}

/** What the run of `count` words from the word `at` on stands between. */
export function evidenceOf(words: readonly TextWord[], at: number, count: number): Evidence {
  const run = words.slice(at, at + count);
  const after = words[at + count];
  const parting = run[0]?.before;
  const bound = parting === 'none' ? words[at - 1]?.key : undefined;
  const isQualified = isQualifier(words.slice(at + count, at + count + MOST_BEHIND));
  const isBehindOne = (of: ReadonlySet<string>) => bound !== undefined && of.has(bound);

  return {
    isOpening: parting === 'start' || parting === 'stop',
    isClosing: !after || after.before !== 'none',
    isFollowed: after !== undefined && (followsPlace(after, run) || isQualified),
    isQualified,
    isPlaced: isWordOfPlace(bound),
    isLoose: isBehindOne(LOOSE_PREPOSITIONS) && !isOutOf(words, at),
    isWhole: count === words.length,
    isIndefinite: isBehindOne(INDEFINITE) || isBehindA(words, at),
    isListed: parting === 'comma' || parting === 'dash' || isBehindOne(AND),
    isCapital: isWrittenAsName(run, words),
    isTimed: isTimed(words, at, count),
  };
}

function isWordOfPlace(bound: string | undefined): boolean {
  return bound !== undefined && (PLACE_PREPOSITIONS.has(bound) || JOURNEYS.test(bound));
}

/** "Portland Maine", "Manchester NH", "st ives cornwall", "Georgia the country". */
function isQualifier(behind: readonly TextWord[]): boolean {
  if (behind[0]?.key === 'the' && /^(country|state|city|island)$/.test(behind[1]?.key ?? ''))
    return true;
  return behind.some((_, index) => {
    const run = behind.slice(0, index + 1);

    return (
      run.slice(1).every(({ before }) => before === 'none') &&
      (run.every(({ isCapital, key }) => isCapital || key.length > LONGEST_CODE)
        ? isLand(run.map(({ text }) => text).join(' '))
        : index === 0 && isSmallCode(run[0]?.key ?? '', behind[1]))
    );
  });
}

/** A country, a state, or a county such as Cornwall. */
function isLand(name: string): boolean {
  return qualifiersOf(name).length > 0 || travelRegionOf(name) !== undefined;
}

/** "bc", "nsw", "tx": the code of a state in small letters; one that is a word as well ends what is said. */
function isSmallCode(key: string, next: TextWord | undefined): boolean {
  const isWord = isOrdinary(key) && next?.before === 'none';

  return /^[a-z]{2,3}$/.test(key) && !isWord && isStateCode(key);
}

/** "We fly out of Phoenix". */
function isOutOf(words: readonly TextWord[], at: number): boolean {
  return words[at - 1]?.key === 'of' && words[at - 2]?.key === 'out';
}

/** The English article, which is a word for "to" in Italian. */
function isBehindA(words: readonly TextWord[], at: number): boolean {
  return words[at - 1]?.key === 'a' && BEFORE_A.has(words[at - 2]?.key ?? '');
}

/** Whether a word is one that stands behind the name of a journey's end. */
function followsPlace({ key, isGlued }: TextWord, [first]: readonly TextWord[]): boolean {
  return BEHIND_A_PLACE.has(key) || /^\d/.test(key) || (first?.isGlued === true && !isGlued);
}

/** By capital letters; in a text without any, and in scripts without any, every run that is no ordinary words. */
function isWrittenAsName(run: readonly TextWord[], words: readonly TextWord[]): boolean {
  if (run[0]?.isGlued) return true;
  const hasCapitals =
    run.every(({ isCapital, key }) => isCapital || key.length <= 3) &&
    run.some(({ isCapital }) => isCapital);
  const isLowerText = !words.some(({ isCapital, text }) => isCapital && !SHORT_FORM.test(text));

  return hasCapitals || (isLowerText && !run.every(({ key }) => isOrdinary(key)));
}

/** Whether a run stands as the name of a journey's end does: alone at the beginning, or behind a word of place. */
export function isInPlaceOfName(evidence: Evidence): boolean {
  const { isOpening, isClosing, isFollowed, isPlaced, isLoose, isCapital, isWhole } = evidence;

  return (
    isWhole || (isOpening && (isClosing || isFollowed)) || (isPlaced && (isCapital || !isLoose))
  );
}

/** "A nice hotel in split": behind a word of place, as the last that is said. */
export function closesBehindPlace({ isPlaced, isLoose, isClosing }: Evidence): boolean {
  return isPlaced && !isLoose && isClosing;
}
