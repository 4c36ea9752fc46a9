import type { PlaceFile } from './place.schema.ts';
import { readDataFile } from './data-folder.ts';
import { once } from '#shared/remember.ts';

/** Where one sleeps for a sight, as tours name their bases ("Merzouga, MA"), and for how many nights. */
type OvernightBase = readonly [base: string, nights: number];

/** Something to do at such a base, in the fields of a place. */
type OvernightPart = Pick<PlaceFile, 'id' | 'name' | 'kind' | 'interests' | 'minutes'> &
  Partial<PlaceFile>;

/** A sight that one goes to for a night rather than a day: a desert, a bay by boat, a park of wild animals. */
export type OvernightSight = {
  /** Also plain words, which mean it in its country alone: "the desert" in Morocco. */
  names: string[];
  country: string;
  bases: readonly OvernightBase[];
  /** Where one sleeps on a way there and back, where that is nearer. */
  round?: readonly OvernightBase[];
  /** Others go there for a day: it is a night only where one is asked for. */
  isOnlyOvernight?: true;
  /** It is a night only where one on board is asked for: others stay beside it. */
  isOnBoard?: true;
  /** What one sleeps in there: "desert camp". */
  sleep: string;
  /** When a night on board ends. */
  back?: string;
  /** What one does there by day, at the base or at points of its own. */
  sights?: readonly OvernightPart[];
  /** What one does there after dinner, where there is no town to stroll through. */
  evening?: string;
  /** What saves the visit. */
  tip: string;
};

/** The sights that one goes to for a night. */
export const loadOvernightSights = once(() =>
  readDataFile<readonly OvernightSight[]>('overnight-sights.json'),
);

/** The sight for which one sleeps in a town; undefined for any other town. */
export function overnightSightAt(town: {
  name: string;
  country: string;
}): OvernightSight | undefined {
  const base = `${town.name}, ${town.country}`;

  return loadOvernightSights().find(({ bases, round = [] }) =>
    [bases.at(-1), round.at(-1)].some((one) => one?.[0] === base),
  );
}
