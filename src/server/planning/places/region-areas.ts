import { distanceKm } from '#server/catalogue/distance.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Namesake } from './namesakes.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { AND } from './word-run.ts';

/** A town as near as this to a destination of an area lies in the area. */
const AREA_KM = 150;
/** The same for an area that is told by one town alone. */
const SMALL_AREA_KM = 80;
/** A town as near as this is the same place by another name. */
const SAME_PLACE_KM = 15;

/** The names of a text, what it speaks against, and its words. */
export type Around = {
  mentions: readonly PlaceMention[];
  avoidedIds: ReadonlySet<string>;
  words: PlaceReading['words'];
};

/** "Ragusa Ibla in Sicily", "La Réunion, Saint-Pierre": an area in which a town or sight of the text lies. */
export function isAreaOf(
  {
    mention,
    meant: base,
  }: { mention: PlaceMention; meant?: { suggestion: PlaceSuggestion } | undefined },
  found: readonly { suggestion: PlaceSuggestion }[],
  { mentions, avoidedIds, words }: Around,
): boolean {
  const [first] = mention.namesakes;
  const ids = basesOf(mention);
  const isSeen = seesOneOf(ids, mentions, avoidedIds);
  const towns = found.map(({ suggestion }) => suggestion);

  if (first?.listed?.kind === 'country')
    return (
      isLandOf(first.listed.id, { base, towns, isSeen }) ||
      isLandOfRegion(first.listed.id, mentions)
    );
  if (first?.listed?.kind !== 'region') return false;
  const isOfItsOwn =
    isIslandBeside(mention, mentions, words) || isIslandOfItsOwn(mention, base, towns);

  return (
    !isOfItsOwn && (isSeen || towns.some((one) => ids.has(one.id) || isWithin(one, first, base)))
  );
}

/** Whether a sight of one of the destinations is named. */
function seesOneOf(
  ids: ReadonlySet<string>,
  mentions: readonly PlaceMention[],
  avoidedIds: ReadonlySet<string>,
): boolean {
  return mentions.some(
    ({ namesakes, sights, stance }) =>
      namesakes.length === 0 &&
      stance === 'wanted' &&
      sights.some(({ destination }) => ids.has(destination) && !avoidedIds.has(destination)),
  );
}

/** Whether a town lies in the area that a region is. */
function isWithin(
  town: PlaceSuggestion,
  { listed }: Namesake,
  base: { suggestion: PlaceSuggestion } | undefined,
): boolean {
  return (
    listed?.kind === 'region' &&
    town.country === listed.region.country &&
    (listed.destinations.some((one) => distanceKm(town, one) <= AREA_KM) ||
      (base !== undefined && distanceKm(town, base.suggestion) <= SMALL_AREA_KM))
  );
}

/** The destinations of the region that a name stands for. */
function basesOf({ namesakes }: PlaceMention): Set<string> {
  return new Set(
    namesakes.flatMap(({ listed }) =>
      listed?.kind === 'region' ? listed.destinations.map(({ id }) => id) : [],
    ),
  );
}

/** A land that is not told by a base of ours, where a town in it is named, or a sight of one of its bases. */
function isLandOf(
  country: string,
  {
    base,
    towns,
    isSeen,
  }: {
    base: { suggestion: PlaceSuggestion } | undefined;
    towns: readonly PlaceSuggestion[];
    isSeen: boolean;
  },
): boolean {
  if (base === undefined && isSeen) return true;
  const isToldByTown = base === undefined || base.suggestion.kind === 'town';

  return isToldByTown && towns.some((one) => one.country === country);
}

/** "New Zealand, South Island only". */
function isLandOfRegion(country: string, mentions: readonly PlaceMention[]): boolean {
  return mentions.some(
    ({ stance, namesakes: [first] }) =>
      stance === 'wanted' &&
      first?.listed?.kind === 'region' &&
      first.listed.destinations.length > 1 &&
      first.listed.region.country === country,
  );
}

/** "Yogyakarta 4 nights, then Bromo 2 nights, Malang": with nights of its own it is no area of the others. */
function isIslandOfItsOwn(
  { isStop, namesakes: [first] }: PlaceMention,
  base: { suggestion: PlaceSuggestion } | undefined,
  towns: readonly PlaceSuggestion[],
): boolean {
  return (
    isStop &&
    isIsland(first) &&
    base !== undefined &&
    !towns.some((one) => distanceKm(one, base.suggestion) <= SAME_PLACE_KM)
  );
}

/** A region that one town stands for. */
function isIsland(namesake: Namesake | undefined): boolean {
  const listed = namesake?.listed;

  return listed?.kind === 'region' && !listed.region.isSight && listed.destinations.length === 0;
}

/** "Mull and Iona", "Naxos and Paros": an island joined to another place is one beside it. */
function isIslandBeside(
  { at, count, namesakes: [first] }: PlaceMention,
  mentions: readonly PlaceMention[],
  words: PlaceReading['words'],
): boolean {
  const isPlace = (from: number) =>
    mentions.some(
      (one) => one.namesakes.length > 0 && (one.at === from || one.at + one.count === from),
    );

  const isAndPlace = (joint: number, from: number) =>
    AND.test(words[joint]?.key ?? '') && isPlace(from);

  return isIsland(first) && (isAndPlace(at - 1, at - 1) || isAndPlace(at + count, at + count + 1));
}
