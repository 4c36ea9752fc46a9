import { foldText } from '#server/catalogue/fold-text.ts';
import { editDistance, slipsAllowed, spelledAlike } from '#server/catalogue/spelling.ts';
import { countryName } from '#server/gazetteer/regions.ts';
import { type Namesake, namesakesOf, type PlacesWorld } from './namesakes.ts';
import { type NamedListed, placeNames } from './place-names.ts';

const LOOKED_AT = 12;
/** Towns smaller than this are not what a slip of the pen meant. */
const KNOWN_ABROAD = 50_000;

/** What a name with a slip in it means: the nearest of our own places, else of the larger towns. */
export async function misspelt(name: string, world: PlacesWorld): Promise<Namesake[]> {
  const key = foldText(name);
  const { entries, slips } = spelledAlike(key, placeNames(world.catalogue).entries);
  // With two slips a name begins right at least, and is no small region: "Zandoria" is no Andorra and no Zagoria.
  const own =
    slips > 1
      ? entries.flat().filter((one) => beginsLike(key, one) && !isSmallRegion(one))
      : entries.flat();
  const towns = (await world.gazetteer.search(name, LOOKED_AT)).filter(
    ({ town, match }) =>
      match === 'slip' &&
      foldText(town.name)[0] === key[0] &&
      town.population >= KNOWN_ABROAD &&
      slipsOf(key, town.name) <= slipsAllowed(key),
  );
  const nearest = Math.min(...towns.map(({ town }) => slipsOf(key, town.name)));

  if (own.length > 0 && slips <= nearest) {
    const ids = new Set(own.map(({ id }) => id));
    const names = own.map((one) => nameOf(one));

    return distinct(names.flatMap((one) => namesakesOf(one, world))).filter(
      ({ listed }) => listed !== undefined && ids.has(listed.id),
    );
  }
  const [town] = towns.filter((one) => slipsOf(key, one.town.name) === nearest);

  return town
    ? namesakesOf(town.town.name, world).filter((one) => one.town?.id === town.town.id)
    : [];
}

/** A region that one town stands for. */
function isSmallRegion(place: NamedListed): boolean {
  return place.kind === 'region' && place.destinations.length === 0;
}

function beginsLike(key: string, place: NamedListed): boolean {
  return foldText(nameOf(place))[0] === key[0];
}

/** The names that come nearest to a word that nobody knows, to be offered. */
export async function nearestNames(name: string, world: PlacesWorld): Promise<Namesake[]> {
  const own = await misspelt(name, world);
  const begun = (await world.gazetteer.search(name, LOOKED_AT))
    .filter(({ match }) => match !== 'slip' || name.length >= 5)
    .flatMap(({ town }) => namesakesOf(town.name, world).filter((one) => one.town?.id === town.id));

  return distinct([...own, ...begun]);
}

function slipsOf(key: string, name: string): number {
  return editDistance(key, foldText(name));
}

function nameOf(place: NamedListed): string {
  if (place.kind === 'destination') return place.destination.name;
  return place.kind === 'region' ? (place.region.names[0] ?? '') : countryName(place.id);
}

function distinct(found: readonly Namesake[]): Namesake[] {
  return [...new Map(found.map((one) => [one.suggestion.id, one])).values()];
}
