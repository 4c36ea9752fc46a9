import { alongLegs } from './told-legs.ts';
import { fold, type Named, placeAt } from './names-of-route.ts';

/** A colon that ends a heading, and is none of an hour: "10:30". */
const COLON = /:(?=\s)/;

/**
 * What stands behind the heading of a text, where each place that the heading names comes again in it: "Rockies and
 * Vancouver: Calgary, Banff, Vancouver" goes to Vancouver once. Else the whole text.
 */
export function withoutHeading(text: string, places: readonly Named[]): string {
  const colon = COLON.exec(text)?.index;

  if (colon === undefined) return text;
  const [heading, rest] = [fold(text.slice(0, colon)), text.slice(colon + 1)];
  const named = places.filter((place) => placeAt(place, heading) !== undefined);

  return named.length > 0 && named.every((place) => placeAt(place, fold(rest)) !== undefined)
    ? rest
    : text;
}

/** Places as they come behind the heading of a text and as its legs lead; else as they are. */
export function inOrderOfList<Place extends Named>(text: string, places: Place[]): Place[] {
  const rest = withoutHeading(text, places);
  const folded = fold(rest);
  const at = (place: Place) => placeAt(place, folded) ?? Infinity;

  const listed =
    rest === text
      ? places
      : // Subtracting two infinities says nothing.
        places.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));

  return alongLegs(rest, listed);
}
