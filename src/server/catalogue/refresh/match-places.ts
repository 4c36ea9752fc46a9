import { distanceKm } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import type { OpenPlace, PlaceGroup } from './open-place.ts';

/** A place of the catalogue, as far as it can be recognised by. */
export type KnownPlace = {
  id: string;
  group: PlaceGroup;
  name: string;
  localName?: string | undefined;
  aliases?: readonly string[] | undefined;
  lat: number;
  lon: number;
  osm?: string | undefined;
  wikidata?: string | undefined;
};

export type Match<K extends KnownPlace = KnownPlace> = {
  known: K;
  open: OpenPlace;
  by: 'osm' | 'wikidata' | 'name';
  /** 0 to 1. */
  confidence: number;
  km: number;
};

const NEAR_KM = 0.3;
const FAR_KM = 1.5;
/** A name shared by this much of its words is likely the same place when it is near. */
const ALIKE = 0.6;
const GENERIC = new Set(
  'the of a de la le el di der die das and museum restaurant cafe hotel church park'.split(' '),
);

/** Which places of an extract are which of the catalogue's: by id, else by name and distance, the surest first. */
export function matchPlaces<K extends KnownPlace>(
  known: readonly K[],
  open: readonly OpenPlace[],
): Match<K>[] {
  const candidates = known.flatMap((one) =>
    open.flatMap((other) => {
      const match = matchOf(one, other);

      return match ? [{ known: one, open: other, ...match }] : [];
    }),
  );
  const taken = new Set<unknown>();

  return candidates
    .toSorted((a, b) => b.confidence - a.confidence || a.km - b.km)
    .filter((match) => {
      if (taken.has(match.known) || taken.has(match.open)) return false;
      taken.add(match.known);
      taken.add(match.open);
      return true;
    });
}

function matchOf(
  known: KnownPlace,
  open: OpenPlace,
): Pick<Match, 'by' | 'confidence' | 'km'> | undefined {
  const km = distanceKm(known, open);

  if (known.osm && known.osm === open.osm) return { by: 'osm', confidence: 1, km };
  if (known.wikidata && known.wikidata === open.wikidata)
    return { by: 'wikidata', confidence: 0.98, km };
  if (contradicts(known, open) || km > FAR_KM) return undefined;
  const alike = likeness(namesOf(known), open.names);

  if (alike === 1) return { by: 'name', confidence: km <= NEAR_KM ? 0.95 : 0.75, km };
  return alike >= ALIKE && km <= NEAR_KM
    ? { by: 'name', confidence: Math.round(alike * 80) / 100, km }
    : undefined;
}

/** Ids that differ, or a hotel that bears the name of a sight. */
function contradicts(known: KnownPlace, open: OpenPlace): boolean {
  if (open.group !== undefined && open.group !== known.group) return true;
  return (
    known.wikidata !== undefined && open.wikidata !== undefined && known.wikidata !== open.wikidata
  );
}

function namesOf({ name, localName, aliases = [] }: KnownPlace): string[] {
  return [name, ...(localName ? [localName] : []), ...aliases];
}

/** How much two sets of names have in common: 1 where one is the same, else the share of telling words. */
function likeness(ours: readonly string[], theirs: readonly string[]): number {
  const words = theirs.map(foldText).filter((name) => name !== '');

  return ours
    .map(foldText)
    .flatMap((a) => words.map((b) => (a === b ? 1 : Math.min(0.95, sharedWords(a, b)))))
    .reduce((best, score) => Math.max(best, score), 0);
}

function sharedWords(a: string, b: string): number {
  const left = tellingWords(a);
  const right = tellingWords(b);
  const shared = [...left].filter((word) => right.has(word)).length;

  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function tellingWords(name: string): Set<string> {
  return new Set(name.split(' ').filter((word) => !GENERIC.has(word)));
}
