import { foldText } from '#server/catalogue/fold-text.ts';
import { clearOne, type Namesake, type PlacesWorld } from './namesakes.ts';
import { placeNames } from './place-names.ts';
import { sightsCalled } from './sight-names.ts';
import type { TextWord } from './text-words.ts';

/** "Cusco, Machu Picchu": what stands behind a destination may be a sight of it as well as the region around. */
export function isSightOf(
  said: string,
  [first]: readonly Namesake[],
  { catalogue }: PlacesWorld,
): boolean {
  return sightsCalled(said, catalogue).some(
    ({ destination, isOwnName }) => isOwnName && destination === first?.listed?.id,
  );
}

/**
 * "Inverness, Skye", "Hanoi, Sapa": behind a destination that is clear by itself and a comma, another place is the next
 * of a list. A region that holds the destination still tells which one is meant: "Lagos, Algarve".
 */
export function isNextOfList(
  behind: string,
  word: TextWord | undefined,
  { namesakes, world }: { namesakes: readonly Namesake[]; world: PlacesWorld },
): boolean {
  const own = clearOne(namesakes)?.listed;

  if (own?.kind !== 'destination' || word?.before !== 'comma') return false;
  const called = placeNames(world.catalogue).called(foldText(behind));

  return (
    called.length > 0 &&
    called.every(
      (one) =>
        (one.kind === 'destination' && one.id !== own.id) ||
        (one.kind === 'region' &&
          one.region.town !== undefined &&
          !one.destinations.some(({ id }) => id === own.id)),
    )
  );
}
