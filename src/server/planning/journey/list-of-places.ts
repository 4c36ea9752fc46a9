import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { AskedPlaces } from '../places/asked-places.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import type { NamedTour } from './places-beside.ts';
import { readNights } from './read-nights.ts';

/** So many places named beside a country are where one wants to go in it. */
const LEAST_OF_LIST = 3;

/** Whether the places of a text are read without its tours. */
export function isReadWhole(asked: AskedPlaces, places: readonly PlaceSuggestion[]): boolean {
  const isRead = ({ id }: PlaceSuggestion) => asked.places.some((one) => one.id === id);

  return asked.unclear.length === 0 && places.every(isRead);
}

/**
 * "Costa Rica: La Fortuna, Monteverde and Manuel Antonio" is no tour of the country but a list of where to go there; and
 * neither is "Scotland: Glasgow 1, Skye 3", where each has nights of its own.
 */
export function isListOfPlaces(
  { named, text }: { named: readonly NamedTour[]; text: string },
  beside: readonly PlaceSuggestion[][],
  { catalogue }: PlacesWorld,
): boolean {
  const isCountry = ({ tour }: NamedTour) =>
    catalogue.countries.some(({ name }) => tour.names.includes(name));

  const isDivided = readNights(text, beside.flat()).size >= LEAST_OF_LIST;

  return isDivided || (named.every(isCountry) && beside.length >= LEAST_OF_LIST);
}
