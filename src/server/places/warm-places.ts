import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { entriesOf } from '../gazetteer/listed-places.ts';
import { isOrdinary } from '../gazetteer/ordinary-words.ts';
import { placeNames } from '../planning/places/place-names.ts';
import { isTravelWord } from '../planning/places/travel-words.ts';
import { sightForms, sightsByWords } from '../planning/places/sight-forms.ts';
import { mentionIndex } from '../planning/understanding/mentions.ts';

/** After the server answers its first requests. */
const SOON_MS = 1000;

type World = { catalogue: () => Catalogue; gazetteer: () => Promise<Gazetteer> };

/**
 * Reads, soon after the start and a little at a time, what the first letter that somebody types, and the first
 * note that is read, would have to wait for: towns, names and sights. The process may end before it is done.
 */
export function warmPlacesSoon(world: World): void {
  setTimeout(() => {
    // A file that cannot be read is told by the first request that needs it.
    warmPlaces(world).catch(() => undefined);
  }, SOON_MS).unref();
}

/** Reads everything that finding places needs, each part in a turn of the event loop of its own. */
export async function warmPlaces({ catalogue: load, gazetteer }: World): Promise<void> {
  const catalogue = load();
  const towns = await gazetteer();
  const inTurns = async (parts: Generator<void>) => {
    for (const _ of parts) await nextTurn();
  };

  await towns.search('a', 1);
  await inTurns(entriesOf.ahead(catalogue));
  await inTurns(placeNames.ahead(catalogue));
  await nextTurn();
  isOrdinary('');
  await nextTurn();
  isTravelWord('');
  for (const destination of catalogue.destinations) {
    await nextTurn();
    sightForms(destination);
  }
  await inTurns(mentionIndex.ahead(catalogue));
  await inTurns(sightsByWords.ahead(catalogue));
}
