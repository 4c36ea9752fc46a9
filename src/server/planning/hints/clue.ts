import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { Point } from '#server/planner/problem.ts';

/** A statement about a destination that is true or not for each of the catalogue. */
export type Clue = { text: string; holds: (destination: Destination) => boolean };

export type ClueFacts = {
  catalogue: Catalogue;
  date: string;
  home: Point | undefined;
  /** Where the trip goes on to: what to pack suits it too, and no hint names it. */
  nextStop?: Destination | undefined;
};
