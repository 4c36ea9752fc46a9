import { distanceKm } from '#server/catalogue/distance.ts';
import { withFewSearches } from '#server/gazetteer/few-searches.ts';
import type { Stance } from '../understanding/stance.ts';
import { carrierAt } from './carriers.ts';
import { childAt } from './children-named.ts';
import { isDayOfMonth } from './days-of-months.ts';
import { daysOffAt, isGeneralFeast } from './general-feasts.ts';
import { withKnownGoal } from './known-goal.ts';
import { signatureStart } from './signature.ts';
import { stationAt } from './stations.ts';
import { nameStance } from './name-stance.ts';
import { MEETINGS } from './name-words.ts';
import { narrowing } from './narrowing.ts';
import { misspeltBy } from './misspelt-names.ts';
import { begunBy, namedBy } from './named-places.ts';
import type { Namesake, PlacesWorld } from './namesakes.ts';
import { isStop, namedInCountry } from './named-in-country.ts';
import { withHomesOfLists } from './own-homes.ts';
import { performerAt } from './performers.ts';
import { isPartOfPark } from './parks.ts';
import { partOfWorldAt } from './parts-of-world.ts';
import { isContinent } from './no-names.ts';
import { withoutGuesses } from './open-choice.ts';
import { withoutOtherRegions } from './named-in-brackets.ts';
import { destinationOfList, namedInRow } from './row-of-names.ts';
import { sightRunAt, type SightName, sightsCalled } from './sight-names.ts';
import {
  isArticleOfName,
  isNameOfStreet,
  isWithinKatakana,
  runLengths,
  type TextWord,
  textWords,
} from './text-words.ts';
import { isBehindArticle, isWeakName, withoutWeak } from './weak-names.ts';
import { saidIn, spanOf, type WordRun } from './word-run.ts';

/** A name of a place or a sight in a text, with everything that it may mean. */
export type PlaceMention = {
  said: string;
  /** Where its words begin and end, counted in words. */
  at: number;
  count: number;
  stance: Stance;
  /** Empty where only sights bear the name. */
  namesakes: Namesake[];
  /** Sights of the catalogue that bear the same name, one for each destination, the likeliest first. */
  sights: SightName[];
  /** The name is an ordinary word as well, so that it counts only where nothing else is named. */
  isWeak: boolean;
  /** A country or region behind the name tells which one is meant. */
  isNarrowed: boolean;
  /** What was written is a slip of the name. */
  hasSlip: boolean;
  /** Nights are spent there by the words around it. */
  isStop: boolean;
};

export type PlaceReading = { text: string; words: TextWord[]; mentions: PlaceMention[] };

const SAME_PLACE_KM = 40;
const MOST_WORDS = 5;
const MOST_SIGNS = 14;
const MOST_WORDS_OF_SLIP = 3;
/** Nobody writes more names that no one knows; each is compared with all towns. */
const MOST_SEARCHES = 60;

/** Every place that a text names, in its order. */
export async function readPlaces(text: string, whole: PlacesWorld): Promise<PlaceReading> {
  const world = { ...whole, gazetteer: withFewSearches(whole.gazetteer, MOST_SEARCHES) };
  const words = textWords(text);
  const mentions: PlaceMention[] = [];
  // "With kind regards, Geoffrey Lincoln": who writes.
  const signature = signatureStart(text);
  const end = words.filter(({ from }) => from < signature).length;

  for (let at = 0; at < end;) {
    await world.pause?.();
    const other = noGoalAt(at, { text, words });
    const mention = other ? undefined : await mentionAt(at, { text, words, mentions }, world);
    const isRead =
      mention !== undefined &&
      !isPartOfPark(mention, words, world.catalogue) &&
      !isDayOfMonth(mention, { text, words });

    if (isRead && !isFeast(mention)) mentions.push(mention);
    at += (other ?? (isRead ? mention : undefined))?.count ?? 1;
  }
  const told = withKnownGoal(withoutOtherRegions({ text, words, mentions }), text);

  const sure = withoutWeak(withHomesOfLists(told, words), words);

  return { text, words, mentions: withoutGuesses(sure, { text, words }) };
}

/** "With Corsica Ferries", "to Atocha", "in South America", "Paris (5)": a company, a station, a part of the world, a child. */
function noGoalAt(
  at: number,
  { text, words }: { text: string; words: readonly TextWord[] },
): { count: number } | undefined {
  return (
    childAt({ text, words }, at) ??
    performerAt({ text, words }, at) ??
    meetingAt(words, at) ??
    daysOffAt(words, at) ??
    carrierAt({ text, words }, at) ??
    stationAt(words, at) ??
    partOfWorldAt(words, at)
  );
}

/** "Reunião na Comissão das 10 às 16", but not "isla reunión" and not the word alone. */
function meetingAt(words: readonly TextWord[], at: number): { count: number } | undefined {
  const isMeeting = MEETINGS.has(words[at]?.text.normalize('NFC') ?? '');
  const isIsland = words.slice(Math.max(0, at - 2), at).some(({ key }) => ISLAND.test(key));

  return isMeeting && !isIsland && words.length > 1 ? { count: 1 } : undefined;
}

const ISLAND = /^(?:isla|ilha|isola)$/;

function isFeast({ namesakes, said }: PlaceMention): boolean {
  return namesakes.length === 0 && isGeneralFeast(said);
}

type Reading = { text: string; words: readonly TextWord[]; mentions: readonly PlaceMention[] };

async function mentionAt(
  at: number,
  reading: Reading,
  world: PlacesWorld,
): Promise<PlaceMention | undefined> {
  const { text, words, mentions } = reading;
  const sight = sightRunAt(at, reading, world.catalogue);

  for (const count of counts(at, words)) {
    const run = { text, words, at, count };
    const { namesakes, isNarrowed } = await namesakesAt(run, mentions, world);

    if (!namesakes || isNoGoal(run, namesakes)) continue;
    if (sight && sight.count > count && !isNamedIn(sight.sights, namesakes, world)) break;
    const sights = sightsOf(run, namesakes, { mentions, world });

    const mention = toMention({ at, count, namesakes, sights, hasSlip: false }, reading, world);

    return { ...mention, isNarrowed: isNarrowed || mention.isNarrowed };
  }
  if (sight) return toMention({ at, ...sight, namesakes: [], hasSlip: false }, reading, world);
  return misspeltAt(at, reading, world);
}

/** What a run of words names; a place of ours before one in a country that was named, and that before any other. */
async function namesakesAt(
  run: WordRun,
  mentions: readonly PlaceMention[],
  world: PlacesWorld,
): Promise<{ namesakes: Namesake[] | undefined; isNarrowed: boolean }> {
  const own =
    namedBy(run, world) ??
    namedInRow(run, mentions, world) ??
    destinationOfList(run, mentions, world);
  const beside = own?.[0]?.listed ? undefined : namedInCountry(run, mentions, world);

  return {
    namesakes: beside ?? own ?? (await begunBy(run, world)),
    isNarrowed: beside !== undefined,
  };
}

/** "First time in Asia" goes to no town of that name, and the article of "La Bombonera" not to L.A. */
function isNoGoal({ words, at, count }: WordRun, [first]: readonly Namesake[]): boolean {
  const isContinentsName = isContinent(words[at]?.key ?? '') && first?.listed === undefined;

  return isContinentsName || (count === 1 && isArticleOfName(words, at));
}

/** The sights that bear a name, behind another place also those of its usual form: "Cordoue" is Córdoba, the day trip as well. */
function sightsOf(
  run: WordRun,
  namesakes: readonly Namesake[],
  { mentions, world: { catalogue } }: { mentions: readonly PlaceMention[]; world: PlacesWorld },
): SightName[] {
  const called = sightsCalled(saidIn(run), catalogue);
  const isSecond = mentions.some((one) => one.stance === 'wanted' && one.namesakes.length > 0);

  return called.length === 0 && isSecond
    ? sightsCalled(namesakes[0]?.suggestion.name ?? '', catalogue)
    : called;
}

/** A name that is a slip of one that we know. */
async function misspeltAt(
  at: number,
  reading: Reading,
  world: PlacesWorld,
): Promise<PlaceMention | undefined> {
  const { text, words, mentions } = reading;
  const isSecond = mentions.some(({ stance }) => stance === 'wanted');

  for (const count of counts(at, words).filter((one) => one <= MOST_WORDS_OF_SLIP)) {
    const namesakes = await misspeltBy({ text, words, at, count }, world, { isSecond });
    const sights = sightsCalled(namesakes?.[0]?.suggestion.name ?? '', world.catalogue);

    if (namesakes)
      return toMention({ at, count, namesakes, sights, hasSlip: true }, reading, world);
  }
  return undefined;
}

/** "Osaka Castle", "Granada and the Alhambra": a destination by its name, and the sight is read there. */
function isNamedIn(
  sights: readonly SightName[],
  [first]: readonly Namesake[],
  { catalogue }: PlacesWorld,
): boolean {
  if (first?.listed?.kind !== 'destination') return false;
  const { destination } = first.listed;

  return sights.some(({ id }) => {
    const sight = catalogue.place(id);

    return (
      id.startsWith(`${destination.id}/`) ||
      (sight !== undefined && distanceKm(sight.file, destination) <= SAME_PLACE_KM)
    );
  });
}

/** How many words may make the name that begins at one, the most first. */
function counts(at: number, words: readonly TextWord[]): number[] {
  const isGlued = words[at]?.isGlued ?? false;
  const isAlike = (one: number) => words[one]?.isGlued === isGlued;

  if (isWithinKatakana(at, words)) return [];
  return runLengths(words, at, {
    most: isGlued ? MOST_SIGNS : MOST_WORDS,
    isPart: isAlike,
  }).filter(
    (count) =>
      !isWithinKatakana(at + count, words) && !isNameOfStreet(words.slice(at, at + count), words),
  );
}

/** Whether a destination that was named has a sight of a name that no destination bears: "Granada 6 days, Alhambra". */
function isSightOfNamed(
  sights: readonly SightName[],
  { namesakes: [first], mentions }: Pick<Reading, 'mentions'> & { namesakes: readonly Namesake[] },
): boolean {
  return (
    first?.listed === undefined &&
    sights.some(({ destination }) =>
      mentions.some(({ namesakes: [named] }) => named?.listed?.id === destination),
    )
  );
}

function toMention(
  {
    at,
    count,
    namesakes,
    sights,
    hasSlip,
  }: Omit<PlaceMention, 'said' | 'stance' | 'isWeak' | 'isNarrowed' | 'isStop'>,
  { text, words, mentions }: Reading,
  world: PlacesWorld,
): PlaceMention {
  const run = { text, words, at, count };
  const said = saidIn(run);
  const narrowed = narrowing(run, namesakes, world);

  return {
    said,
    at,
    count: count + (narrowed?.count ?? 0),
    stance: nameStance(
      { text, ...spanOf(run), names: mentions.map((one) => one.said) },
      world.catalogue,
    ),
    namesakes: narrowed?.namesakes ?? namesakes,
    sights,
    isNarrowed: narrowed !== undefined,
    isWeak:
      narrowed === undefined &&
      isWeakName(run, namesakes, mentions) &&
      destinationOfList(run, mentions, world) === undefined &&
      (isBehindArticle(run, words) || namedInCountry(run, mentions, world) === undefined),
    hasSlip,
    isStop:
      namesakes.length > 0 &&
      isStop(
        { ...run, count: count + (narrowed?.count ?? 0) },
        mentions,
        isSightOfNamed(sights, { namesakes, mentions }),
      ),
  };
}
