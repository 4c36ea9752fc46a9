import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { TripCountry } from '#shared/trips/trip-country.schema.ts';
import { localWords } from '../assembly/local-words.ts';

type Place = Pick<TripPlace, 'id' | 'name' | 'country'>;
type World = Pick<Catalogue, 'destination' | 'destinations' | 'country' | 'language'>;

/** What to know of each country that a trip leads through, in their order; undefined for a trip within one. */
export function tripCountries(
  places: readonly Place[] | undefined = [],
  catalogue: World,
): TripCountry[] | undefined {
  const names = [...new Set(places.map(({ country }) => country))];

  if (names.length < 2) return undefined;
  return names.flatMap((name) =>
    countryOf(
      name,
      places.filter(({ country }) => country === name),
      catalogue,
    ),
  );
}

/** Of a country that the catalogue has no destination in nothing can be told. */
function countryOf(name: string, places: readonly Place[], catalogue: World): TripCountry[] {
  const code = catalogue.destinations.find(
    ({ country }) => catalogue.country(country)?.name === name,
  )?.country;

  if (code === undefined) return [];
  const words = places.map(({ id }) =>
    localWords(
      catalogue.destination(id) ?? { country: code, etiquette: [], safety: [], asOf: '' },
      catalogue,
    ),
  );
  const [first] = words;

  if (!first) return [];
  return [
    {
      code,
      name,
      places: [...new Set(places.map((place) => place.name))],
      primaryLanguage: first.language.primary,
      languageCode: first.language.code,
      currency: first.currency.code,
      usefulPhrases: first.usefulPhrases,
      culturalNotes: [...new Set(words.flatMap(({ culturalNotes }) => culturalNotes))],
      safetyTips: [...new Set(words.flatMap(({ safetyTips }) => safetyTips))],
    },
  ];
}
