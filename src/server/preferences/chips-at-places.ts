import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { AskedPlaces } from '#server/planning/places/asked-places.ts';
import { chip, lineOf } from '#server/planning/understanding/wish-chips.ts';
import type { Understanding, WishKind } from '#shared/preferences/understanding.schema.ts';

/** What is told before the sights to see. */
const BEFORE_SIGHTS: ReadonlySet<WishKind> = new Set<WishKind>([
  'destination',
  'avoid-destination',
  'country',
  'avoid-country',
  'continent',
  'avoid-continent',
]);

/**
 * What was understood, with the sights of the places that the trip goes to. Notes read by themselves may mean a
 * museum of another town, or a restaurant called Mother where a mother comes along; no plan would hold these.
 */
export function chipsAtPlaces(
  understood: Understanding,
  { places, sights }: Pick<AskedPlaces, 'places' | 'sights'>,
  catalogue: Catalogue,
): Understanding {
  if (places.length === 0) return understood;
  const isThere = (id: string) =>
    places.some((place) => place.kind === 'country' || id.startsWith(`${place.id}/`));
  const others = understood.wishes.filter(({ kind }) => kind !== 'must-see');
  const wishes = [
    ...others.filter(({ kind }) => BEFORE_SIGHTS.has(kind)),
    ...sights.wanted.filter(isThere).map((id) => chip('must-see', id, catalogue)),
    ...others.filter(({ kind }) => !BEFORE_SIGHTS.has(kind)),
  ];

  return { ...understood, wishes, line: lineOf(wishes) };
}
