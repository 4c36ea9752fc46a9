type OtherName = readonly [english: string, country: string, local: string];

/** English names of towns that GeoNames lists under the local one: English name, country, name in the list. */
export const EXONYMS: readonly OtherName[] = [
  ['Aarhus', 'DK', 'Århus'],
  ['Antwerp', 'BE', 'Antwerpen'],
  ['Astana', 'KZ', 'Nur-Sultan'],
  ['Ayutthaya', 'TH', 'Phra Nakhon Si Ayutthaya'],
  ['Bruges', 'BE', 'Brugge'],
  ['Chamonix', 'FR', 'Chamonix-Mont-Blanc'],
  ['Chefchaouen', 'MA', 'Chefchaouene'],
  ['Cologne', 'DE', 'Köln'],
  ['Darjeeling', 'IN', 'Dārjiling'],
  ['Geneva', 'CH', 'Genève'],
  ['Ghent', 'BE', 'Gent'],
  ['Nuremberg', 'DE', 'Nürnberg'],
  ['Odesa', 'UA', 'Odessa'],
  ['Ouarzazate', 'MA', 'Ouarzazat'],
  ['Patras', 'GR', 'Pátra'],
  ['Ulaanbaatar', 'MN', 'Ulan Bator'],
  ['Ypres', 'BE', 'Ieper'],
];

/** Names that people still type, and that are no longer shown. */
export const OLD_NAMES: readonly OtherName[] = [
  ['Bangalore', 'IN', 'Bengaluru'],
  ['Kiev', 'UA', 'Kyiv'],
  ['Leghorn', 'IT', 'Livorno'],
  ['Pondicherry', 'IN', 'Puducherry'],
  ['Rangoon', 'MM', 'Yangon'],
  ['Salonica', 'GR', 'Thessaloníki'],
  ['Saragossa', 'ES', 'Zaragoza'],
  ['Trent', 'IT', 'Trento'],
];
