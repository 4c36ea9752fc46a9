import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { SightMention } from './read-sights.ts';
import { isArticle } from './sight-forms.ts';

/**
 * Wanted sights without the day trips that another wanted one goes to as well: "Ferrari, so a day around Modena" is one
 * day, and not a second one to Modena alone.
 */
function dayTripsOnce(ids: readonly string[], catalogue: Catalogue): string[] {
  const trips = ids.flatMap((id) => {
    const known = catalogue.place(id);

    return known?.type === 'day-trip'
      ? [{ id, town: known.destination.id, words: wordsOf(known.file.name) }]
      : [];
  });

  return ids.filter((id) => {
    const own = trips.find((one) => one.id === id);

    return !trips.some(
      ({ id: other, town, words }) =>
        own !== undefined &&
        other !== id &&
        town === own.town &&
        words.length > own.words.length &&
        own.words.every((word) => words.includes(word)),
    );
  });
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '' && !isArticle(word));
}

/** The sights that notes wish for, with those that were chosen, and those that they refuse. */
export function sightsAsked(
  sights: readonly SightMention[],
  chosen: readonly string[],
  catalogue: Catalogue,
): { wanted: string[]; avoided: string[] } {
  const idsOf = (stance: SightMention['stance']) => [
    ...new Set(sights.filter((one) => one.stance === stance).map(({ id }) => id)),
  ];

  return {
    wanted: [...dayTripsOnce(idsOf('wanted'), catalogue), ...chosen],
    avoided: idsOf('avoided'),
  };
}
