import type {
  PlaceSuggestion,
  SightSuggestion,
} from '#shared/preferences/place-suggestion.schema.ts';
import { createInTurns } from '../in-turns.ts';
import { suggestPlaces, type World } from './suggest-places.ts';
import { suggestSights } from './suggest-sights.ts';

export type PlaceFinder = {
  suggestPlaces: (asked: { query: string; limit: number }) => Promise<PlaceSuggestion[]>;
  suggestSights: (asked: { placeId: string; query: string }) => SightSuggestion[];
};

/** Answers what somebody types into a field for places or sights. */
export function createPlaceFinder(world: World): PlaceFinder {
  const inTurn = createInTurns();

  return {
    // A word is compared with the names of all towns.
    suggestPlaces: (asked) => inTurn(() => suggestPlaces(asked, world)),
    suggestSights: (asked) => suggestSights(asked, world.catalogue),
  };
}
