import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { StayFile } from '#server/catalogue/stay.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { onceFor } from '#shared/remember.ts';

type Wished = { wanted: readonly string[]; avoided: readonly string[] };
type Of = Pick<Destination, 'id' | 'places'>;

/** Of these the description says what they are about: what one looks at, sails past or drinks beside. */
const OF_A_VIEW = new Set<PlaceKind>([
  'bar',
  'club',
  'show',
  'boat-trip',
  'viewpoint',
  'tower',
  'activity',
]);
/** A single shorter word may be another thing. */
const TELLING = 6;

/** Names of the sights that are avoided in a destination, as they stand in a folded text. */
const avoidedNames = onceFor((avoided: readonly string[]) =>
  onceFor((destination: Of) =>
    destination.places
      .filter((place) => avoided.includes(globalPlaceId(destination.id, place.id)))
      .flatMap(namesOf)
      .map((name) => foldText(name).replace(/^the /, ''))
      .filter((name) => name.includes(' ') || name.length >= TELLING),
  ),
);

/**
 * Whether a sight or a table is about one that is avoided: "no Times Square" takes out the tables called after it, and
 * "no Statue of Liberty" the cruise past it. What was named stays.
 */
export function isAboutAvoided(
  file: PlaceFile | FoodFile | StayFile,
  destination: Of,
  { wanted, avoided }: Wished,
): boolean {
  if (avoided.length === 0 || wanted.includes(globalPlaceId(destination.id, file.id))) return false;
  const names = avoidedNames(avoided)(destination);
  const text = ` ${foldText(textOf(file).join(' . '))} `;

  return (
    names.some((name) => text.includes(` ${name} `)) || isPartOfAvoided(file, destination, avoided)
  );
}

/** Near enough to one another to be parts of one place, kilometres. */
const ONE_PLACE = 0.8;

/** "No Gardens by the Bay" takes out its glasshouses: they have the same page, and lie beside it. */
function isPartOfAvoided(
  file: PlaceFile | FoodFile | StayFile,
  { id, places }: Of,
  avoided: readonly string[],
): boolean {
  return (
    'url' in file &&
    file.url !== undefined &&
    places.some(
      (place) =>
        place.url === file.url &&
        avoided.includes(globalPlaceId(id, place.id)) &&
        distanceKm(place, file) <= ONE_PLACE,
    )
  );
}

function textOf(file: PlaceFile | FoodFile | StayFile): string[] {
  const { name, area } = file;
  const isOfView = 'why' in file && OF_A_VIEW.has(file.kind);
  const told = isOfView ? file.why : 'view' in file ? file.view : undefined;
  const where = 'cuisine' in file ? WHERE.exec(file.cuisine)?.[0] : undefined;

  return [name, area ?? '', told ?? '', where ?? ''];
}

/** "Creole on Bourbon Street": of a kitchen, where it stands. */
const WHERE = /(?<= (?:on|in|at) )\p{Lu}.*$/u;
