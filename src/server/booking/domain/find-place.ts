import { AppError } from '#shared/app-error.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';

/** A town as live providers are asked about it. */
export type Place = {
  name: string;
  /** Two letters. */
  country: string;
  lat: number;
  lon: number;
};
export type FindPlace = (text: string) => Promise<Place>;

/** Finds the town a traveller typed, anywhere on Earth. NOT_FOUND for a name that nobody knows. */
export function createFindPlace(
  catalogue: Catalogue,
  gazetteer: () => Promise<Gazetteer>,
): FindPlace {
  return async (text) => {
    const place = catalogue.findByName(text)[0] ?? (await gazetteer()).find(text, 1)[0];

    if (place) {
      return { name: place.name, country: place.country, lat: place.lat, lon: place.lon };
    }
    throw new AppError('NOT_FOUND', `destination: we do not know a place called "${text}"`);
  };
}
