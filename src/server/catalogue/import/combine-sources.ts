import { distanceKm } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import type { OpenPlace } from '../refresh/open-place.ts';

/** Two sources may put one place this far apart: at its gate, and in its middle. */
const SAME_KM = 0.4;
/** Tags of another source that say how much is written about a place. */
const TELLING = ['sitelinks', 'heritage'] as const;

/**
 * The places of several extracts, each once: those of OpenStreetMap first, as they know hours and kinds, with what
 * the other sources add to them.
 */
export function combineSources(places: readonly OpenPlace[]): OpenPlace[] {
  const kept = places.filter(({ source }) => source === 'openstreetmap').map(copy);

  for (const place of places) {
    if (place.source === 'openstreetmap') continue;
    const same = kept.find((one) => isSame(one, place));

    if (same) enrich(same, place);
    else kept.push(copy(place));
  }
  return kept;
}

function copy(place: OpenPlace): OpenPlace {
  return { ...place, names: [...place.names] };
}

function isSame(a: OpenPlace, b: OpenPlace): boolean {
  if (a.wikidata && b.wikidata) return a.wikidata === b.wikidata;
  if (a.group && b.group && a.group !== b.group) return false;
  const names = new Set(a.names.map(foldText));

  return distanceKm(a, b) <= SAME_KM && b.names.some((name) => names.has(foldText(name)));
}

function enrich(into: OpenPlace, from: OpenPlace): void {
  into.names = [...new Set([...into.names, ...from.names])];
  into.wikidata ??= from.wikidata;
  into.url ??= from.url;
  into.closed ??= from.closed;
  into.tags = {
    ...Object.fromEntries(
      TELLING.flatMap((key) => (from.tags[key] ? [[key, from.tags[key]]] : [])),
    ),
    ...into.tags,
  };
}
