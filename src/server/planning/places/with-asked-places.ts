import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { isThemeName } from '../themes/read-themes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { AskedPlaces } from './asked-places.ts';

/** The wishes of the notes with where the trip was asked to go: what was made out there counts before the rest. */
export function withAskedPlaces(
  wishes: Wishes,
  { places: asked, avoided, home, sights, names = [] }: AskedPlaces,
  catalogue: Catalogue,
): Wishes {
  const [first] = asked;
  const destinations = [...new Set([...wishes.destinations.avoided, ...avoided.destinations])];
  const lands = [...new Set([...wishes.countries.avoided, ...avoided.countries])];
  const places = {
    wanted: [...new Set(sights.wanted)].filter(
      (id) => !isAgainstKind(catalogue.place(id), { names, kinds: wishes.kinds.avoided }),
    ),
    avoided: [...new Set([...sights.avoided, ...wishes.places.avoided])],
  };
  const settled = { ...wishes, ...(home === undefined ? {} : { home }) };

  if (!first) {
    return {
      ...settled,
      destinations: {
        wanted: wishes.destinations.wanted.filter((id) => !destinations.includes(id)),
        avoided: destinations,
      },
      countries: { wanted: wishes.countries.wanted, avoided: lands },
      places: sights.wanted.length > 0 ? places : { ...places, wanted: [] },
    };
  }
  const isCountry = first.kind === 'country';
  const continent = isCountry ? undefined : catalogue.destination(first.id)?.continent;

  return {
    ...settled,
    destinations: {
      wanted: isCountry ? [] : [first.id],
      avoided: destinations.filter((id) => id !== first.id),
    },
    countries: {
      wanted: isCountry ? [first.id] : [],
      avoided: lands.filter((code) => code !== first.country),
    },
    continents: {
      wanted: isCountry ? wishes.continents.wanted : [],
      avoided: wishes.continents.avoided.filter((one) => one !== continent),
    },
    places: {
      wanted: isCountry ? [] : places.wanted.filter((id) => id.startsWith(`${first.id}/`)),
      avoided: isCountry
        ? places.avoided
        : places.avoided.filter((id) => asked.some((place) => id.startsWith(`${place.id}/`))),
    },
  };
}

/** "Fado, not a tourist show" names a kind of music, not the one show whose name holds the word. */
function isAgainstKind(
  place: ReturnType<Catalogue['place']>,
  { names, kinds }: { names: readonly string[]; kinds: readonly PlaceKind[] },
): boolean {
  if (place?.type !== 'sight' || !kinds.includes(place.file.kind)) return false;
  const own = foldText([place.file.name, ...(place.file.aliases ?? [])].join(' ')).split(' ');

  return names.some((name) => isThemeName(name) && own.includes(foldText(name)));
}
