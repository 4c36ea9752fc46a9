import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { AskedPlaces } from '#server/planning/places/asked-places.ts';
import { inFirstPerson } from '#server/planning/understanding/first-person.ts';
import { chip, lineOf } from '#server/planning/understanding/wish-chips.ts';
import { readWishes } from '#server/planning/understanding/wishes.ts';
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
 * museum of another town, or a restaurant called Mother where a mother comes along; no plan would hold these. And the
 * Vatican Museums are no wish for museums.
 */
export function chipsAtPlaces(
  understood: Understanding,
  {
    places,
    sights,
    names,
    notes,
  }: Pick<AskedPlaces, 'places' | 'sights' | 'names'> & { notes: string },
  catalogue: Catalogue,
): Understanding {
  if (places.length === 0) return understood;
  const isThere = (id: string) =>
    places.some((place) => place.kind === 'country' || id.startsWith(`${place.id}/`));
  const ofNames = likedByNameAlone(notes, names, catalogue);
  const others = understood.wishes.filter(
    ({ kind, value }) => kind !== 'must-see' && !(kind === 'like' && ofNames.has(value)),
  );
  const wishes = [
    ...others.filter(({ kind }) => BEFORE_SIGHTS.has(kind)),
    ...sights.wanted.filter(isThere).map((id) => chip('must-see', id, catalogue)),
    ...others.filter(({ kind }) => !BEFORE_SIGHTS.has(kind)),
  ];

  return { ...understood, wishes, line: lineOf(wishes) };
}

/** Kinds that are read out of the names of places alone. */
function likedByNameAlone(
  said: string,
  names: AskedPlaces['names'],
  catalogue: Catalogue,
): ReadonlySet<string> {
  const notes = inFirstPerson(said);
  const rest = new Set<string>(readWishes(notes, catalogue, names).kinds.wanted);

  return new Set(readWishes(notes, catalogue).kinds.wanted.filter((kind) => !rest.has(kind)));
}
