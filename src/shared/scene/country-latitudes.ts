/** Degrees north of where people travel to in each country, for the light of its pictures. */
const LATITUDES: Readonly<Record<string, number>> = {
  argentina: -34, armenia: 40, australia: -33, austria: 48, azerbaijan: 40, bahamas: 25, bahrain: 26,
  belgium: 51, bolivia: -16, bosnia: 44, brazil: -23, bulgaria: 43, cambodia: 13, canada: 49, chile: -33,
  china: 32, colombia: 5, 'costa rica': 10, croatia: 43, cuba: 23, cyprus: 35, czechia: 50,
  'czech republic': 50, denmark: 56, 'dominican republic': 19, ecuador: 0, egypt: 28, england: 51,
  estonia: 59, ethiopia: 9, fiji: -18, finland: 63, france: 47, georgia: 42, germany: 51, greece: 38,
  guatemala: 15, hungary: 47, iceland: 64, india: 22, indonesia: -8, iran: 33, ireland: 53, israel: 32,
  italy: 43, jamaica: 18, japan: 36, jordan: 31, kazakhstan: 45, kenya: -2, laos: 19, latvia: 57,
  lebanon: 34, lithuania: 55, luxembourg: 50, malaysia: 4, maldives: 4, malta: 36, mauritius: -20,
  mexico: 20, montenegro: 42, morocco: 32, myanmar: 20, namibia: -23, nepal: 28, netherlands: 52,
  'new zealand': -42, norway: 62, oman: 23, panama: 9, peru: -13, philippines: 11, poland: 52,
  portugal: 39, qatar: 25, romania: 45, rwanda: -2, scotland: 56, senegal: 15, serbia: 45,
  seychelles: -5, singapore: 1, slovakia: 48, slovenia: 46, 'south africa': -33, 'south korea': 37,
  spain: 40, 'sri lanka': 7, sweden: 59, switzerland: 47, taiwan: 25, tanzania: -4, thailand: 11,
  tunisia: 36, turkey: 39, türkiye: 39, turkiye: 39, 'united arab emirates': 25, 'united kingdom': 53,
  'united states': 38, usa: 38, uruguay: -34, uzbekistan: 40, vietnam: 16, 'puerto rico': 18,
  zambia: -15, zimbabwe: -18, greenland: 68, 'hong kong': 22, macau: 22,
};

/** The latitude of the country at the end of "Lisbon, Portugal"; undefined for one that is not listed. */
export function latitudeOfCountry(destination: string): number | undefined {
  const country = destination.split(',').at(-1)?.trim().toLowerCase() ?? '';

  return Object.hasOwn(LATITUDES, country) ? LATITUDES[country] : undefined;
}
