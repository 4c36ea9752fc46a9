import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';
import { daysNowhere } from './days-out.ts';
import { isFarSight } from './far-sights.ts';
import type { Meant } from './meant-place.ts';
import { isThemeName } from '../themes/read-themes.ts';
import { namesNobodysGoal } from './no-names.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { isPlaceKind } from './sight-forms.ts';
import { wordsOf } from './word-run.ts';
import { isTravelWord } from './travel-words.ts';

/** What is named and lies in no place of the trip. */
export function namedOffTrip(
  notes: PlaceReading,
  of: { places: readonly Meant[]; sights: readonly SightMention[]; inStay: ReadonlySet<number> },
  catalogue: Catalogue,
): NotUnderstood[] {
  return [
    ...sightsElsewhere(notes, of.sights)
      .filter(({ at }) => !of.inStay.has(at))
      .map((one) => toElsewhere(one, catalogue)),
    ...farSights(notes, wordsOf(of.sights)),
    ...daysNowhere(notes, of, catalogue),
  ];
}

/** Names of sights that lie in no place of the trip. */
function sightsElsewhere(
  { mentions }: PlaceReading,
  sights: readonly SightMention[],
): PlaceMention[] {
  const read = wordsOf(sights);

  return mentions.filter(
    ({ namesakes, sights: own, stance, at, said }) =>
      namesakes.length === 0 &&
      own.length > 0 &&
      stance === 'wanted' &&
      !read.has(at) &&
      !isPlainWish(said),
  );
}

/** "Baths", "tapas", "21": words of any journey, and numbers, which a sight somewhere is called as well. */
function isPlainWish(said: string): boolean {
  // "My son" is no temple in Vietnam.
  if (/^(?:my|our|his|her|their) \p{Ll}/iu.test(said) && !/ \p{Lu}/u.test(said)) return true;
  const words = foldText(said).split(' ');

  if (isThemeName(said)) return true;
  // "Coffee, laneways, wine bars": one ordinary word names nothing far away.
  if (words.length === 1 && isOrdinary(words[0] ?? '')) return true;
  return words.every(
    (word) =>
      /^\d+$/.test(word) || isTravelWord(word) || isPlaceKind(word) || namesNobodysGoal(word),
  );
}

/** Such a name with where the sight lies. */
function toElsewhere({ said, sights: [sight] }: PlaceMention, catalogue: Catalogue): NotUnderstood {
  const place = catalogue.place(sight?.id ?? '');

  return { said, nearest: place ? [`${place.file.name} in ${place.destination.name}`] : [] };
}

/** Sights in towns that the trip does not go to, with the town. */
function farSights({ mentions }: PlaceReading, read: ReadonlySet<number>): NotUnderstood[] {
  return mentions.flatMap((mention) => {
    const listed = mention.namesakes[0]?.listed;
    const town = listed?.kind === 'region' ? listed.region.town : undefined;

    return town !== undefined &&
      !read.has(mention.at) &&
      isFarSight(mention) &&
      mention.stance === 'wanted'
      ? [{ said: mention.said, nearest: [`${mention.said} in ${town}`] }]
      : [];
  });
}
