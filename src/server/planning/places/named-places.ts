import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary, isOrdinaryForm, isSlipOfOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { destinationOfAirport } from './airport-places.ts';
import { isForeignForm } from './foreign-words.ts';
import { inflectedBy } from './inflected-names.ts';
import { closesBehindPlace, type Evidence, evidenceOf, isInPlaceOfName } from './name-evidence.ts';
import { ABBREVIATIONS, NO_TOWNS, OTHER_WORDS, PLAIN_WORDS, WITH_CAPITAL } from './name-words.ts';
import { CHIEF_NAMESAKES, isBegun } from './chief-namesakes.ts';
import { type Namesake, namesakesOf, type PlacesWorld } from './namesakes.ts';
import { isStop } from './named-in-country.ts';
import { isPerson } from './people-named.ts';
import { placeNames } from './place-names.ts';
import { isTravelWord } from './travel-words.ts';
import { namesNobodysGoal } from './no-names.ts';
import { isNoTown } from './no-town.ts';
import { isGeneric, sightTokens } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { isFromTo, saidIn, type WordRun } from './word-run.ts';

/** Smaller towns are too often a person or a thing in the middle of a sentence. */
const KNOWN_ABROAD = 100_000;
const MOST_BEGUN = 8;
const EQUAL = 50_000;
/** A text in small letters opens with a town of this size. */
const KNOWN_BY_NAME = 10_000;
const LEAST_OPENING = 5;

/** The places that a run of words names by their very name, where it stands as a name does. */
export function namedBy(run: WordRun, world: PlacesWorld): Namesake[] | undefined {
  const { words, at, count } = run;
  const name = saidIn(run);
  const key = foldText(name);

  if (key.length < 2 || isPerson(words, at, count)) return undefined;
  const landed = destinationOfAirport(run, world.catalogue);

  if (landed) return namesakesOf(landed.name, world).slice(0, 1);
  const evidence = evidenceOf(words, at, count);
  const isListed = placeNames(world.catalogue).called(key).length > 0;

  if (isListed) return isMeantListed(name, key, evidence) ? namesakesOf(name, world) : undefined;
  const isChief = evidence.isPlaced && CHIEF_NAMESAKES.has(key);
  const towns =
    isChief || isInPlaceOfTown(key, evidence, words[at])
      ? townsNamed(run, evidence, world)
      : undefined;

  if (towns) return towns;
  return mayBeLarge(key, run) ? largeTownNamed(name, world) : inflectedBy(run, world);
}

/** The towns of a name; small ones only where it stands as the name of a place does. */
function townsNamed(run: WordRun, evidence: Evidence, world: PlacesWorld): Namesake[] | undefined {
  const name = saidIn(run);
  const found = namesakesOf(name, world);
  const largest = found[0]?.town?.population ?? 0;
  const isPlain = !standsAsTown(run, evidence, largest);

  if (evidence.isOpening && largest < KNOWN_ABROAD && isBegun(foldText(name))) return undefined;
  return found.length > 0 && (!isPlain || largest >= KNOWN_ABROAD) ? found : undefined;
}

function standsAsTown(run: WordRun, evidence: Evidence, people: number): boolean {
  if (isSlipBeforeKind(run)) return false;
  // "小樽"; most other words of two signs are some village as well.
  if (saidIn(run).length === 2) return people >= KNOWN_ABROAD;
  return (
    isInPlaceOfName(evidence) ||
    isFromTo(run) ||
    isInList(run, evidence, people) ||
    isStop(run, []) ||
    opensWithName(run, evidence, people)
  );
}

/** "Termal bath": in small letters before a kind of place, rather a word with a slip than a village. */
function isSlipBeforeKind({ words, at, count }: WordRun): boolean {
  const [word, next] = [words[at], words[at + count]];

  return (
    count === 1 &&
    word?.isCapital === false &&
    isSlipOfOrdinary(word.key) &&
    next?.before === 'none' &&
    (BATHS.test(next.key) || sightTokens(next.key).every(isGeneric))
  );
}

const BATHS = /^(?:baths?|springs?|pools?|spas?)$/;

/** "Gent, lam gods": a village in small letters is next in a list only where its name is all that stands there. */
function isInList({ words, at }: WordRun, evidence: Evidence, people: number): boolean {
  const isClear = words[at]?.isCapital === true || people >= KNOWN_BY_NAME;

  return evidence.isListed && (isClear || evidence.isClosing || evidence.isFollowed);
}

/** "Hallstatt w/ toddler", "Bayreuth Festspiele": what a text begins with and is no word of a language is where it goes. */
function opensWithName(run: WordRun, evidence: Evidence, people: number): boolean {
  const name = saidIn(run);
  const key = foldText(name);
  const next = run.words[run.at + run.count];
  // "Borgo Pratolungo" is a longer name that nobody knows.
  const goesOn = next?.before === 'none' && next.isCapital && !isPlainWord(next.key);

  return (
    evidence.isOpening &&
    !goesOn &&
    key.length >= LEAST_OPENING &&
    (/^\p{Lu}/u.test(name) || people >= KNOWN_BY_NAME) &&
    !key.split(' ').some((word) => isPlainWord(word))
  );
}

function isPlainWord(word: string): boolean {
  return (
    isOrdinaryForm(word) || isForeignForm(word) || isTravelWord(word) || namesNobodysGoal(word)
  );
}

/** "saindo de porto alegre": in small letters too the longer name is meant. */
function mayBeLarge(key: string, { at, count }: WordRun): boolean {
  return count > 1 && (at === 0 || OF_TWO_WORDS.test(key));
}

const OF_TWO_WORDS = /^(?:san|santa|santo|sao|port|puerto|porto) /;

/** "ouro preto, igrejas": a text in small letters that begins with the whole name of a well-known town; "long beach" is none. */
function largeTownNamed(name: string, world: PlacesWorld): Namesake[] | undefined {
  const found = namesakesOf(name, world);
  const hasKind = sightTokens(name).some(isGeneric);

  return !hasKind && (found[0]?.town?.population ?? 0) >= EQUAL ? found : undefined;
}

/** Many towns are called after one saint: "San Martino di Castrozza". */
const SAINT = /^(?:san|santa|santo|sao|saint|sainte|st|sankt) \S+$/;

/** The places whose longer names begin with a whole text: "Vila Nova", "Villefranche". */
export async function begunBy(run: WordRun, world: PlacesWorld): Promise<Namesake[] | undefined> {
  const key = foldText(saidIn(run));
  const isAlone =
    run.count === run.words.length ||
    (run.at === 0 && (isBegun(key) || SAINT.test(key))) ||
    (isBegun(key) && isInPlaceOfName(evidenceOf(run.words, run.at, run.count)));

  if (!isAlone || run.words[run.at]?.isGlued) return undefined;
  const found = (await world.gazetteer.search(key, MOST_BEGUN)).filter(
    ({ town, match }) => match === 'beginning' && foldText(town.name).startsWith(`${key} `),
  );

  return found.length > 1
    ? found.flatMap(({ town }) =>
        // None of them is what was said, so none is likelier.
        namesakesOf(town.name, world)
          .filter((one) => one.town?.id === town.id)
          .map((one) => ({ ...one, weight: EQUAL })),
      )
    : undefined;
}

/** "LA" and "KL" by their capitals; "nice" and "split" only as a name that stands where a name does. */
function isMeantListed(name: string, key: string, evidence: Evidence): boolean {
  if (ABBREVIATIONS.has(key)) return true;
  if (WITH_CAPITAL.has(name)) return false;
  const isShort = /^[a-z]{2,3}$/.test(key);

  if (evidence.isWhole) return true;
  if (isShort && isOrdinary(key))
    return (
      name === name.toUpperCase() ||
      // "Marrakech and Fes"
      (evidence.isCapital && (isInPlaceOfName(evidence) || evidence.isListed))
    );
  if (isShort) return name === name.toUpperCase() || key.length === 3;
  return !OTHER_WORDS.has(key) || isOtherWordMeant(name, key, evidence);
}

/** Whether a name that is another word as often stands as a name does. */
function isOtherWordMeant(name: string, key: string, evidence: Evidence): boolean {
  // "a nice hotel in split"; "victoria, BC"; but "staying in a Riad"
  if (evidence.isIndefinite || closesBehindPlace(evidence)) return !evidence.isIndefinite;
  const isAlone = evidence.isOpening && (evidence.isClosing || evidence.isFollowed);

  if (evidence.isTimed || (isAlone && !PLAIN_WORDS.has(key))) return true;
  // "hammam, riad, souk": in a list in small letters it is the other word.
  if (PLAIN_WORDS.has(key) && !/^\p{Lu}/u.test(name)) return false;
  return evidence.isCapital && (isInPlaceOfName(evidence) || evidence.isListed);
}

function isInPlaceOfTown(key: string, evidence: Evidence, first: TextWord | undefined): boolean {
  if (first?.isGlued) return key.length > 1 && !NO_TOWNS.test(key);
  if (isNoTown(key)) return false;
  if (evidence.isWhole) return true;
  const words = key.split(' ');

  return words.every((word) => isOrdinary(word))
    ? isInPlaceOfPlainTown(key, evidence, words.length)
    : evidence.isCapital ||
        // "Birmingham. balti and canals": where names have capitals, a sentence begins with something else.
        (isInPlaceOfName(evidence) && (evidence.isPlaced || first?.before === 'start'));
}

const BEGINS_A_NAME =
  /^(?:san|santa|santo|sao|saint|st|los|las|port|puerto|porto|fort|villa|vila) /;

/** Whether as many ordinary words stand where only the name of a town would. */
function isInPlaceOfPlainTown(key: string, evidence: Evidence, count: number): boolean {
  const { isCapital, isOpening, isClosing, isFollowed } = evidence;
  const isLong = count > 1;

  if (!isOpening) return isPlainTownWithin(key, evidence, isLong);
  if (!isCapital) return isPlainTownInSmallLetters(key, evidence, isLong);
  return (count < 3 && (isClosing || isFollowed)) || isBehindPreposition(evidence, isLong);
}

/** "then Puno for two nights"; "surfing in santa cruz". */
function isPlainTownWithin(key: string, evidence: Evidence, isLong: boolean): boolean {
  const { isCapital, isListed, isFollowed, isClosing, isLoose } = evidence;

  return isCapital
    ? isBehindPreposition(evidence, isLong) || (isListed && (isFollowed || (isLong && isClosing)))
    : isBehindPreposition(evidence, isLong) && isLong && !isLoose && BEGINS_A_NAME.test(key);
}

function isBehindPreposition({ isPlaced, isLoose }: Evidence, isLong: boolean): boolean {
  return isPlaced && (!isLoose || isLong);
}

/** "savannah georgia", "ouro preto in july", "santa cruz". */
function isPlainTownInSmallLetters(
  key: string,
  { isQualified, isFollowed, isClosing }: Evidence,
  isLong: boolean,
): boolean {
  return isQualified || (isLong && (isFollowed || (isClosing && BEGINS_A_NAME.test(key))));
}
