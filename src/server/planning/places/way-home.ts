import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import { rideHome } from '../asked/read-times.ts';
import { FROM_IT, HOME_BEFORE_IT, RETURN, RETURN_FROM } from '../journey/return-words.ts';
import type { Meant } from './meant-place.ts';

const TO = ['to', 'nach', 'vers', 'pour', 'para', 'hacia', 'per', 'naar', 'do', 'till'];

type Asked = {
  additionalPreferences: string;
  returnDate?: string | undefined;
  destinations?: string | undefined;
  places?: readonly unknown[] | undefined;
};

/**
 * The places without the one that the way home goes to: "train to Tokyo Saturday about 14:00" ends a trip to
 * Kyoto on that Saturday. A text that names no other place keeps it, and so do places that were chosen or stand in the field.
 */
export function withoutWayHome(
  places: readonly Meant[],
  { additionalPreferences: notes, returnDate, destinations = '', places: chosen = [] }: Asked,
): Meant[] {
  if (destinations.trim() !== '' || chosen.length > 0) return [...places];
  const ride = returnDate === undefined ? undefined : rideHome(notes, returnDate);
  const folded = foldText(notes);
  const staying = places.filter((place) => {
    const name = nameOf(place);
    const isAim = TO.some((to) => hasWords(ride ?? '', `${to} ${name}`));

    return !isAim && !places.some((from) => isReturn(folded, nameOf(from), name));
  });

  return staying.length > 0 ? staying : [...places];
}

function nameOf({ said, suggestion }: Meant): string {
  return foldText(said ?? suggestion.name);
}

/** "Rückflug von Venedig nach Berlin", "Dönüş Venedik'ten İstanbul'a": from a place of the trip to where it came from. */
function isReturn(folded: string, from: string, to: string): boolean {
  return new RegExp(
    `\\b(?:${RETURN} ${RETURN_FROM} ${from} (?:${TO.join('|')}|a|pra) ${to}|${HOME_BEFORE_IT} ${from}${FROM_IT} ${to}y?[ae])\\b`,
  ).test(folded);
}
