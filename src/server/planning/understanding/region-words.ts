import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';

type RegionWords = readonly (readonly [ids: string[], words: RegExp])[];

/** Names of regions that mean other things as often: landscapes, a queen, any coast. */
const NOT_ALONE = new Set(['riviera', 'highlands', 'fjords', 'victoria', 'pyramids', 'kinki']);
/** "Sichuan food" is a taste, not a journey. */
const A_TASTE = 'food|cuisine|cooking|dish(es)?|restaurants?|wines?|coffee|beef|rolls?|style';

const known = new WeakMap<Catalogue, RegionWords>();

/** Regions within a country ("Tuscany"), as folded notes name them, with the catalogue's destinations there. */
export function regionWords(catalogue: Catalogue): RegionWords {
  const before = known.get(catalogue);

  if (before) return before;
  const countries = new Set(
    catalogue.countries.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)),
  );
  const words = loadOtherNames().regions.flatMap(({ names, destinations = [] }) => {
    const folded = names.map(foldText);
    const own = folded.filter((name) => !NOT_ALONE.has(name));
    const isRegion = destinations.length > 0 && !folded.some((name) => countries.has(name));

    return isRegion && own.length > 0 ? [[destinations, wordsFor(own)] as [string[], RegExp]] : [];
  });

  known.set(catalogue, words);
  return words;
}

/** Between spaces rather than at `\b`, which knows Latin letters alone. */
function wordsFor(names: readonly string[]): RegExp {
  return new RegExp(`(?<=^| )(${names.join('|')})(?= |$)(?! (${A_TASTE})\\b)`);
}
