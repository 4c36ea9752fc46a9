import { countries } from 'countries-list';
import isoCountries from 'i18n-iso-countries';
import { foldText } from '../catalogue/fold-text.ts';
import { US_STATES } from './us-states.ts';

/** What a word behind a comma narrows a name to: a country, or a region of one. */
export type Qualifier = { country: string; region?: string };

/**
 * Regions that people add to a town's name, by country and GeoNames code. Only where namesakes are common in
 * English: "Paris, Texas", "London, Ontario", "Perth, Scotland", "Newcastle, New South Wales".
 */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: US_STATES,
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    '10': 'Quebec',
    '11': 'Saskatchewan',
    '12': 'Yukon',
    '13': 'Northwest Territories',
    '14': 'Nunavut',
  },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
};

/** Short names of countries that the list of ISO names does not know. */
const SHORT_COUNTRIES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  bosnia: 'BA',
  czechia: 'CZ',
  macedonia: 'MK',
};

/** The name of a town's region where we have one. */
export function regionName(country: string, code: string): string | undefined {
  return REGIONS[country]?.[code];
}

/** The catalogue's continents; nobody plans for Antarctica, and its stations count with South America. */
const CONTINENTS = {
  AF: 'Africa',
  AN: 'South America',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
} as const;
export type Continent = (typeof CONTINENTS)[keyof typeof CONTINENTS];

export function continentOf(country: string): Continent {
  return CONTINENTS[
    country in countries ? countries[country as keyof typeof countries].continent : 'EU'
  ];
}

export function countryName(code: string): string {
  return code in countries ? countries[code as keyof typeof countries].name : code;
}

/** Every country or region that a text stands for: "Georgia" is both. Empty for any other text. */
export function qualifiersOf(text: string): Qualifier[] {
  const folded = foldText(text);
  const country =
    isoCountries.getAlpha2Code(text.trim(), 'en') ??
    SHORT_COUNTRIES[folded] ??
    Object.keys(countries).find((code) => foldText(countryName(code)) === folded) ??
    (/^[A-Z]{2}$/.test(text.trim()) && text.trim() in countries ? text.trim() : undefined);
  const regions = Object.entries(REGIONS).flatMap(([code, names]) =>
    Object.entries(names)
      .filter(
        ([short, name]) =>
          foldText(name) === folded || (/^[A-Z]{2,3}$/.test(short) && text.trim() === short),
      )
      .map(([region]) => ({ country: code, region })),
  );

  return folded === '' ? [] : [...(country ? [{ country }] : []), ...regions];
}
