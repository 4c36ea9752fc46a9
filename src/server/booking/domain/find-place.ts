import { AppError } from '#shared/app-error.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Transport } from '../../catalogue/transport.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { findMeantTown, knownExactly } from '../../gazetteer/known-names.ts';

/** A town as live providers are asked about it. */
export type Place = {
  name: string;
  /** Two letters. */
  country: string;
  lat: number;
  lon: number;
};
export type FindPlace = (text: string) => Promise<Place>;

type World = {
  catalogue: Catalogue;
  transport: Transport;
  gazetteer: () => Promise<Gazetteer>;
};

const CITY_CODE = /^[A-Z]{3}$/;

/** Finds the town a traveller typed, by name or by its airports' code, anywhere on Earth. NOT_FOUND for a name that nobody knows. */
export function createFindPlace({ catalogue, transport, gazetteer }: World): FindPlace {
  const byCode = (text: string): Place | undefined => {
    const [airport] = CITY_CODE.test(text) ? transport.airportsOf(text) : [];

    return airport && { ...airport, name: airport.city };
  };
  const byName = async (text: string): Promise<Place | undefined> => {
    const town = await findMeantTown(text, { catalogue, gazetteer });

    return town && ('place' in town ? town.place : town.destination);
  };

  return async (text) => {
    const isName = knownExactly(text, catalogue).length > 0;
    const place = (isName ? undefined : byCode(text)) ?? (await byName(text));

    if (place) {
      return { name: place.name, country: place.country, lat: place.lat, lon: place.lon };
    }
    throw new AppError('NOT_FOUND', `destination: we do not know a place called "${text}"`);
  };
}
