import { countries } from 'countries-list';
import official from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { countryCodeOf } from '../catalogue/country-names.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { loadOtherNames, type Region } from '../catalogue/other-names.ts';
import { once } from '#shared/remember.ts';
import { groupBy } from '#shared/groups.ts';

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

/** A region with the code that GeoNames gives it, and the letters that people write. */
type State = { country: string; region: string; short?: string; name: string };

/**
 * Regions that people add to a town's name, where namesakes are common in English: "Paris, Texas",
 * "London, Ontario", "Perth, Scotland", "Newcastle, New South Wales".
 */
const STATES: readonly State[] = [
  ...US_STATES.split(', ').map((one) => {
    const code = one.slice(0, 2);

    return { country: 'US', region: code, short: code, name: one.slice(3) };
  }),
  { country: 'CA', region: '01', short: 'AB', name: 'Alberta' },
  { country: 'CA', region: '02', short: 'BC', name: 'British Columbia' },
  { country: 'CA', region: '03', short: 'MB', name: 'Manitoba' },
  { country: 'CA', region: '04', short: 'NB', name: 'New Brunswick' },
  { country: 'CA', region: '05', short: 'NL', name: 'Newfoundland and Labrador' },
  { country: 'CA', region: '07', short: 'NS', name: 'Nova Scotia' },
  { country: 'CA', region: '08', short: 'ON', name: 'Ontario' },
  { country: 'CA', region: '09', short: 'PEI', name: 'Prince Edward Island' },
  { country: 'CA', region: '10', short: 'QC', name: 'Quebec' },
  { country: 'CA', region: '11', short: 'SK', name: 'Saskatchewan' },
  { country: 'CA', region: '12', short: 'YT', name: 'Yukon' },
  { country: 'CA', region: '13', short: 'NWT', name: 'Northwest Territories' },
  { country: 'CA', region: '14', name: 'Nunavut' },
  { country: 'AU', region: '01', short: 'ACT', name: 'Australian Capital Territory' },
  { country: 'AU', region: '02', short: 'NSW', name: 'New South Wales' },
  { country: 'AU', region: '03', name: 'Northern Territory' },
  { country: 'AU', region: '04', short: 'QLD', name: 'Queensland' },
  { country: 'AU', region: '05', short: 'SA', name: 'South Australia' },
  { country: 'AU', region: '06', short: 'TAS', name: 'Tasmania' },
  { country: 'AU', region: '07', short: 'VIC', name: 'Victoria' },
  { country: 'AU', region: '08', short: 'WA', name: 'Western Australia' },
  { country: 'GB', region: 'ENG', short: 'ENG', name: 'England' },
  { country: 'GB', region: 'NIR', short: 'NIR', name: 'Northern Ireland' },
  { country: 'GB', region: 'SCT', short: 'SCT', name: 'Scotland' },
  { country: 'GB', region: 'WLS', short: 'WLS', name: 'Wales' },
];

/** The name of a town's region where we have one. */
export function regionName(country: string, code: string): string | undefined {
  return STATES.find((one) => one.country === country && one.region === code)?.name;
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

/** "Republic of Korea", "The Gambia". */
const OFFICIAL = new Map(
  Object.entries<string | readonly string[]>(official.countries).flatMap(([code, names]) =>
    [names].flat().map((name) => [name.toLowerCase(), code] as const),
  ),
);

/** Every country or state that a text stands for: "Georgia" is both. Empty for any other text. */
export function qualifiersOf(text: string): Qualifier[] {
  const folded = foldText(text);

  if (folded === '') return [];
  const country = countryCodeOf(text) ?? codeIn(text) ?? OFFICIAL.get(text.toLowerCase());
  const states = [
    ...(STATES_BY_NAME.get(folded) ?? []),
    ...(STATES_BY_CODE.get(text.trim()) ?? []),
  ].map((one) => ({ country: one.country, region: one.region }));

  return [...(country ? [{ country }] : []), ...states];
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

const STATES_BY_NAME = groupBy(STATES, ({ name }) => foldText(name));
const STATES_BY_CODE = groupBy(STATES, ({ short }) => short);

/** Whether letters are the short form of a state's or a province's name. */
export function isStateCode(code: string): boolean {
  return STATES_BY_CODE.has(code.toUpperCase());
}
