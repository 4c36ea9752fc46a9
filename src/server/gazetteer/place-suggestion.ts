import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { loadTransport } from '../catalogue/transport.ts';
import { englishName } from './exonyms.ts';
import type { ListedPlace } from './listed-places.ts';
import { countryName } from './regions.ts';
import { provinceName } from './town-regions.ts';
import type { Town } from './town.ts';

const MOST_BASES = 5;

/** A place of the catalogue and its lists as it is suggested. */
export function listedSuggestion(place: ListedPlace, catalogue: Catalogue): PlaceSuggestion {
  switch (place.kind) {
    case 'destination':
      return destinationSuggestion(place.destination, catalogue);
    case 'sight': {
      const { sight, destination } = place;
      const land = nameOfCountry(destination.country, catalogue);

      return {
        kind: 'sight',
        id: place.id,
        name: sight.name,
        country: destination.country,
        lat: sight.lat,
        lon: sight.lon,
        label: `${sight.name}, ${destination.name}`,
        countryName: land,
        bases: [{ id: destination.id, name: destination.name }],
      };
    }
    case 'region': {
      const { region, destinations } = place;
      const name = region.names[0] ?? '';
      const land = nameOfCountry(region.country, catalogue);

      return {
        kind: 'region',
        id: place.id,
        name,
        country: region.country,
        ...pointOf(region.country, destinations),
        label: `${name}, ${land}`,
        countryName: land,
        ...(destinations.length > 0 ? { bases: basesOf(destinations) } : {}),
      };
    }
    case 'country': {
      const name = nameOfCountry(place.id, catalogue);

      return {
        kind: 'country',
        id: place.id,
        name,
        country: place.id,
        ...pointOf(place.id, place.destinations),
        label: name,
        countryName: name,
        ...(place.destinations.length > 0 ? { bases: basesOf(place.destinations) } : {}),
      };
    }
  }
}

/** A destination as it is suggested; its province tells it from namesakes of its country. */
export function destinationSuggestion(
  { id, name, country, lat, lon }: Destination,
  catalogue: Catalogue,
): PlaceSuggestion {
  const land = nameOfCountry(country, catalogue);
  const label = name === land ? name : `${name}, ${land}`;

  return { kind: 'destination', id, name, country, lat, lon, label, countryName: land };
}

/** A town of the gazetteer as it is suggested, with its province and country. */
export function townSuggestion(town: Town): PlaceSuggestion {
  const { id, country, lat, lon } = town;
  const name = englishName(town);
  const region = provinceName(country, town.region);
  const land = countryName(country);

  return {
    kind: 'town',
    id: `geo-${id}`,
    name,
    country,
    lat,
    lon,
    label: [name, ...(region === undefined || region === name ? [] : [region]), land].join(', '),
    ...(region === undefined ? {} : { region }),
    countryName: land,
  };
}

function basesOf(destinations: readonly Destination[]) {
  return destinations.slice(0, MOST_BASES).map(({ id, name }) => ({ id, name }));
}

function nameOfCountry(code: string, catalogue: Catalogue): string {
  return catalogue.country(code)?.name ?? countryName(code);
}

/** Its first destination stands for an area, else the country's first airport. */
function pointOf(code: string, [first]: readonly Destination[]): { lat: number; lon: number } {
  const { lat, lon } = first ??
    loadTransport().airports.find(({ country }) => country === code) ?? { lat: 0, lon: 0 };

  return { lat, lon };
}
