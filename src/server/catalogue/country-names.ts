import { countries } from 'countries-list';
import { foldText } from './fold-text.ts';

/** The languages that a country is recognised in, English first: it decides where two disagree. */
const LANGUAGES = 'en de fr es it pt nl pl cs sv da fi el ru ar ja ko zh'.split(' ');
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

let codes: Map<string, string> | undefined;

/** The country (ISO 3166 alpha-2) that a text is the name of, in English or another of many languages. */
export function countryCodeOf(text: string): string | undefined {
  codes ??= readNames();
  return codes.get(foldText(text));
}

function readNames(): Map<string, string> {
  const names = new Map(Object.entries(SHORT));

  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

    for (const code of Object.keys(countries)) {
      const name = foldText(display.of(code) ?? '');

      if (name && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}
