import { readDataFile } from './data-folder.ts';

/** A region, an island or a sight that people name instead of a town. */
export type Region = {
  names: string[];
  country: string;
  /** The catalogue's destinations in it, the one to begin with first. */
  destinations?: string[];
  /** The bases of a longer trip through it, where they are more than those to begin with. */
  tour?: string[];
  /** Where the catalogue has none: the town to begin with, as GeoNames calls it. */
  town?: string;
};

/** What places are called in other languages and scripts, by destination id, and regions. */
export type OtherNames = { destinations: Record<string, string[]>; regions: Region[] };

let loaded: OtherNames | undefined;

/** The names beyond those in the destinations' own files, read once per process. */
export function loadOtherNames(): OtherNames {
  loaded ??= readDataFile<OtherNames>('names.json');
  return loaded;
}
