import { editDistance, slipsAllowed } from '../catalogue/spelling.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { countryCodeOf } from '../catalogue/country-names.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { findMeantTown, type MeantTown } from '../gazetteer/known-names.ts';
import { nameParts } from '../gazetteer/name-parts.ts';
import { withReplaced } from '../gazetteer/names-in-text.ts';
import { CONTINENT_NAMES, travelRegionOf } from '../gazetteer/regions.ts';
import { namesInNotes, type NameInNotes } from './names-in-notes.ts';

export type World = { catalogue: Catalogue; gazetteer: () => Promise<Gazetteer> };

/** A name in the notes with the destination that it means. */
export type MeantInNotes = NameInNotes & { destination: Destination };

/** A field of destinations holds no more names than a journey has stops. */
const MOST_NAMES = 8;

/** The destinations that the notes name otherwise than we do; a slip counts only where it is no other town. */
export async function meantInNotes(notes: string, world: World): Promise<MeantInNotes[]> {
  const found = namesInNotes(notes, world.catalogue).slice(0, MOST_NAMES);
  const meant = await Promise.all(found.map((name) => destinationOf(name, world)));

  return found.flatMap((name, at) => {
    const destination = meant[at];

    return destination ? [{ ...name, destination }] : [];
  });
}

/** The notes with each of those names as we write it. */
export function inOurNames(notes: string, meant: readonly MeantInNotes[]): string {
  return withReplaced(
    notes,
    meant.map(({ from, to, destination }) => ({ from, to, by: destination.name })),
  );
}

/** The towns that a field of destinations names otherwise than we do ("Lissabon, Genf"), in its order. */
export async function meantInDestinations(
  text: string,
  world: World,
): Promise<{ said: string; town: MeantTown }[]> {
  const names = nameParts(text, world.catalogue).slice(0, MOST_NAMES);
  const towns = await Promise.all(names.map((name) => findMeantTown(name, world)));

  return names.flatMap((said, at) => {
    const town = towns[at];

    return town && isOtherName(said, town, world.catalogue) ? [{ said, town }] : [];
  });
}

async function destinationOf(
  { said, destinations, hasSlip }: NameInNotes,
  world: World,
): Promise<Destination | undefined> {
  if (!hasSlip) return destinations[0];
  const town = await findMeantTown(said, world);

  return town && 'destination' in town
    ? destinations.find((one) => one === town.destination)
    : undefined;
}

/** Another name of that very town, rather than its own name or the country or region that it lies in. */
function isOtherName(name: string, town: MeantTown, catalogue: Catalogue): boolean {
  const head = name.split(',')[0] ?? '';
  const said = foldText(head);

  if (countryCodeOf(head) !== undefined || travelRegionOf(head)) return false;
  if (CONTINENT_NAMES.has(said)) return false;
  if ('place' in town) return !said.startsWith(foldText(town.place.name));
  const own = foldText(town.destination.name);

  if (own.startsWith(said) || said.startsWith(`${own} `)) return false;
  return catalogue
    .namesOf(town.destination)
    .some((one) => one === said || editDistance(one, said) <= slipsAllowed(said));
}
