import { foldText } from '#server/catalogue/fold-text.ts';
import { rideHome } from '../asked/read-times.ts';
import type { Meant } from './meant-place.ts';

const TO = ['to', 'nach', 'vers', 'pour', 'para', 'hacia', 'per', 'naar', 'do', 'till'];

type Asked = {
  additionalPreferences: string;
  returnDate?: string | undefined;
  destinations?: string | undefined;
  places?: readonly unknown[] | undefined;
};

/**
 * The places without the one that the last day's ride goes to: "train to Tokyo Saturday about 14:00" ends a trip to
 * Kyoto on that Saturday. A text that names no other place keeps it, and so do places that were chosen or stand in the field.
 */
export function withoutWayHome(
  places: readonly Meant[],
  { additionalPreferences: notes, returnDate, destinations = '', places: chosen = [] }: Asked,
): Meant[] {
  const isInNotes = destinations.trim() === '' && chosen.length === 0;
  const ride = isInNotes && returnDate !== undefined ? rideHome(notes, returnDate) : undefined;

  if (ride === undefined) return [...places];
  const staying = places.filter(({ said, suggestion }) => {
    const name = foldText(said ?? suggestion.name);

    return !TO.some((to) => ` ${ride} `.includes(` ${to} ${name} `));
  });

  return staying.length > 0 ? staying : [...places];
}
