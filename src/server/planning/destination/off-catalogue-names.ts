import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Gazetteer, GazetteerPlace } from '#server/gazetteer/gazetteer.ts';
import { knownMisspelt, meansPlace, needsGazetteer } from '#server/gazetteer/known-names.ts';
import type { NamedTown } from './off-catalogue-destination.ts';
import { understoodAs } from './off-catalogue-words.ts';
import { findMentions } from '../understanding/mentions.ts';

/**
 * The town that a name means where that is none of the catalogue's: by its exact name, the largest first.
 * Undefined where the catalogue knows it or nobody does.
 */
export function townCalled(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: Gazetteer },
): NamedTown | undefined {
  if (!needsGazetteer(name, catalogue)) return undefined;
  const [place] = gazetteer.find(name, 1);

  if (!place) return misspelt(name, { catalogue, gazetteer });
  if (!meansPlace(name, place, catalogue)) return undefined;
  return isMentioned(name, catalogue) && !name.includes(',')
    ? undefined
    : named(place, { words: name, gazetteer });
}

/** A town with a slip in its name, where no destination of the catalogue is as near to what was typed. */
function misspelt(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: Gazetteer },
): NamedTown | undefined {
  if (isMentioned(name, catalogue) || knownMisspelt(name, catalogue)) return undefined;
  const place = gazetteer.findAlike(name);

  return place && named(place, { words: name, gazetteer });
}

function named(
  place: GazetteerPlace,
  { words, gazetteer }: { words: string; gazetteer: Gazetteer },
): NamedTown {
  const [town = ''] = words.split(',');

  return { place, words, understood: understoodAs(place, gazetteer.find(town)) };
}

/** The words of the catalogue come first: a country, a sight or a destination inside the text. */
function isMentioned(name: string, catalogue: Catalogue): boolean {
  return findMentions(name, catalogue).some(({ type }) => type !== 'place');
}

/** The town again by its id in a plan, for a trip that was saved. */
export function townOfId(id: number, gazetteer: Gazetteer, words?: string): NamedTown | undefined {
  const place = gazetteer.byId(id);

  return place && named(place, { words: words ?? place.name, gazetteer });
}
