import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';

/** A place that a language model brought and that nobody has checked. */
export type NewPlace = {
  /** Global id: `lisbon/model-casa-do-alentejo`. */
  id: string;
  name: string;
  kind: PlaceKind;
  lat: number;
  lon: number;
};

/** What a language model adds to a request; planner and checker go on deciding. */
export type Guidance = {
  /** Wishes that it read in the notes beside the rules. */
  understood: WishChip[];
  /** The only destination to be tried; left out, the built-in choice stands. */
  destinationId?: string;
  /** Points by which places of the catalogue gain worth, by id. */
  favour: Record<string, number>;
  newPlaces: NewPlace[];
};
