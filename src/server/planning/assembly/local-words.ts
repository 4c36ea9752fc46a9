import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { CountryFile, LanguageFile } from '#server/catalogue/country.schema.ts';
import { RATES_AS_OF } from '#shared/money-rates.ts';

export type LocalWords = {
  language: { primary: string; code: string };
  currency: { code: string; perUsd: number; asOf: string };
  usefulPhrases: Record<string, string>;
  culturalNotes: string[];
  safetyTips: string[];
};

/** What a visitor should know: the country's customs and the destination's own, as the catalogue has them. */
export function localWords(
  destination: Pick<Destination, 'country' | 'etiquette' | 'safety' | 'asOf'>,
  catalogue: Pick<Catalogue, 'country' | 'language'>,
): LocalWords {
  const country = catalogue.country(destination.country);
  const language = country?.languages
    .map((code) => catalogue.language(code))
    .find((one) => one !== undefined);

  return {
    language: { primary: language?.name ?? 'English', code: language?.speech ?? 'en' },
    currency: currencyOf(country, destination),
    usefulPhrases: Object.fromEntries((language?.phrases ?? []).map(phraseEntry)),
    culturalNotes: [
      ...destination.etiquette,
      ...(country ? [...country.etiquette, ...labelled('Tipping', country.tipping)] : []),
    ].filter(Boolean),
    safetyTips: [
      ...destination.safety,
      ...(country ? [...country.safety, ...practical(country)] : []),
    ],
  };
}

function currencyOf(country: CountryFile | undefined, { asOf }: Pick<Destination, 'asOf'>) {
  if (!country) return { code: 'USD', perUsd: 1, asOf };
  return { code: country.currency, perUsd: country.perUsd, asOf: RATES_AS_OF };
}

/** The English phrase, and the local one with how to say it. */
function phraseEntry({ english, local, say }: LanguageFile['phrases'][number]): [string, string] {
  return [english, say && say !== local ? `${local} (${say})` : local];
}

function practical(country: CountryFile): string[] {
  const numbers = Object.entries(country.emergency).map(
    ([service, number]) => `${service} ${number}`,
  );

  return [
    ...(numbers.length > 0 ? [`Emergency numbers: ${numbers.join(', ')}.`] : []),
    ...(country.plugs.length > 0
      ? [
          `Tap water: ${country.tapWater}.`,
          `Sockets: type ${country.plugs.join(' or ')}, ${country.voltage} V.`,
        ]
      : []),
    ...labelled('Entry', country.entry),
  ];
}

function labelled(label: string, text: string): string[] {
  return text ? [`${label}: ${text}`] : [];
}
