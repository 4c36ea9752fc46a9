import type {
  PlaceSuggestion,
  SightSuggestion,
} from '#shared/preferences/place-suggestion.schema.ts';
import { suggestPlaces, type World } from './suggest-places.ts';
import { suggestSights } from './suggest-sights.ts';

export type PlaceFinder = {
  suggestPlaces: (asked: { query: string; limit: number }) => Promise<PlaceSuggestion[]>;
  suggestSights: (asked: { placeId: string; query: string }) => SightSuggestion[];
};

/** Answers what somebody types into a field for places or sights. */
export function createPlaceFinder(world: World): PlaceFinder {
  return {
    suggestPlaces: (asked) => suggestPlaces(asked, world),
    suggestSights: (asked) => suggestSights(asked, world.catalogue),
  };
}
