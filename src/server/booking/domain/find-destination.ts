import { AppError } from '#shared/app-error.ts';
import type { Catalogue, Destination } from '../../catalogue/catalogue.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { findMeantTown } from '../../gazetteer/known-names.ts';

const SUGGESTIONS = 3;

export type FindDestination = (text: string) => Promise<Destination>;

/**
 * Finds the catalogue's destination for what a traveller typed. A town that only the gazetteer knows
 * is UNPROCESSABLE with the nearest destinations that have an inventory; a name nobody knows NOT_FOUND.
 */
export function createFindDestination(
  catalogue: Catalogue,
  gazetteer: () => Promise<Gazetteer>,
): FindDestination {
  return async (text) => {
    const town = await findMeantTown(text, { catalogue, gazetteer });

    if (!town)
      throw new AppError('NOT_FOUND', `destination: we do not know a place called "${text}"`);
    if ('destination' in town) return town.destination;
    const { place } = town;
    const near = catalogue
      .nearest(place, SUGGESTIONS)
      .map(({ destination, km }) => `${destination.name} (${Math.round(km)} km)`);

    throw new AppError(
      'UNPROCESSABLE',
      `destination: the sample inventory has nothing in ${place.name}, ${place.countryName}. Nearest: ${near.join(', ')}`,
    );
  };
}
