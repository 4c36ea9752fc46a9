import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { ImportedFile } from '#server/catalogue/import/imported-files.ts';
import { type ImportReport, importTown } from '#server/catalogue/import/import-town.ts';
import { slugOf } from '#server/catalogue/import/place-names.ts';
import type { OpenPlace } from '#server/catalogue/refresh/open-place.ts';
import { unknownCountry } from './off-catalogue-catalogue.ts';
import { offCatalogueDestination, type NamedTown } from './off-catalogue-destination.ts';

/** A destination of the catalogue this near of the same name is the town itself. */
const SAME_TOWN_KM = 40;

/** A town of the gazetteer with the places of extracts, as a destination that the catalogue can hold from now on. */
export function importedDestination(
  named: NamedTown,
  open: readonly OpenPlace[],
  { catalogue, today }: { catalogue: Catalogue; today: string },
): ImportedFile & { report: ImportReport } {
  const [words = ''] = named.words.split(',');
  const { understood: _, ...town } = offCatalogueDestination({ ...named, words }, catalogue);
  const id = idOf(named, catalogue);
  const { file, report } = importTown({ ...town, id, asOf: today.slice(0, 7) }, open, today);
  const isKnownCountry = catalogue.country(named.place.country) !== undefined;

  return {
    destination: file,
    ...(isKnownCountry ? {} : { country: unknownCountry(named.place) }),
    report,
  };
}

/** The destination of the catalogue that a town is already; undefined where it is none, or was itself imported. */
export function shippedTown({ place }: NamedTown, catalogue: Catalogue) {
  const known = catalogue.destination(slugOf(place.name));
  const isSame = known !== undefined && distanceKm(known, place) < SAME_TOWN_KM;

  return isSame && known.openData === undefined ? known : undefined;
}

/** Its name as an id, with the country where another destination bears the name. */
function idOf({ place }: NamedTown, catalogue: Catalogue): string {
  const slug = slugOf(place.name) || `town-${place.id}`;
  const other = catalogue.destination(slug);

  return other && other.openData === undefined ? `${slug}-${place.country.toLowerCase()}` : slug;
}
