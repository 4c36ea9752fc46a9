import type { HotelResult } from '#shared/booking/search.schema.ts';
import { daysBetween } from '#shared/dates.ts';
import { roundMoney, toUsd } from '#shared/money.ts';
import type { FindPlace, Place } from '../../domain/find-place.ts';
import { hotelSearchLink } from '../../domain/search-links.ts';
import {
  createProviderClient,
  type KeyedClientOptions,
  type ProviderClient,
} from '../http/provider-client.ts';
import { ProviderError } from '../http/provider-error.ts';
import { searchRequest } from '../http/send-once.ts';
import { createRecentMemory } from '#server/recent-memory.ts';
import { readItems } from '../provider-values.ts';
import type { HotelSearch, SearchProvider } from '../search-provider.ts';
import {
  amenitiesOf,
  createLiteApiNames,
  type LiteApiNames,
  propertyTypeOf,
} from './liteapi-names.ts';
import {
  faultAnswer,
  hotelListAnswer,
  type HotelRates,
  hotelRates,
  type ListedHotel,
  listedHotel,
  ratesAnswer,
} from './liteapi.schema.ts';

const LITEAPI = 'LiteAPI';
const RADIUS_M = 8000;
const MAX_HOTELS = 60;
/** Seconds that LiteAPI may spend on its suppliers. */
const SUPPLIER_TIMEOUT_S = 5;
const NOTHING_FREE = '2001';
const LISTS = { ttlMs: 24 * 3_600_000, max: 100 };
/** Prices differ by the guest's nationality; ours is the currency's. */
const NATIONALITY = 'US';
/** It wants a child's age; the form asks for a number of children alone. */
const USUAL_CHILD_AGE = 8;

export function createLiteApiClient({ key, ...options }: KeyedClientOptions): ProviderClient {
  return createProviderClient({
    ...options,
    headers: { 'x-api-key': key },
    faultCodes: (body) => codesOf(faultAnswer.safeParse(body).data?.error),
  });
}

/** Hotels of LiteAPI: what stands around a point (/data/hotels), then rates for the nights (/hotels/rates). */
export function createLiteApiHotels(
  client: ProviderClient,
  findPlace: FindPlace,
): SearchProvider<HotelSearch, HotelResult> {
  const lists = createRecentMemory<ListedHotel[]>(LISTS);
  const namesFor = createLiteApiNames(client);

  const hotelsAround = async (place: Place, signal: AbortSignal) => {
    const key = `${place.lat} ${place.lon}`;
    const known = lists.get(key);

    if (known) return known;
    const answer = await client.send(listRequest(place), hotelListAnswer, signal);
    const listed = readItems(dataOf(answer), listedHotel).slice(0, MAX_HOTELS);

    lists.set(key, listed);
    return listed;
  };

  return {
    name: LITEAPI,
    isSample: false,
    search: async (search, signal) => {
      const place = await findPlace(search.destination);
      const listed = await hotelsAround(place, signal);

      if (listed.length === 0) return [];
      const [answer, names] = await Promise.all([
        client.send(ratesRequest(listed, search), ratesAnswer, signal).catch(nothingFree),
        namesFor(signal),
      ]);
      const byId = new Map(listed.map((hotel) => [hotel.id, hotel]));

      return readItems(dataOf(answer), hotelRates).flatMap((rates) => {
        const hotel = byId.get(rates.hotelId);

        return hotel ? toHotelResult({ hotel, rates, names }, search) : [];
      });
    },
  };
}

type Answer = { data?: unknown[] | undefined; error?: { code: number | string } | undefined };

function dataOf({ data, error }: Answer): unknown[] {
  if (error && !codesOf(error).includes(NOTHING_FREE)) throw new ProviderError('refused');
  if (!data && !error) throw new ProviderError('nonsense');
  return data ?? [];
}

function codesOf(error: { code: number | string } | undefined): string[] {
  return error ? [String(error.code)] : [];
}

function nothingFree(error: unknown): Answer {
  if (error instanceof ProviderError && error.codes.includes(NOTHING_FREE)) return { data: [] };
  throw error;
}

function listRequest({ lat, lon }: Place) {
  return {
    method: 'GET' as const,
    path: '/data/hotels',
    query: { latitude: lat, longitude: lon, radius: RADIUS_M, limit: MAX_HOTELS },
  };
}

function ratesRequest(listed: readonly ListedHotel[], search: HotelSearch) {
  return searchRequest('/hotels/rates', {
    hotelIds: listed.map((hotel) => hotel.id),
    occupancies: occupancies(search.guests),
    currency: 'USD',
    guestNationality: NATIONALITY,
    checkin: search.checkIn,
    checkout: search.checkOut,
    timeout: SUPPLIER_TIMEOUT_S,
    maxRatesPerHotel: 1,
  });
}

/** The party spread over its rooms, an adult in each while there are enough. */
function occupancies({ adults, children, rooms }: HotelSearch['guests']) {
  const share = (count: number, room: number) =>
    Math.floor(count / rooms) + (room < count % rooms ? 1 : 0);

  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.max(1, share(adults, room)),
    children: Array.from({ length: share(children, room) }, () => USUAL_CHILD_AGE),
  }));
}

type Found = { hotel: ListedHotel; rates: HotelRates; names: LiteApiNames };

function toHotelResult({ hotel, rates, names }: Found, search: HotelSearch): HotelResult[] {
  const [cheapest] = rates.roomTypes
    .flatMap(({ offerRetailRate, rates: [rate] }) => {
      const whole = offerRetailRate ?? rate?.retailRate.total[0];

      return whole ? [{ ...whole, boardType: rate?.boardType }] : [];
    })
    .toSorted((a, b) => toUsd(a.amount, a.currency) - toUsd(b.amount, b.currency));

  if (!cheapest) return [];
  const nights = Math.max(1, daysBetween(search.checkIn, search.checkOut));

  return [
    {
      id: `liteapi-${hotel.id}`,
      name: hotel.name,
      address: [hotel.address, hotel.city].filter(Boolean).join(', '),
      images: hotel.main_photo ? [hotel.main_photo] : [],
      starRating: hotel.stars,
      userRating: hotel.rating,
      reviewCount: hotel.reviewCount,
      pricePerNight: roundMoney(cheapest.amount / nights, cheapest.currency),
      currency: cheapest.currency,
      amenities: [
        ...amenitiesOf(hotel.facilityIds, names),
        ...(hasBreakfast(cheapest.boardType) ? ['breakfast'] : []),
      ],
      deepLink: hotelSearchLink(
        { name: hotel.name, city: hotel.city },
        { from: search.checkIn, to: search.checkOut },
      ),
      propertyType: propertyTypeOf(hotel.hotelTypeId, names),
      lat: hotel.latitude,
      lon: hotel.longitude,
      provider: LITEAPI,
      sample: false,
    },
  ];
}

/** "RO" is LiteAPI's board without meals. */
function hasBreakfast(boardType: string | undefined): boolean {
  return boardType !== undefined && boardType !== 'RO';
}
