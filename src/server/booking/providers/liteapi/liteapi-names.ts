import type { HOTEL_AMENITIES, PROPERTY_TYPES } from '#shared/booking/catalog-options.ts';
import type { ProviderClient } from '../http/provider-client.ts';
import { createRecentMemory } from '#server/recent-memory.ts';
import { readItems } from '../provider-values.ts';
import { listedFacility, listedType, namesAnswer } from './liteapi.schema.ts';

type Amenity = (typeof HOTEL_AMENITIES)[number];
type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What LiteAPI calls the facilities that our filters know; a mini bar is no bar and a pool table no pool. */
const AMENITY_WORDS: Partial<Record<Amenity, RegExp>> = {
  wifi: /\bwi-?fi\b|\bwireless internet\b/i,
  parking: /\bparking\b/i,
  pool: /\b(swimming|indoor|outdoor|heated|infinity|rooftop) pool\b|^pool$/i,
  gym: /\bgym\b|\bfitness\b/i,
  spa: /\bspa\b/i,
  aircon: /\bair[- ]?condition/i,
  pet_friendly: /\bpets? (are )?(allowed|friendly|welcome)\b|\bpet-friendly\b/i,
  restaurant: /\brestaurants?\b/i,
  bar: /(?<!\bmini[ -])\bbar\b/i,
  room_service: /\broom service\b/i,
  business_facilities: /\bbusiness cent|\bmeeting\b|\bconference\b/i,
};
const TYPE_WORDS: readonly [RegExp, PropertyType][] = [
  [/hostel/i, 'Hostel'],
  [/resort/i, 'Resort'],
  [/villa/i, 'Villa'],
  [/apart|condo|residence/i, 'Apartment'],
  [/cottage|chalet|holiday home|country house/i, 'Cottage'],
  [/guest ?house|bed (and|&) breakfast|homestay|pension/i, 'Guesthouse'],
];
/** The lists hardly ever change. */
const KEPT = { ttlMs: 24 * 3_600_000, max: 2 };

export type LiteApiNames = { facilities: Map<number, string>; types: Map<number, string> };

/**
 * What LiteAPI's numbers mean, by its own lists (GET /data/facilities, GET /data/hotelTypes), read once a day. A list
 * that can't be read leaves its numbers without meaning; the hotels still come.
 */
export function createLiteApiNames(client: ProviderClient) {
  const lists = createRecentMemory<Map<number, string>>(KEPT);

  const read = async (
    path: string,
    entriesOf: (data: unknown[]) => [number, string][],
    signal: AbortSignal,
  ): Promise<Map<number, string>> => {
    const known = lists.get(path);

    if (known) return known;
    const answer = await client
      .send({ method: 'GET', path }, namesAnswer, signal)
      .catch(() => undefined);
    const names = new Map(answer ? entriesOf(answer.data) : []);

    if (names.size > 0) lists.set(path, names);
    return names;
  };

  return async (signal: AbortSignal): Promise<LiteApiNames> => {
    const [facilities, types] = await Promise.all([
      read('/data/facilities', facilityNames, signal),
      read('/data/hotelTypes', typeNames, signal),
    ]);

    return { facilities, types };
  };
}

/** The amenities of our filters among a hotel's facilities. */
export function amenitiesOf(ids: readonly number[], { facilities }: LiteApiNames): Amenity[] {
  const names = ids.flatMap((id) => facilities.get(id) ?? []);
  const amenities = Object.keys(AMENITY_WORDS) as Amenity[];

  return amenities.filter((amenity) => names.some((name) => AMENITY_WORDS[amenity]?.test(name)));
}

/** The kind of property; a hotel where its number says nothing else. */
export function propertyTypeOf(id: number | undefined, { types }: LiteApiNames): PropertyType {
  const name = (id !== undefined && types.get(id)) || '';

  return TYPE_WORDS.find(([words]) => words.test(name))?.[1] ?? 'Hotel';
}

function facilityNames(data: unknown[]): [number, string][] {
  return readable(data, listedFacility).map(({ facility_id: id, facility }) => [id, facility]);
}

function typeNames(data: unknown[]): [number, string][] {
  return readable(data, listedType).map(({ id, name }) => [id, name]);
}

function readable<T>(data: unknown[], schema: Parameters<typeof readItems<T>>[1]): T[] {
  try {
    return readItems(data, schema);
  } catch {
    return [];
  }
}
