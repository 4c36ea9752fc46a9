import { distanceKm } from '#server/catalogue/distance.ts';
import type { Namesake } from './namesakes.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { AND } from './word-run.ts';

/** A smaller town is seen on the way, and one nearer to its neighbours is seen from there: Versailles, Windsor. */
const LEAST_PEOPLE = 30_000;
const LEAST_KM = 60;
/** So far from both one stays in a smaller town as well: Viñales between Havana and Trinidad. */
const FAR_KM = 120;

/**
 * "Palermo, Agrigento, Syracuse and Catania", "Tenerife, La Gomera, El Hierro": in a list of places a town of some size,
 * or an island, that stands between two others of its country is one of the places to stay in.
 */
export function isTownBetween(
  mention: PlaceMention,
  {
    mentions,
    at: index,
    words,
  }: { mentions: readonly PlaceMention[]; at: number; words: PlaceReading['words'] },
): boolean {
  const { stance, namesakes, sights } = mention;
  const [before, behind] = [mentions[index - 1], mentions[index + 1]];

  if (stance !== 'wanted' || sights.length === 0 || !before || !behind) return false;
  if (!isNextOf(before, mention, words) || !isNextOf(mention, behind, words)) return false;
  return namesakes.some((one) => {
    const around = [before, behind].map((other) => placeIn(one.suggestion.country, other));

    return (
      one.listed?.kind !== 'destination' &&
      around.every((place) => place !== undefined) &&
      (isIsland(one) || isOwnTown(one, { mention, words, around }))
    );
  });
}

function isIsland({ listed }: Namesake): boolean {
  return listed?.kind === 'region' && listed.region.isIsland === true;
}

/** A town that lies further from the places around it than a day out; one of some size may lie nearer. */
function isOwnTown(
  { town, suggestion }: Namesake,
  {
    mention: { at, isWeak },
    words,
    around,
  }: { mention: PlaceMention; words: PlaceReading['words']; around: readonly Namesake[] },
): boolean {
  return (
    town !== undefined &&
    (!isWeak || words[at]?.isCapital === true) &&
    around.every(
      (place) =>
        distanceKm(suggestion, place.suggestion) >=
        ((town.population ?? 0) >= LEAST_PEOPLE ? LEAST_KM : FAR_KM),
    )
  );
}

/** Whether a name follows another one in a list. */
function isNextOf(one: PlaceMention, next: PlaceMention, words: PlaceReading['words']): boolean {
  const end = one.at + one.count;

  return next.at === end
    ? words[end]?.before === 'comma'
    : next.at === end + 1 && AND.test(words[end]?.key ?? '');
}

/** What a name that is gone to means in a country. */
function placeIn(country: string, { stance, namesakes }: PlaceMention): Namesake | undefined {
  return stance === 'wanted'
    ? namesakes.find(({ suggestion }) => suggestion.country === country)
    : undefined;
}
