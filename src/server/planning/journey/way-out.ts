import { distanceKm } from '#server/catalogue/distance.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { AskedFor, AskedPlaces } from '../places/asked-places.ts';
import { leavesThere } from './flown-to.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';

/** Further away than this it is where the party lives. */
const MOST_KM = 2500;

/** How a text says that a trip ends at a place, as the place's name is written in it. */
function endsThere(place: Named): RegExp {
  const name = wordOf(place);

  return new RegExp(
    `\\b(?:end\\w* (?:up )?(?:in|at)|finish\\w* (?:in|at)) ${name}\\b|${leavesThere(place).source}`,
  );
}

/**
 * Where a trip ends is gone to, and is not where the party lives: "Cusco and Arequipa, return from Lima" has its last
 * night in Lima. A town far from all that is named is a home all the same.
 */
export function withWayOut(
  asked: AskedPlaces,
  { destinations = '', additionalPreferences, places: chosen = [] }: AskedFor,
  { catalogue }: PlacesWorld,
): AskedPlaces {
  const home = asked.home === undefined ? undefined : catalogue.destination(asked.home);
  const text = fold(`${destinations}. ${additionalPreferences}`);
  const isNear = asked.places.some((place) => home && distanceKm(place, home) <= MOST_KM);
  const isKnown = asked.places.some(({ id }) => id === home?.id);

  if (!home || chosen.length > 0 || !isNear || isKnown || !endsThere(home).test(text)) return asked;
  const { home: _, ...rest } = asked;
  const { destinations: avoided, countries } = asked.avoided;

  return {
    ...rest,
    places: [...asked.places, destinationSuggestion(home, catalogue)],
    avoided: { countries, destinations: avoided.filter((id) => id !== home.id) },
  };
}
