import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts';
import { qualifiersOf } from './regions.ts';

/** A destination of the catalogue this near to the town that was meant is the town. */
const SAME_TOWN_KM = 40;
/** A town of this size is meant rather than a longer name that only begins alike. */
const BEATS_A_BEGINNING = 20_000;
/** Shorter ones are codes of airports, or names somebody has only begun to write. */
const LEAST_LETTERS = 4;

/** What a name means: a destination of the catalogue, or a town that the gazetteer alone knows. */
export type MeantTown = { destination: Destination } | { place: GazetteerPlace };

/** Whether a destination lies in the country that stands behind a comma of a name, if one does. */
export function liesWithin({ country }: Destination, name: string): boolean {
  return name
    .split(',')
    .slice(1)
    .map(qualifiersOf)
    .every((some) => some.length === 0 || some.some((one) => one.country === country));
}

/** Destinations of a name; where a country stands behind a comma, those in it alone. */
export function knownByName(name: string, catalogue: Catalogue): Destination[] {
  return catalogue.findByName(name).filter((one) => liesWithin(one, name));
}

/** Destinations that bear a name as a whole. */
export function knownExactly(name: string, catalogue: Catalogue): Destination[] {
  const wanted = headOf(name);

  return knownByName(name, catalogue).filter((one) => namesOf(one).includes(wanted));
}

/** Whether a name may mean a town that the catalogue does not hold, so that the gazetteer has to be asked. */
export function needsGazetteer(name: string, catalogue: Catalogue): boolean {
  const hasRegion = name
    .split(',')
    .slice(1)
    .some((part) => qualifiersOf(part).some(({ region }) => region !== undefined));

  return hasRegion || knownExactly(name, catalogue).length === 0;
}

/** Whether a name means the gazetteer's town rather than what the catalogue has under it. */
export function meansPlace(name: string, place: GazetteerPlace, catalogue: Catalogue): boolean {
  const [known] = knownByName(name, catalogue);

  if (!known) return true;
  if (distanceKm(known, place) <= SAME_TOWN_KM) return false;
  return (
    knownExactly(name, catalogue).length > 0 ||
    (namesOf(known).some((one) => one.startsWith(headOf(name))) &&
      place.population >= BEATS_A_BEGINNING)
  );
}

/** The town that a name means; the gazetteer is read only for a name that the catalogue may not hold. */
export async function findMeantTown(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: () => Promise<Gazetteer> },
): Promise<MeantTown | undefined> {
  const [destination] = knownByName(name, catalogue);

  if (destination && (headOf(name).length < LEAST_LETTERS || isCountry(name)))
    return { destination };
  const [place] = needsGazetteer(name, catalogue) ? (await gazetteer()).find(name, 1) : [];

  if (place && meansPlace(name, place, catalogue)) return { place };
  return destination && { destination };
}

function isCountry(name: string): boolean {
  return qualifiersOf(name).some(({ region }) => region === undefined);
}

function headOf(name: string): string {
  return foldText(name.split(',')[0] ?? '');
}

function namesOf({ name, aliases }: Destination): string[] {
  return [name, ...aliases].map(foldText);
}
