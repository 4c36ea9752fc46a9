import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { DAY_TRIP_BEHIND, DAY_TRIP_TO } from './day-trip-words.ts';
import { evidenceOf } from './name-evidence.ts';
import type { Namesake } from './namesakes.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { isSightAlone, TOWN_OF_ITS_OWN } from './sight-or-town.ts';
import { isTownBetween } from './town-between.ts';
import { isTripToTown } from './trip-to-town.ts';
import type { SightName } from './sight-names.ts';
import { COUNTS } from '../understanding/wish-words.ts';
import { AND, OR } from './word-run.ts';

/**
 * The names of a text, those that towns and sights share settled: "Pisa" is a day trip beside Florence and a town
 * by itself; "Versailles" is the palace by itself as well, because the town is visited for it and goes by its name.
 */
export function withSightsSettled(
  mentions: readonly PlaceMention[],
  words: PlaceReading['words'],
  catalogue: Catalogue,
): PlaceMention[] {
  return mentions.map((mention, at) => {
    const others = mentions.filter((one, other) => other !== at && one.stance === 'wanted');

    if (
      (isForADay(mention, words) || isOrOther(mention, mentions, words)) &&
      !goesOnCounting(mention, words) &&
      isSeenFromNamed(mention, others)
    )
      return { ...mention, namesakes: [] };
    if (isSightOfNamedLand(mention, others, catalogue)) return { ...mention, namesakes: [] };
    if (isTownBetween(mention, { mentions, at, words })) return { ...mention, isStop: true };
    return !mention.isStop &&
      !isTownOfNamedCountry(mention, others, catalogue) &&
      !isTownByPlace(mention, others) &&
      isRatherSight(
        mention,
        { ...aroundOf(others, mention, catalogue), isGoal: isGoneTo(mention, words) },
        catalogue,
      )
      ? { ...mention, namesakes: [] }
      : mention;
  });
}

const BEHIND = new RegExp(`^${DAY_TRIP_BEHIND}\\b`);
const BEFORE = new RegExp(`\\b${DAY_TRIP_TO}$`);
/** So many words may say that one comes for a day: "excursion d'une journée à la". */
const MOST_WORDS = 6;

/** "Nikko as a day trip", "Bruges day trip from Brussels", "a day trip to Nikko". */
function isForADay({ at, count }: PlaceMention, words: PlaceReading['words']): boolean {
  const said = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ key }) => key)
      .join(' ');

  const isBehind = words[at + count]?.before === 'none';

  return (
    (isBehind && BEHIND.test(said(at + count, at + count + MOST_WORDS))) ||
    BEFORE.test(said(at - MOST_WORDS, at))
  );
}

/** "A day trip to Hakone or Kamakura": the second of two names for one day out. */
function isOrOther(
  { at }: PlaceMention,
  mentions: readonly PlaceMention[],
  words: PlaceReading['words'],
): boolean {
  const first = mentions.find((one) => one.at + one.count === at - 1);

  return OR.test(words[at - 1]?.key ?? '') && first !== undefined && isForADay(first, words);
}

/** "One day in Madrid and two in Toledo": its day is the first of several stays, and no day out from the next. */
function goesOnCounting({ at, count }: PlaceMention, words: PlaceReading['words']): boolean {
  const next = at + count;
  const joint = AND.test(words[next]?.key ?? '') ? next + 1 : next;
  const isParted = joint > next || words[next]?.before === 'comma';

  return isParted && isCount(words[joint]?.key ?? '') && GOES_TO.test(words[joint + 1]?.key ?? '');
}

function isCount(key: string): boolean {
  return /^\d{1,2}$/.test(key) || key === 'dos' || Object.hasOwn(COUNTS, key);
}

/** Whether a destination that the text names beside it has it among its sights and days out. */
function isSeenFromNamed({ sights }: PlaceMention, others: readonly PlaceMention[]): boolean {
  return others.some(
    ({ namesakes: [first] }) =>
      first?.listed?.kind === 'destination' &&
      sights.some(({ destination }) => destination === first.listed?.id),
  );
}

/** "New Zealand, Milford": where the land that the text names has a sight of the name and no town of it. */
function isSightOfNamedLand(
  { namesakes, sights, isNarrowed }: PlaceMention,
  others: readonly PlaceMention[],
  catalogue: Catalogue,
): boolean {
  const lands = others.flatMap(({ namesakes: [first] }) => {
    if (first?.listed?.kind === 'country') return [first.listed.id];
    return first?.listed?.kind === 'region' ? [first.listed.region.country] : [];
  });
  const isThere = (destination: string) =>
    lands.includes(catalogue.destination(destination)?.country ?? '');

  return (
    !isNarrowed &&
    namesakes.every((one) => isPlainTown(one) && !lands.includes(one.suggestion.country)) &&
    sights.some(({ destination }) => isThere(destination))
  );
}

/** "La Réunion, Saint-Pierre": a town in the country that the text names, in which no sight of the name lies. */
function isTownOfNamedCountry(
  { namesakes, sights }: PlaceMention,
  others: readonly PlaceMention[],
  catalogue: Catalogue,
): boolean {
  const named = new Set(
    others.flatMap(({ namesakes: [first] }) =>
      first?.listed?.kind === 'country' ? [first.listed.id] : [],
    ),
  );

  return (
    namesakes.some(({ suggestion }) => named.has(suggestion.country)) &&
    !sights.some(({ destination }) => named.has(catalogue.destination(destination)?.country ?? ''))
  );
}

/**
 * "San Sebastian, the Guggenheim as a day out": a town of some size with which a text begins is where one wants to
 * be; and in a row of towns each is one: "Viseu, Aveiro e Braga".
 */
function isTownByPlace(mention: PlaceMention, others: readonly PlaceMention[]): boolean {
  const isTown = ({ namesakes: [first] }: PlaceMention) =>
    first?.town !== undefined && first.listed === undefined;
  const people = mention.namesakes[0]?.town?.population ?? 0;
  const isNamed = others.some(({ namesakes: [first] }) => first?.listed?.kind === 'destination');

  if (!isTown(mention) || isNamed) return false;
  if (mention.at === 0 && people >= (mention.isNarrowed ? TOWN_IN_A_ROW : TOWN_OF_ITS_OWN))
    return true;
  return (
    people >= TOWN_IN_A_ROW &&
    others.some((one) => isTown(one) && one.sights.length === 0 && !one.isWeak)
  );
}

const TOWN_IN_A_ROW = 30_000;

/** Joins a name to what is seen from the same town: "Nara with Fushimi Inari". */
const JOINS = /^(?:plus|with|mit|avec|con|com|met)$/;
/** Before where a journey goes: not "visit", behind which sights stand as well. */
const GOES_TO = /^(?:to|in|for|nach|fur|a|en|au|pour|em|para|per|ad|naar)$/;

/** "New York for Thanksgiving week, the parade": whether a name stands where a journey's end does. */
function isGoneTo({ at, count }: PlaceMention, words: PlaceReading['words']): boolean {
  const next = words[at + count];
  const isJoined = [AND, JOINS].some((joint) => joint.test(next?.key ?? ''));

  if (isJoined) return false;
  const isPlaced = words[at]?.before === 'none' && GOES_TO.test(words[at - 1]?.key ?? '');

  return isPlaced || (at === 0 && next?.before !== 'comma' && opensText(words, count));
}

function opensText(words: PlaceReading['words'], count: number): boolean {
  const { isFollowed, isClosing } = evidenceOf(words, 0, count);

  return isFollowed || isClosing;
}

/** What the other names of a text point to: destinations by their own names, and those that sights lie in. */
type Around = {
  named: ReadonlySet<string>;
  /** Of the destinations by their own names. */
  countries: ReadonlySet<string>;
  ofSights: ReadonlySet<string>;
};
type Context = Around & { isGoal: boolean };

/** Another name for the very sight that bears the name itself points nowhere else: "Skye, Old Man of Storr". */
function aroundOf(
  others: readonly PlaceMention[],
  mention: PlaceMention,
  catalogue: Catalogue,
): Around {
  const own = new Set(mention.sights.map(({ id }) => id));

  return {
    named: new Set(
      others.flatMap(({ namesakes: [first] }) =>
        first?.listed?.kind === 'destination' ? [first.listed.id] : [],
      ),
    ),
    countries: new Set(
      others.flatMap(({ namesakes: [first] }) =>
        first?.listed?.kind === 'destination' ? [first.suggestion.country] : [],
      ),
    ),
    ofSights: new Set(
      others.flatMap(({ namesakes, sights }) =>
        // "Vienna, Christmas markets": what many places have points to none of them.
        namesakes.every(isPlainTown) && !isEverywhere(sights)
          ? sights
              .filter((one) => !own.has(one.id) && !isTripToTown(one, namesakes, catalogue))
              .map(({ destination }) => destination)
          : [],
      ),
    ),
  };
}

function isEverywhere(sights: readonly SightName[]): boolean {
  return new Set(sights.map(({ destination }) => destination)).size > 1;
}

function isRatherSight(mention: PlaceMention, around: Context, catalogue: Catalogue): boolean {
  const { namesakes, sights } = mention;
  const first = destinationAmong(namesakes, around) ?? namesakes[0];

  if (!first || sights.length === 0) return false;
  if (first.listed?.kind === 'destination' && !isQuarter(mention, catalogue))
    return !around.isGoal && isSeenFromElsewhere(first.listed.id, sights, around);
  if (!isPlainTown(first) && !isQuarter(mention, catalogue)) return false;
  return (
    sights.some(({ destination: id }) => around.named.has(id) || around.ofSights.has(id)) ||
    isSightAlone(first, mention, catalogue)
  );
}

/** "Sevilla, Córdoba y Granada": the destination of a name, where others of its country are named, and no larger town abroad. */
function destinationAmong(
  namesakes: readonly Namesake[],
  { countries }: Context,
): Namesake | undefined {
  return namesakes.find(
    ({ listed, suggestion }) => listed?.kind === 'destination' && countries.has(suggestion.country),
  );
}

/** "London, Camden": a town that counts as a city of another name. */
function isQuarter({ said, namesakes: [first] }: PlaceMention, catalogue: Catalogue): boolean {
  return (
    first?.listed?.kind === 'destination' &&
    first.town !== undefined &&
    !catalogue.namesOf(first.listed.destination).includes(foldText(said))
  );
}

/** "Nara and Fushimi Inari": a destination that is a day trip of the one in which the other sights lie. */
function isSeenFromElsewhere(
  id: string,
  sights: readonly SightName[],
  { named, ofSights }: Around,
): boolean {
  return (
    named.size === 0 &&
    !ofSights.has(id) &&
    sights.some(({ destination }) => destination !== id && ofSights.has(destination))
  );
}

/** A town of the gazetteer, or a region or country with nothing of ours in it but the town to begin with. */
function isPlainTown({ listed }: Namesake): boolean {
  return (
    listed === undefined || (listed.kind !== 'destination' && listed.destinations.length === 0)
  );
}
