import { readDataFile } from './data-folder.ts';
import { once } from '#shared/remember.ts';

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
  /** The state or province of that town by the code of GeoNames, where a larger one of its name lies elsewhere. */
  state?: string;
  /** The town to stay in where the destination to begin with is named beside it, with nights for both. */
  beside?: string;
  /** An island that people name instead of that town. */
  isIsland?: boolean;
  /** One sight in a town that the catalogue does not hold: a place to go to only where no other is named. */
  isSight?: boolean;
};

type Names = Record<string, string[]>;

/** What places are called in other languages and scripts, by destination id, and regions. */
export type OtherNames = { destinations: Names; regions: Region[] };

/** What people call places without their names: "the Big Apple", "the Iron Lady", "where Mozart was born". */
type Nicknames = {
  destinations: Names;
  countries: Names;
  sights: Names;
  towns: Region[];
  farSights: Region[];
  contexts: Context[];
};

/** Words beside a name that many places bear, and the country or state that they tell. */
type Context = { name: string; words: string[]; within: string };

/** The names beyond those in the destinations' own files, nicknames among them, read once per process. */
export const loadOtherNames = once(() => withNicknames(readDataFile<OtherNames>('names.json')));

/** Nicknames of countries by their codes, and of sights by their ids. */
export const loadNicknames = once(() => readDataFile<Nicknames>('nicknames.json'));

function withNicknames({ destinations, regions }: OtherNames): OtherNames {
  const { destinations: more, towns, farSights } = loadNicknames();
  const names = { ...destinations };

  for (const [id, some] of Object.entries(more)) names[id] = [...(names[id] ?? []), ...some];
  return {
    destinations: names,
    regions: [...regions, ...towns, ...farSights.map((one) => ({ ...one, isSight: true }))],
  };
}
