import { readDataFile } from '../catalogue/data-folder.ts';
import type { Town } from './town.ts';

type Row = [
  id: number,
  name: string,
  country: string,
  region: string,
  lat: number,
  lon: number,
  population: number,
];

let loaded: readonly Town[] | undefined;

/** Towns that the package's list lacks: newer ones of 15,000 people, and villages that travellers know. */
export function moreTowns(): readonly Town[] {
  loaded ??= readDataFile<Row[]>('more-towns.json').map(
    ([id, name, country, region, lat, lon, population]) => ({
      id,
      name,
      country,
      region,
      lat,
      lon,
      population,
    }),
  );
  return loaded;
}
