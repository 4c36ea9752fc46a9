import { countries } from 'countries-list';
import { groupBy } from '#shared/groups.ts';
import { once } from '#shared/remember.ts';
import { foldText } from './fold-text.ts';

/** The languages that a country is recognised in, English first: it decides where two disagree. */
const LANGUAGES = 'en de fr es it pt nl pl ru ar ja ko zh'.split(' ');
/** Short and older names that no list of official ones has. */
const SHORT: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  korea: 'KR',
  bosnia: 'BA',
  'czech republic': 'CZ',
  macedonia: 'MK',
  burma: 'MM',
  ceylon: 'LK',
  turkey: 'TR',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  'cape verde': 'CV',
  congo: 'CD',
};

const byLanguage = new Map<string, ReadonlyMap<string, string>>();

/** The country (ISO 3166 alpha-2) that a text is the name of, in English or another of many languages. */
export function countryCodeOf(text: string): string | undefined {
  const name = foldText(text);

  if (!name) return undefined;
  for (const language of LANGUAGES) {
    const code = SHORT[name] ?? namesIn(language).get(name);

    if (code !== undefined) return code;
  }
  return undefined;
}

/** What a country is called in those languages, English first. */
export function namesOfCountry(code: string): string[] {
  return namesByCode().get(code) ?? [];
}

const namesByCode = once(() => {
  const names = [
    ...LANGUAGES.flatMap((language) => [...namesIn(language)]),
    ...Object.entries(SHORT),
  ];

  return new Map(
    [...groupBy(names, ([, code]) => code)].map(([code, own]) => [code, own.map(([name]) => name)]),
  );
});

/** Reads the names language by language, so that the first answer need not: a few milliseconds each. */
export function* prepareCountryNames(): Generator<void> {
  for (const language of LANGUAGES) {
    namesIn(language);
    yield;
  }
}

function namesIn(language: string): ReadonlyMap<string, string> {
  const known = byLanguage.get(language);

  if (known) return known;
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const names = new Map(
    Object.entries(countries).flatMap(([code, { name }]) => {
      const own = display.of(code) ?? '';
      // "Antigua & Barbuda" goes by its name in full as well.
      const all = language === 'en' ? [name, own.replace(' & ', ' and '), own] : [own];

      return all.map((one): [string, string] => [foldText(one), code]);
    }),
  );

  byLanguage.set(language, names);
  return names;
}
