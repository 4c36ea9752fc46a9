import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { type Choice, choose, merge } from './choice.ts';
import { COMMA } from './clauses.ts';
import { onceFor } from '#shared/remember.ts';

type RegionWords = readonly (readonly [ids: string[], words: RegExp])[];

/** Names of regions that mean other things as often: landscapes, a queen, any coast. */
const NOT_ALONE = new Set(['riviera', 'highlands', 'fjords', 'victoria', 'pyramids', 'kinki']);
/** "Sichuan food" is a taste, not a journey. */
const A_TASTE = 'food|cuisine|cooking|dish(es)?|restaurants?|wines?|coffee|beef|rolls?|style';

/** Regions within a country ("Tuscany"), as folded notes name them, with the catalogue's destinations there. */
const regionWords = onceFor((listed: Catalogue['countries']): RegionWords => {
  const countries = new Set(listed.flatMap(namesOf).map(foldText));

  return loadOtherNames().regions.flatMap(({ names, destinations = [] }) => {
    const folded = names.map(foldText);
    const own = folded.filter((name) => !NOT_ALONE.has(name));
    const isRegion = destinations.length > 0 && !folded.some((name) => countries.has(name));

    return isRegion && own.length > 0 ? [[destinations, wordsFor(own)] as [string[], RegExp]] : [];
  });
});

/** Between spaces rather than at `\b`, which knows Latin letters alone. */
function wordsFor(names: readonly string[]): RegExp {
  return new RegExp(`(?<=^| )(${names.join('|')})(?= |$)(?! (${A_TASTE})\\b)`);
}

/** "Somewhere in Andalusia" wishes for any of its destinations, unless the notes name one of them. */
export function withRegions(
  own: Choice<string>,
  clauses: readonly string[],
  catalogue: Catalogue,
): Choice<string> {
  const told = new Set([...own.wanted, ...own.avoided]);
  const open = regionWords(catalogue.countries).filter(
    ([ids, words]) =>
      !ids.some((id) => told.has(id)) &&
      !clauses.some((clause) => isBehindTown(clause, words, catalogue)),
  );

  return merge(own, choose(clauses, open));
}

/** "Paris, Texas": the region tells which Paris is meant, and wishes for no other town of it. */
function isBehindTown(clause: string, region: RegExp, { destinations }: Catalogue): boolean {
  const found = region.exec(clause);

  if (!found) return false;
  const before = clause.slice(0, found.index);

  return destinations.some(({ name }) => ` ${before}`.endsWith(` ${foldText(name)} ${COMMA} `));
}
