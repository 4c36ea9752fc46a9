import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { CountryFile } from '#server/catalogue/catalogue.schema.ts';

export type LocalWords = {
  language: { primary: string; code: string };
  currency: { code: string; perUsd: number; asOf: string };
  usefulPhrases: Record<string, string>;
  culturalNotes: string[];
  safetyTips: string[];
};

/** What a visitor should know: the country's customs and the destination's own, as the catalogue has them. */
export function localWords(destination: Destination, catalogue: Catalogue): LocalWords {
  const country = catalogue.country(destination.country);
  const language = country?.languages
    .map((code) => catalogue.language(code))
    .find((one) => one !== undefined);

  return {
    language: { primary: language?.name ?? 'English', code: language?.speech ?? 'en' },
    currency: {
      code: country?.currency ?? 'USD',
      perUsd: country?.perUsd ?? 1,
      asOf: country?.asOf ?? destination.asOf,
    },
    usefulPhrases: Object.fromEntries(
      (language?.phrases ?? []).map(({ english, local, say }) => [
        english,
        say && say !== local ? `${local} (${say})` : local,
      ]),
    ),
    culturalNotes: [
      ...destination.etiquette,
      ...(country?.etiquette ?? []),
      ...(country ? [country.tipping, destination.getAround] : []),
    ],
    safetyTips: [
      ...destination.safety,
      ...(country ? [...country.safety, ...practical(country)] : []),
    ],
  };
}

function practical(country: CountryFile): string[] {
  const numbers = Object.entries(country.emergency).map(
    ([service, number]) => `${service} ${number}`,
  );

  return [
    `Emergency numbers: ${numbers.join(', ')}.`,
    `Tap water: ${country.tapWater}.`,
    `Sockets: type ${country.plugs.join(' or ')}, ${country.voltage} V.`,
    country.entry,
  ];
}
