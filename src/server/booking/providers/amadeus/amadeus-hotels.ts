import type { HotelResult } from '#shared/booking/search.schema.ts';
import { daysBetween } from '#shared/dates.ts';
import { roundMoney } from '#shared/money.ts';
import type { FindPlace, Place } from '../../domain/find-place.ts';
import { hotelSearchLink } from '../../domain/search-links.ts';
import { ProviderError } from '../http/provider-error.ts';
import { createRecentMemory } from '#server/recent-memory.ts';
import { readItems } from '../provider-values.ts';
import type { HotelSearch, SearchProvider } from '../search-provider.ts';
import { AMADEUS } from './amadeus-flights.ts';
import type { AmadeusSession } from './amadeus-session.ts';
import {
  type AmadeusHotelOffers,
  hotelListAnswer,
  hotelOffers,
  hotelOffersAnswer,
  type ListedHotel,
  listedHotel,
} from './amadeus.schema.ts';

const RADIUS_KM = 8;
/** The offers call takes a list of hotels; longer ones make it slow. */
const MAX_HOTELS = 40;
/** Amadeus' codes for "no rooms at these hotels" and for hotels it does not sell. */
const NOTHING_FREE = ['3664', '1257', '10604', '11226', '895'];
/** Its rooms hold at most nine adults. */
const MAX_ADULTS_OF_A_ROOM = 9;
/** A city's hotels hardly change within a day. */
const LISTS = { ttlMs: 24 * 3_600_000, max: 100 };
const CITY_CODE = /^[A-Z]{3}$/;

/**
 * Hotels of Amadeus in two steps: the hotels of a place (v1 Hotel List, by city code or point), then their offers for
 * the nights (v3 Hotel Search).
 */
export function createAmadeusHotels(
  session: AmadeusSession,
  findPlace: FindPlace,
): SearchProvider<HotelSearch, HotelResult> {
  const lists = createRecentMemory<ListedHotel[]>(LISTS);

  const hotelsOf = async (search: HotelSearch, place: Place | string, signal: AbortSignal) => {
    const request = listRequest(place, search.starRating);
    const key = JSON.stringify(request.query);
    const known = lists.get(key);

    if (known) return known;
    const { data } = await session.send(request, hotelListAnswer, signal);
    const listed = readItems(data, listedHotel).slice(0, MAX_HOTELS);

    lists.set(key, listed);
    return listed;
  };

  return {
    name: AMADEUS,
    isSample: false,
    search: async (search, signal) => {
      if (search.guests.adults > MAX_ADULTS_OF_A_ROOM * search.guests.rooms)
        throw new ProviderError('refused');
      const isCode = CITY_CODE.test(search.destination);
      const place = isCode ? search.destination : await findPlace(search.destination);
      const listed = await hotelsOf(search, place, signal);

      if (listed.length === 0) return [];
      const { data } = await session
        .send(offersRequest(listed, search), hotelOffersAnswer, signal)
        .catch(nothingFree);
      const byId = new Map(listed.map((hotel) => [hotel.hotelId, hotel]));
      const city = typeof place === 'string' ? place : place.name;

      return readItems(data, hotelOffers).flatMap((entry) =>
        toHotelResult(entry, { listed: byId.get(entry.hotel.hotelId), search, city }),
      );
    },
  };
}

function listRequest(place: Place | string, stars: number | undefined) {
  const common = {
    radius: RADIUS_KM,
    radiusUnit: 'KM',
    // Hotels without a known rating are left out only where a rating was asked for.
    ratings:
      stars === undefined ? undefined : [1, 2, 3, 4, 5].filter((star) => star >= stars).join(','),
  };

  return typeof place === 'string'
    ? {
        method: 'GET' as const,
        path: '/v1/reference-data/locations/hotels/by-city',
        query: { cityCode: place, ...common },
      }
    : {
        method: 'GET' as const,
        path: '/v1/reference-data/locations/hotels/by-geocode',
        query: { latitude: place.lat, longitude: place.lon, ...common },
      };
}

function offersRequest(listed: readonly ListedHotel[], { guests, checkIn, checkOut }: HotelSearch) {
  return {
    method: 'GET' as const,
    path: '/v3/shopping/hotel-offers',
    query: {
      hotelIds: listed.map((hotel) => hotel.hotelId).join(','),
      // Adults are told per room.
      adults: Math.ceil(guests.adults / guests.rooms),
      roomQuantity: guests.rooms,
      checkInDate: checkIn,
      checkOutDate: checkOut,
      currency: 'USD',
      bestRateOnly: true,
    },
  };
}

function nothingFree(error: unknown): { data: unknown[] } {
  const isEmpty =
    error instanceof ProviderError &&
    error.fault === 'refused' &&
    error.codes.some((code) => NOTHING_FREE.includes(code));

  if (isEmpty) return { data: [] };
  throw error;
}

function toHotelResult(
  { hotel, available, offers }: AmadeusHotelOffers,
  { listed, search, city }: { listed: ListedHotel | undefined; search: HotelSearch; city: string },
): HotelResult[] {
  const [offer] = offers.toSorted((a, b) => a.price.total - b.price.total);

  if (!available || !offer) return [];
  const nights = Math.max(1, daysBetween(search.checkIn, search.checkOut));
  const { currency, total } = offer.price;

  return [
    {
      id: `amadeus-${hotel.hotelId}`,
      name: hotel.name,
      address: addressOf(listed, city),
      images: [],
      starRating: listed?.rating ?? 0,
      userRating: 0,
      reviewCount: 0,
      pricePerNight: roundMoney(total / nights, currency),
      currency,
      amenities: offer.boardType?.includes('BREAKFAST') ? ['breakfast'] : [],
      deepLink: hotelSearchLink(
        { name: hotel.name, city },
        { from: search.checkIn, to: search.checkOut },
      ),
      propertyType: 'Hotel',
      ...pointOf(hotel, listed),
      provider: AMADEUS,
      sample: false,
    },
  ];
}

function addressOf(listed: ListedHotel | undefined, city: string): string {
  const { lines = [], cityName = city } = listed?.address ?? {};

  return [...lines, cityName].join(', ');
}

function pointOf(hotel: AmadeusHotelOffers['hotel'], listed: ListedHotel | undefined) {
  return {
    lat: hotel.latitude ?? listed?.geoCode?.latitude,
    lon: hotel.longitude ?? listed?.geoCode?.longitude,
  };
}
