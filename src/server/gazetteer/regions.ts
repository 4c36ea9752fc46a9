import { countries } from 'countries-list';
import isoCountries from 'i18n-iso-countries';
import { countryCodeOf } from '../catalogue/country-names.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { loadOtherNames, type Region } from '../catalogue/other-names.ts';
import { once } from '#shared/remember.ts';

/** What a word behind a comma narrows a name to: a country, or a region of one. */
export type Qualifier = { country: string; region?: string };

/** The states by the code that GeoNames and people write. */
const US_STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, ' +
  'DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, ' +
  'IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, ' +
  'MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, ' +
  'MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, ' +
  'NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
  'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, ' +
  'TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, ' +
  'WY Wyoming';

/**
 * Regions that people add to a town's name, by country and GeoNames code. Only where namesakes are common in
 * English: "Paris, Texas", "London, Ontario", "Perth, Scotland", "Newcastle, New South Wales".
 */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: Object.fromEntries(US_STATES.split(', ').map((one) => [one.slice(0, 2), one.slice(3)])),
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
/** No town is meant by them, although some bear the name. */
export const CONTINENT_NAMES: ReadonlySet<string> = new Set(
  ['America', 'Antarctica', ...Object.values(CONTINENTS)].map(foldText),
);

export function continentOf(country: string): Continent {
  return CONTINENTS[
    country in countries ? countries[country as keyof typeof countries].continent : 'EU'
  ];
}

/** ISO 3166 codes of every country. */
export const COUNTRY_CODES: readonly string[] = Object.keys(countries);

export function countryName(code: string): string {
  return code in countries ? countries[code as keyof typeof countries].name : code;
}

/** Every country or state that a text stands for: "Georgia" is both. Empty for any other text. */
export function qualifiersOf(text: string): Qualifier[] {
  const folded = foldText(text);

  if (folded === '') return [];
  const country = countryCodeOf(text) ?? codeIn(text) ?? isoCountries.getAlpha2Code(text, 'en');
  const codes = /^[A-Z]{2,3}$/.test(text.trim()) ? (STATES_BY_CODE.get(text.trim()) ?? []) : [];

  return [...(country ? [{ country }] : []), ...(STATES_BY_NAME.get(folded) ?? []), ...codes];
}

/** What a word behind a comma narrows a name to: also "Tuscany", and codes in small letters ("tx"). */
export function narrowingsOf(text: string): Qualifier[] {
  const found = qualifiersOf(text);
  const code = text.trim();

  if (found.length > 0) return found;
  return /^[a-z]{2,3}$/.test(code) ? qualifiersOf(code.toUpperCase()) : inTravelRegion(text);
}

const travelRegions = once(
  () =>
    new Map(
      loadOtherNames().regions.flatMap((region) =>
        region.names.map((name) => [foldText(name), region] as const),
      ),
    ),
);

/** The regions that people travel to, by any of their names. */
export function travelRegionOf(text: string): Region | undefined {
  return travelRegions().get(foldText(text));
}

function inTravelRegion(text: string): Qualifier[] {
  const region = travelRegionOf(text);

  return region ? [{ country: region.country }] : [];
}

function codeIn(text: string): string | undefined {
  const code = text.trim();

  return /^[A-Z]{2}$/.test(code) && code in countries ? code : undefined;
}

const STATES = Object.entries(REGIONS).flatMap(([country, names]) =>
  Object.entries(names).map(([region, name]) => ({ country, region, name })),
);
/** Abbreviations of states whose GeoNames code is none. */
const SHORT_STATES: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Nova Scotia': 'NS',
  Ontario: 'ON',
  Quebec: 'QC',
  'Australian Capital Territory': 'ACT',
  'Newfoundland and Labrador': 'NL',
  'Prince Edward Island': 'PEI',
  Saskatchewan: 'SK',
  Yukon: 'YT',
  'Northwest Territories': 'NWT',
  'New South Wales': 'NSW',
  'South Australia': 'SA',
  'Western Australia': 'WA',
  Victoria: 'VIC',
  Queensland: 'QLD',
  Tasmania: 'TAS',
  England: 'ENG',
  'Northern Ireland': 'NIR',
  Scotland: 'SCT',
  Wales: 'WLS',
};
const STATES_BY_NAME = indexBy(({ name }) => foldText(name));
const STATES_BY_CODE = indexBy(
  ({ country, region, name }) => SHORT_STATES[name] ?? (country === 'US' ? region : ''),
);

/** Whether letters are the short form of a state's or a province's name. */
export function isStateCode(code: string): boolean {
  return STATES_BY_CODE.has(code.toUpperCase());
}

function indexBy(keyOf: (state: (typeof STATES)[number]) => string): Map<string, Qualifier[]> {
  const index = new Map<string, Qualifier[]>();

  for (const state of STATES) {
    const { country, region } = state;

    index.set(keyOf(state), [...(index.get(keyOf(state)) ?? []), { country, region }]);
  }
  return index;
}
