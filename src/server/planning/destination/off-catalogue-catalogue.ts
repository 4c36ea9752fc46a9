import { type Catalogue, visitablesOf } from '#server/catalogue/catalogue.ts';
import type { CountryFile, LanguageFile } from '#server/catalogue/country.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { GazetteerPlace } from '#server/gazetteer/gazetteer.ts';
import { UNITS_PER_USD } from '#shared/money-rates.ts';
import { offCatalogueDestination, type NamedTown } from './off-catalogue-destination.ts';

/** Where 112 is the number for every emergency by common law: the members of the European Union. */
const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/**
 * The catalogue with one town more, which only a request that names it sees. What is known of its country
 * comes from the catalogue where it holds the country, else from the gazetteer, and is left out otherwise.
 */
export function withTown(catalogue: Catalogue, named: NamedTown): Catalogue {
  const { place, words } = named;
  const destination = offCatalogueDestination(named, catalogue);
  const sights = new Map(visitablesOf(destination).map((sight) => [sight.id, sight]));
  const country = catalogue.country(place.country) ?? unknownCountry(place);
  const names = new Set([words, destination.name, place.name].map(foldText));
  const asked = new Set([
    foldText(words),
    foldText(destination.name),
    foldText(`${destination.name}, ${country.name}`),
  ]);

  return {
    ...catalogue,
    destinations: [...catalogue.destinations, destination],
    countries: catalogue.country(place.country)
      ? catalogue.countries
      : [...catalogue.countries, country],
    place: (id) => sights.get(id) ?? catalogue.place(id),
    destination: (id) => (id === destination.id ? destination : catalogue.destination(id)),
    country: (code) => (code === place.country ? country : catalogue.country(code)),
    language: (code) => catalogue.language(code) ?? unspoken(code, place),
    findByName: (text, onlyWhole) =>
      asked.has(foldText(text)) || isTown(text, catalogue, names)
        ? [destination]
        : catalogue.findByName(text, onlyWhole),
  };
}

/** A name that the catalogue does not hold as a whole is the town's, if it is its name. */
function isTown(text: string, catalogue: Catalogue, names: ReadonlySet<string>): boolean {
  return names.has(foldText(text)) && catalogue.findByName(text, true).length === 0;
}

/** A country that the catalogue does not hold: what is unknown is empty, and says nothing. */
export function unknownCountry(place: GazetteerPlace): CountryFile {
  const perUsd = UNITS_PER_USD[place.currency];

  return {
    code: place.country,
    name: place.countryName,
    aliases: [],
    currency: perUsd === undefined ? 'USD' : place.currency,
    perUsd: perUsd ?? 1,
    languages: [...place.languageCodes],
    plugs: [],
    voltage: 0,
    emergency: EUROPEAN_UNION.includes(place.country) ? { all: '112' } : {},
    tapWater: 'mostly safe',
    tipping: '',
    etiquette: [],
    safety: [],
    entry: `Money there is counted in ${place.currency}. Check the entry rules, the emergency numbers, sockets and tap water before you go: Northstar does not know them for this country.`,
    drivesOn: 'right',
    asOf: '2026-11',
  };
}

/** A language of the country that we have no phrases for. */
function unspoken(code: string, place: GazetteerPlace): LanguageFile | undefined {
  const index = place.languageCodes.indexOf(code);
  const name = place.languages[index];

  return name === undefined ? undefined : { code, name, speech: code, phrases: [] };
}
