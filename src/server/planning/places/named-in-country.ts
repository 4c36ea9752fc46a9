import { NIGHT_WORDS } from '../understanding/night-words.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary, isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { CHIEF_NAMESAKES } from './chief-namesakes.ts';
import { isForeignWord } from './foreign-words.ts';
import { evidenceOf } from './name-evidence.ts';
import { PLAIN_WORDS } from './name-words.ts';
import {
  clearOne,
  type NamedWords,
  type Namesake,
  namesakesOf,
  type PlacesWorld,
} from './namesakes.ts';
import { isFirstName, namesNobodysGoal } from './no-names.ts';
import { isNoTown } from './no-town.ts';
import { isArticle, isGeneric, isLandscape, isPlaceKind } from './sight-forms.ts';
import { sightsCalled } from './sight-names.ts';
import { COUNTS } from '../understanding/wish-words.ts';
import { isTravelWord } from './travel-words.ts';
import { AND, isSaidToEnd, saidIn, THEN, type WordRun } from './word-run.ts';

const TO = /^(?:to|nach|vers|hacia|verso|naar|do|till)$/;
/** "On to Hue", "move to Ella". */
const ON = /^(?:on|move|moving)$/;
const DAY_OUT = /^(?:day|daytrips?|excursions?|trips?|tagesausflug|ausflug|gita|excursion)$/;
const ARROW = /[>→]/;
/** "4 nights", "2 gece": what is counted behind the name of a place, or before it. */
const NIGHTS = new RegExp(`^(?:${NIGHT_WORDS}|泊|晚|overnight)$`);
const GLUED_COUNT = new RegExp(`^\\d{1,2}(?:${NIGHT_WORDS})$`);
/** More than one day, which is no day trip, and what is left of them. */
const TIME =
  /^(?:days|tagen?|jours|dias|giorni|dagen|dni|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|weekend|wochenende|rest|reste|resto)$/;
const IN = /^(?:in|at|a|en|em|nach|w|te|dans|auf|on|near)$/;
const FOR = /^(?:for|fur|pour|por|para|per|voor|na)$/;
/** A name that another word is as often counts for a village less. */
const KNOWN = 1000;

/**
 * "Chefchaouen and fes", "granada nicaragua then leon", "la fortuna 4 nights": a name in small letters, or one that is
 * a word as well, where a journey goes on within a country of which a place was named before.
 */
export function namedInCountry(
  run: WordRun,
  mentions: readonly NamedWords[],
  world: PlacesWorld,
): Namesake[] | undefined {
  const name = saidIn(run);
  const key = foldText(name);
  const countries = new Set(
    mentions.flatMap(({ namesakes: [one] }) => one?.suggestion.country ?? []),
  );

  if (countries.size === 0 || (isOtherThanTown(key) && !isBesideArrow(run))) return undefined;
  const isSure = isStop(run, mentions) || isLedTo(run, TO);

  if (!isSure && !isJoinedToPlace(run, mentions)) return undefined;
  const within = namesakesOf(name, world).filter(({ suggestion }) =>
    countries.has(suggestion.country),
  );
  const isPlain = !isSure && (isOtherWord(key) || isSightThere(name, mentions, world));

  if (isKnown(key, within) && !isPlain) return within;
  return isStop(run, mentions) ? listedAbroad(name, world) : undefined;
}

/** "Saint-Malo, puis jersey": where a journey goes on, a place of another country that the lists have. */
function listedAbroad(name: string, world: PlacesWorld): Namesake[] | undefined {
  const found = namesakesOf(name, world);

  return clearOne(found)?.listed ? found : undefined;
}

/** Whether one of the places of a name is clear, and no hamlet. */
function isKnown(key: string, within: readonly Namesake[]): boolean {
  const best = clearOne(within);

  return (
    best !== undefined &&
    (best.listed?.kind === 'destination' ||
      CHIEF_NAMESAKES.get(key) === best.suggestion.country ||
      (best.town?.population ?? 0) >= KNOWN)
  );
}

function isOtherWord(key: string): boolean {
  return isOrdinaryForm(key) || isForeignWord(key) || isFirstName(key);
}

/** "Lima, barranco": a sight of a place that was named. */
function isSightThere(
  name: string,
  mentions: readonly NamedWords[],
  { catalogue }: PlacesWorld,
): boolean {
  const ids = mentions.flatMap(({ namesakes: [one] }) => one?.listed?.id ?? []);

  return sightsCalled(name, catalogue).some(({ destination }) => ids.includes(destination));
}

function isOtherThanTown(key: string): boolean {
  const words = key.split(' ');

  return (
    isNoTown(key) ||
    PLAIN_WORDS.has(key) ||
    (namesNobodysGoal(key) && !isFirstName(key)) ||
    words.some((word) => isTravelWord(word)) ||
    words.every(isGeneric)
  );
}

/**
 * "Hanoi -> Hue", "then Ella", "la fortuna 4 nights": what is said of a place to spend the night at. `isSight`: a
 * place that was named has a sight of the name.
 */
export function isStop(run: WordRun, mentions: readonly NamedWords[], isSight = false): boolean {
  const isBehindPlace = mentions.some(({ namesakes }) => namesakes.length > 0);

  return (
    (isBehindPlace && (isLedTo(run, THEN) || isWayTo(run, mentions) || isSaidToEnd(run))) ||
    isBesideArrow(run) ||
    (isBehindPlace && isBeforeLast(run)) ||
    hasNights(run, { isBehindPlace, isSight }) ||
    (isBehindPlace && hasNightsEach(run))
  );
}

/** "Sofia, Plovdiv, and then Thessaloniki": the next of a list that goes on, where no stay has nights of its own. */
function isBeforeLast({ words, at, count }: WordRun): boolean {
  const { isListed, isCapital } = evidenceOf(words, at, count);
  const [next, second] = words.slice(at + count);
  const then = AND.test(next?.key ?? '') ? second : next;

  return (
    isListed &&
    isCapital &&
    next?.before !== 'stop' &&
    THEN.test(then?.key ?? '') &&
    !words.some((_, one) => isNightCount(words, one))
  );
}

const EACH = /^(?:each|apiece|per|cada|chacune?|chaque|ciascun[oa]|ogni|jede[mnrs]?|pro)$/;

const EACH_BEFORE = /^(?:je|jeweils|po)$/;

/** "Hvar, Korčula and Vis, two nights per island": every name of the list. */
function hasNightsEach({ words, at, count }: WordRun): boolean {
  const { isListed, isCapital } = evidenceOf(words, at, count);

  return (
    isListed &&
    isCapital &&
    words.some(
      ({ key }, index) =>
        NIGHTS.test(key) &&
        (EACH.test(words[index + 1]?.key ?? '') || EACH_BEFORE.test(words[index - 2]?.key ?? '')),
    )
  );
}

/** "Denver to Salt Lake City": behind a place and what leads on from there; but no day trip. */
function isWayTo({ words, at }: WordRun, mentions: readonly NamedWords[]): boolean {
  const from = mentions.find((one) => one.namesakes.length > 0 && one.at + one.count === at - 1);
  const before = words.slice(Math.max(0, (from?.at ?? 0) - 4), from?.at).map(({ key }) => key);

  return (
    from !== undefined &&
    TO.test(words[at - 1]?.key ?? '') &&
    words[at]?.before === 'none' &&
    !before.some((key) => DAY_OUT.test(key))
  );
}

/** Behind a word that goes on, and before a break or what follows a place. */
function isLedTo({ words, at, count }: WordRun, link: RegExp): boolean {
  const { isClosing, isFollowed } = evidenceOf(words, at, count);
  const [first, last] = words.slice(Math.max(0, at - 2), at).map(({ key }) => key);
  const isLed =
    link.test(last ?? '') || (last === 'to' && (link.test(first ?? '') || ON.test(first ?? '')));

  return (isClosing || isFollowed) && words[at]?.before === 'none' && isLed;
}

function isBesideArrow({ text, words, at, count }: WordRun): boolean {
  const between = (one: number) => text.slice(words[one - 1]?.to ?? 0, words[one]?.from);

  return ARROW.test(between(at)) || ARROW.test(between(at + count));
}

/** "Puno for 2 nights"; days are those of the whole trip where no place was named before. */
function hasNights(
  { words, at, count }: WordRun,
  { isBehindPlace, isSight }: { isBehindPlace: boolean; isSight: boolean },
): boolean {
  const isTime = (key: string) => NIGHTS.test(key) || (isBehindPlace && TIME.test(key));
  const isCount = (from: number) => isNightCount(words, from, isTime);
  // "Mirissa beach 4 nights", "Gyeongju for 2 nights"
  const isJoint = (key: string) => isPlaceKind(key) || FOR.test(key);
  const end = isJoint(words[at + count]?.key ?? '') ? at + count + 1 : at + count;

  return (
    isCount(end) ||
    (isCount(at - 2) && !(isSight && isOfPlaceBefore(words, at))) ||
    words[end]?.key === 'overnight' ||
    isBehindTime({ words, at }, isTime) ||
    isOneOfCounts(words, end)
  );
}

/** "Granada 6 days, Alhambra", "Parigi, quattro giorni, Orsay": a count that ends what is said of the place before it. */
function isOfPlaceBefore(words: WordRun['words'], at: number): boolean {
  return words[at]?.before !== 'none';
}

/** "4 nights", "2n". */
function isNightCount(
  words: WordRun['words'],
  at: number,
  isTime = (key: string) => NIGHTS.test(key),
): boolean {
  const key = words[at]?.key ?? '';

  return GLUED_COUNT.test(key) || (isNumber(key) && isTime(words[at + 1]?.key ?? ''));
}

/** "2 noites em Évora", "a couple of days in Évora"; beside other nights "two in the valley of the Douro", "2 Lecce". */
function isBehindTime(
  { words, at }: Pick<WordRun, 'words' | 'at'>,
  isTime: (key: string) => boolean,
): boolean {
  const from = beforeLead(words, at);
  const time = words[from]?.key ?? '';
  const isIn = words.slice(from + 1, at).some(({ key }) => IN.test(key));
  const isCounted = isNumber(time) && isFirst(words, from);

  return (
    words[from + 1]?.before === 'none' &&
    ((isIn && (isTime(time) || isCounted)) || (from === at - 1 && isCounted))
  );
}

/** The word before "in the valley of the". */
function beforeLead(words: WordRun['words'], at: number): number {
  let from = at - 1;

  while (words[from + 1]?.before === 'none' && isLeading(words[from]?.key ?? '')) from -= 1;
  return from;
}

/** Whether a word begins what is said of one of several places, of which another has nights. */
function isFirst(words: WordRun['words'], at: number): boolean {
  const isBegun = words[at]?.before !== 'none' || AND.test(words[at - 1]?.key ?? '');

  return isBegun && words.some(({ key }) => NIGHTS.test(key));
}

function isLeading(key: string): boolean {
  return IN.test(key) || isArticle(key) || isLandscape(key);
}

function isNumber(key: string): boolean {
  return /^\d{1,2}$/.test(key) || Object.hasOwn(COUNTS, key);
}

function isOneOfCounts(words: WordRun['words'], at: number): boolean {
  const counts = words.flatMap((_, one) => (isBareCount(words, one) ? [one] : []));
  // "Kids 6 and 10, landing 11, home 18": counts of nights stand behind names.
  const names = counts.filter((one) => !isOrdinary(words[one - 1]?.key ?? ''));
  // "Singapore 1 night, Ubud 4, Sanur 3"
  const told = words.filter((_, one) => isNightCount(words, one)).length;

  return counts.includes(at) && counts.length + told > 2 && names.length + told > 1;
}

/** "Ubud 3, Sidemen 2, Amed 3": in a list of places a number that closes each tells its nights. */
function isBareCount(words: WordRun['words'], at: number): boolean {
  const next = words[at + 1];

  return (
    /^\d{1,2}$/.test(words[at]?.key ?? '') &&
    words[at]?.before === 'none' &&
    /^\p{L}/u.test(words[at - 1]?.key ?? '') &&
    (next === undefined || next.before !== 'none' || FOR.test(next.key))
  );
}

/** Right behind a place, with a comma or an "and" between them, and before a break. */
function isJoinedToPlace({ words, at, count }: WordRun, mentions: readonly NamedWords[]): boolean {
  const { isClosing, isFollowed } = evidenceOf(words, at, count);
  const isAnd = words[at]?.before === 'none' && AND.test(words[at - 1]?.key ?? '');
  const end = isAnd ? at - 1 : words[at]?.before === 'comma' ? at : undefined;

  return (
    (isClosing || isFollowed) &&
    end !== undefined &&
    mentions.some((one) => one.namesakes.length > 0 && one.at + one.count === end)
  );
}
