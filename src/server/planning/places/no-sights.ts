import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isContinent } from './no-names.ts';
import type { SightMention } from './read-sights.ts';

const OF_THE_FAMILY = /^(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) \p{Ll}/u;

/**
 * Whether a name that sights have as well means none of them: "My son has an allergy" is no temple, "first time in
 * Africa" no South African Museum, and "Jordan, please" no shop called after the country.
 */
export function meansNoSight({ id, said }: SightMention, catalogue: Catalogue): boolean {
  const folded = foldText(said);
  const code = catalogue.place(id)?.destination.country;
  const country = catalogue.countries.find((one) => one.code === code);

  return (
    OF_THE_FAMILY.test(said) ||
    isContinent(folded) ||
    (country !== undefined && folded === foldText(country.name))
  );
}
