import type { OpenPlace } from '../refresh/open-place.ts';
import { NOTICES } from '../refresh/open-place.ts';
import { readOsmHours } from '../refresh/osm-hours.ts';

/** A fact of an imported place that is a guess by its kind rather than known. */
export type Guess = 'hours' | 'price' | 'appeal';
export type ImportedHours = { hours: string; isKnown: boolean; unreadable?: string };

const CHARGE = /^(\d+(?:[.,]\d{1,2})?)\s*([A-Z]{3})$/;
const ACCESS: Readonly<Record<string, 'full' | 'partial' | 'none'>> = {
  yes: 'full',
  designated: 'full',
  limited: 'partial',
  no: 'none',
};

/** Opening hours as the source has them; those that its kind usually keeps where they are missing or not readable. */
export function hoursOf({ hours }: OpenPlace, usual: string): ImportedHours {
  if (hours === undefined) return { hours: usual, isKnown: false };
  const read = readOsmHours(hours);

  return 'hours' in read && read.hours.length >= 3
    ? { hours: read.hours, isKnown: true }
    : {
        hours: usual,
        isKnown: false,
        unreadable: 'unreadable' in read ? read.unreadable : 'too short',
      };
}

/** What an adult pays: free, an amount in a currency, or unknown. */
export function priceOf({ tags }: OpenPlace): { price: number | null; currency?: string } {
  const [, amount, currency] = CHARGE.exec(tags['charge']?.trim() ?? '') ?? [];

  if (tags['fee'] === 'no') return { price: 0 };
  return amount === undefined || currency === undefined
    ? { price: null }
    : { price: Number(amount.replace(',', '.')), currency };
}

/** Point, links, steps and source, as every imported place has them. */
export function commonFacts({ lat, lon, url, osm, wikidata, source, tags }: OpenPlace) {
  const access = ACCESS[tags['wheelchair'] ?? ''];
  const area = tags['addr:suburb'] ?? tags['addr:neighbourhood'];

  return {
    lat: Number(lat.toFixed(5)),
    lon: Number(lon.toFixed(5)),
    ...(url ? { url } : {}),
    ...(access ? { access } : {}),
    ...(area && area.length >= 3 && area.length <= 60 ? { area } : {}),
    ...(osm ? { osm } : {}),
    ...(wikidata ? { wikidata } : {}),
    source: NOTICES[source].attribution,
    confidence: 'low' as const,
  };
}
