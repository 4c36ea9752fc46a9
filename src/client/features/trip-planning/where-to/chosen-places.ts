import { countText } from '#shared/count-text.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { PlaceChoice } from '#shared/preferences/trip-details.schema.ts';

/** A suggestion that was chosen, with how long to stay; '' leaves that open. */
export type ChosenPlace = PlaceSuggestion & { nights: string };

export const PLACE_KIND_NAMES: Record<PlaceSuggestion['kind'], string> = {
  destination: 'City',
  town: 'Town',
  region: 'Region',
  country: 'Country',
  sight: 'Sight',
};

/** The places with one more. A city may come again after others, to come back to; the rest is there once. */
export function withPlace(
  places: readonly ChosenPlace[],
  place: PlaceSuggestion,
): readonly ChosenPlace[] {
  const isThere = places.some(({ id }) => id === place.id);
  const isAgain = place.kind === 'destination' && places.at(-1)?.id !== place.id;

  return isThere && !isAgain ? places : [...places, { ...place, nights: '' }];
}

/** The places with the one at `index` a stop earlier. */
export function movedUp(places: readonly ChosenPlace[], index: number): readonly ChosenPlace[] {
  return places.toSpliced(index, 1).toSpliced(index - 1, 0, ...places.slice(index, index + 1));
}

/** Where the plan of a place stays, when that is not the place itself: "Stay in Florence". */
export function baseText({ kind, name, bases = [] }: PlaceSuggestion): string {
  const others = bases.map((base) => base.name).filter((base) => base !== name);

  if (kind === 'destination' || others.length === 0) return '';
  return kind === 'sight'
    ? `Stay in ${others[0] ?? ''}`
    : `Such as ${others.slice(0, 3).join(', ')}`;
}

/** What nights that are given out do not have in common with those of the dates; '' where they fit. */
export function nightsText(places: readonly ChosenPlace[], length: number | undefined): string {
  const given = places.map(({ nights }) => Number(nights));
  const sum = given.reduce((total, nights) => total + nights, 0);
  const least = sum + given.filter((nights) => nights === 0).length;

  if (length === undefined || sum === 0) return '';
  if (least > length)
    return `${countText(sum, 'night')} in these places, but your dates have ${length}.`;
  return sum === least && sum < length
    ? `${sum} of ${countText(length, 'night')} given. We’ll spread the rest.`
    : '';
}

/** A chosen place as a preference keeps it. */
export function toPlaceChoice(place: ChosenPlace): PlaceChoice {
  const { kind, id, name, country, lat, lon, nights } = place;

  return { kind, id, name, country, lat, lon, ...(nights !== '' && { nights: Number(nights) }) };
}
