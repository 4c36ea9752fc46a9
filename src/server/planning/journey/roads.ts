import type { Destination } from '#server/catalogue/catalogue.ts';

/** Destinations on islands that no road joins to the rest of their country, by island. */
const ISLANDS: Readonly<Record<string, string>> = {
  hobart: 'tasmania',
  'easter-island': 'easter-island',
  galapagos: 'galapagos',
  ibiza: 'ibiza',
  palma: 'mallorca',
  lanzarote: 'lanzarote',
  'las-palmas': 'gran-canaria',
  tenerife: 'tenerife',
  corfu: 'corfu',
  heraklion: 'crete',
  mykonos: 'mykonos',
  rhodes: 'rhodes',
  santorini: 'santorini',
  'labuan-bajo': 'flores',
  ubud: 'bali',
  alghero: 'sardinia',
  cagliari: 'sardinia',
  catania: 'sicily',
  palermo: 'sicily',
  naha: 'okinawa',
  sapporo: 'hokkaido',
  'jeju-city': 'jeju',
  langkawi: 'langkawi',
  christchurch: 'south-island',
  queenstown: 'south-island',
  boracay: 'boracay',
  'cebu-city': 'cebu',
  'el-nido': 'palawan',
  funchal: 'madeira',
  'ponta-delgada': 'azores',
  'koh-samui': 'koh-samui',
  zanzibar: 'zanzibar',
  honolulu: 'oahu',
  maui: 'maui',
  'phu-quoc': 'phu-quoc',
};
/** Countries that no road joins to any other. */
const SEPARATE_COUNTRIES = new Set(
  'AU AW BB BS CU CV CY DO FJ GB IE IS JM JP KR LK MT MU MV NZ PF PH PR SC TW'.split(' '),
);

/** Whether one can drive from one place to the other without a ship. */
export function hasRoad(
  from: Pick<Destination, 'id' | 'country'>,
  to: Pick<Destination, 'id' | 'country'>,
): boolean {
  if (ISLANDS[from.id] !== ISLANDS[to.id]) return false;
  if (from.country === to.country) return true;
  return !SEPARATE_COUNTRIES.has(from.country) && !SEPARATE_COUNTRIES.has(to.country);
}
