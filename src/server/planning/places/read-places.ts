import { distanceKm } from '#server/catalogue/distance.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import type { Stance } from '../understanding/stance.ts';
import { carrierAt } from './carriers.ts';
import { isDayOfMonth } from './days-of-months.ts';
import { isGeneralFeast } from './general-feasts.ts';
import { signatureStart } from './signature.ts';
import { stationAt } from './stations.ts';
import { nameStance } from './name-stance.ts';
import { begunBy, misspeltBy, namedBy } from './named-places.ts';
import { type Namesake, narrowedBy, type PlacesWorld } from './namesakes.ts';
import { isStop, namedInCountry } from './named-in-country.ts';
import { withHomesOfLists } from './own-homes.ts';
import { isPartOfPark } from './parks.ts';
import { isNextOfList, isSightOf } from './next-of-list.ts';
import { isContinent } from './no-names.ts';
import { withoutOtherRegions } from './named-in-brackets.ts';
import { namedInRow } from './row-of-names.ts';
import { sightRunAt, type SightName, sightsCalled } from './sight-names.ts';
import { isNameOfStreet, isWithinKatakana, type TextWord, textWords } from './text-words.ts';
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
const MOST_QUALIFIER_WORDS = 3;

/** Every place that a text names, in its order. */
export async function readPlaces(text: string, world: PlacesWorld): Promise<PlaceReading> {
  const words = textWords(text);
  const mentions: PlaceMention[] = [];
  // "With kind regards, Geoffrey Lincoln": who writes.
  const signature = signatureStart(text);
  const end = words.filter(({ from }) => from < signature).length;

  for (let at = 0; at < end;) {
    // "With Corsica Ferries", "to Atocha": a company is no place, and a station none to go to.
    const other = carrierAt({ text, words }, at) ?? stationAt(words, at);
    const mention = other ? undefined : await mentionAt(at, { text, words, mentions }, world);
    const isRead =
      mention !== undefined &&
      !isPartOfPark(mention, words, world.catalogue) &&
      !isDayOfMonth(mention, { text, words });

    if (isRead && !isFeast(mention)) mentions.push(mention);
    at += (other ?? (isRead ? mention : undefined))?.count ?? 1;
  }
  const told = withoutOtherRegions({ text, words, mentions });

  return { text, words, mentions: withoutWeak(withHomesOfLists(told, words), words) };
}

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

    if (!namesakes || isTownLikeContinent(words[at]?.key, namesakes)) continue;
    if (sight && sight.count > count && !isNamedIn(sight.sights, namesakes, world)) break;
    const sights = sightsCalled(saidIn(run), world.catalogue);

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
  const own = namedBy(run, world) ?? namedInRow(run, mentions, world);
  const beside = own?.[0]?.listed ? undefined : namedInCountry(run, mentions, world);

  return {
    namesakes: beside ?? own ?? (await begunBy(run, world)),
    isNarrowed: beside !== undefined,
  };
}

/** "First time in Asia" goes to no town of that name. */
function isTownLikeContinent(key: string | undefined, [first]: readonly Namesake[]): boolean {
  return isContinent(key ?? '') && first?.listed === undefined;
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
  let most = 1;

  if (isWithinKatakana(at, words)) return [];

  while (most < (isGlued ? MOST_SIGNS : MOST_WORDS)) {
    const next = words[at + most];

    if (!next || next.before !== 'none' || next.isGlued !== isGlued) break;
    most += 1;
  }
  return Array.from({ length: most }, (_, index) => most - index).filter(
    (count) =>
      !isWithinKatakana(at + count, words) && !isNameOfStreet(words.slice(at, at + count), words),
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
      (isBehindArticle(run, words) || namedInCountry(run, mentions, world) === undefined),
    hasSlip,
    isStop:
      namesakes.length > 0 && isStop({ ...run, count: count + (narrowed?.count ?? 0) }, mentions),
  };
}

/** "Paris, on our last evening": a word of the sentence that goes on, not the code of a state. */
function isPreposition(run: readonly TextWord[], next: TextWord | undefined): boolean {
  const [word] = run;

  return (
    run.length === 1 &&
    word !== undefined &&
    word.key.length === 2 &&
    !word.isCapital &&
    isOrdinary(word.key) &&
    next?.before === 'none'
  );
}

const PARTED = /[→>:]/;

/** "Cameron Highlands → Penang", "Las Vegas: Zion": the next name tells nothing of the one before. */
function isParted(text: string, words: readonly TextWord[], at: number): boolean {
  return (
    words[at]?.before === 'dash' || PARTED.test(text.slice(words[at - 1]?.to, words[at]?.from))
  );
}

const LEADS_IN = ['the', 'one', 'in'];

/** How many words lead from a name to what tells it from others: "in Spain", "the one in Florida". */
function skipped(keys: readonly string[]): number {
  if (keys[0] === 'in') return 1;
  return keys.join(' ') === LEADS_IN.join(' ') ? LEADS_IN.length : 0;
}

/** What stands right behind a name and tells it from its namesakes: ", Texas", "in Costa Rica", "Argentina". */
function narrowing(
  { text, words, at: start, count: length }: WordRun,
  namesakes: readonly Namesake[],
  world: PlacesWorld,
): { namesakes: Namesake[]; count: number } | undefined {
  const from = start + length;
  const skips = skipped(words.slice(from, from + LEADS_IN.length).map(({ key }) => key));

  for (let count = MOST_QUALIFIER_WORDS; count > 0; count -= 1) {
    const at = from + skips;
    const run = words.slice(at, at + count);

    if (run.length < count || run.slice(1).some(({ before }) => before !== 'none')) continue;
    if (isParted(text, words, at) || isPreposition(run, words[at + count])) continue;
    const behind = saidIn({ text, words, at, count });
    const within = narrowedBy(behind, namesakes, world);

    if (
      within &&
      !isSightOf(behind, within, world) &&
      !isNextOfList(behind, run[0], { namesakes, world })
    )
      return { namesakes: within, count: count + skips };
  }
  return undefined;
}
