import type { FlightResult } from '#shared/booking/search.schema.ts';
import { roundMoney } from '#shared/money.ts';
import { isoDurationMinutes } from '../../domain/iso-duration.ts';
import { flightSearchLink } from '../../domain/search-links.ts';
import {
  createProviderClient,
  type KeyedClientOptions,
  type ProviderClient,
} from '../http/provider-client.ts';
import { readItems } from '../provider-values.ts';
import type { FlightSearch, SearchProvider } from '../search-provider.ts';
import {
  type DuffelOffer,
  faultAnswer,
  offer,
  offerRequestAnswer,
  offersAnswer,
} from './duffel.schema.ts';

const DUFFEL = 'Duffel';
const API_VERSION = 'v2';
/** How long Duffel itself waits for airlines; its default, 20 s, is longer than a search may take. */
const SUPPLIER_TIMEOUT_MS = 5000;
const PAGE_SIZE = 50;
const MAX_PAGES = 3;

export function createDuffelClient({ key, ...options }: KeyedClientOptions): ProviderClient {
  return createProviderClient({
    ...options,
    headers: { authorization: `Bearer ${key}`, 'duffel-version': API_VERSION },
    faultCodes: (body) => faultAnswer.safeParse(body).data?.errors.map((error) => error.code) ?? [],
  });
}

/** Flights of Duffel: an offer request, then its offers page by page, the cheapest first. */
export function createDuffelFlights(
  client: ProviderClient,
): SearchProvider<FlightSearch, FlightResult> {
  return {
    name: DUFFEL,
    isSample: false,
    search: async (search, signal) => {
      const { data } = await client.send(
        {
          method: 'POST',
          path: '/air/offer_requests',
          query: { return_offers: false, supplier_timeout: SUPPLIER_TIMEOUT_MS },
          body: { json: { data: requestBody(search) } },
          isSafe: true,
        },
        offerRequestAnswer,
        signal,
      );
      const offers = await allOffers(client, data.id, signal);

      return offers.map((found) => toFlightResult(found, search));
    },
  };
}

function requestBody(search: FlightSearch) {
  const way = (origin: string, destination: string, date: string) => ({
    origin,
    destination,
    departure_date: date,
  });

  return {
    slices: [
      way(search.origin, search.destination, search.departureDate),
      ...(search.returnDate
        ? [way(search.returnOrigin ?? search.destination, search.origin, search.returnDate)]
        : []),
    ],
    passengers: Array.from({ length: search.adults }, () => ({ type: 'adult' })),
    cabin_class: search.cabinClass,
    ...(search.directFlights ? { max_connections: 0 } : {}),
  };
}

async function allOffers(
  client: ProviderClient,
  requestId: string,
  signal: AbortSignal,
): Promise<DuffelOffer[]> {
  const offers: DuffelOffer[] = [];
  let after: string | undefined;

  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await client.send(
      {
        method: 'GET',
        path: '/air/offers',
        query: { offer_request_id: requestId, sort: 'total_amount', limit: PAGE_SIZE, after },
      },
      offersAnswer,
      signal,
    );

    offers.push(...readItems(answer.data, offer));
    after = answer.meta?.after ?? undefined;
    if (after === undefined) break;
  }
  return offers;
}

function toFlightResult(found: DuffelOffer, search: FlightSearch): FlightResult {
  const ways = found.slices.map((slice) =>
    slice.segments.map((segment) => ({
      airline: segment.marketing_carrier.name,
      flightNumber: `${segment.marketing_carrier.iata_code}${segment.marketing_carrier_flight_number}`,
      cabin: segment.passengers[0]?.cabin_class ?? search.cabinClass,
      departureTime: segment.departing_at,
      arrivalTime: segment.arriving_at,
      departureAirport: segment.origin.iata_code,
      arrivalAirport: segment.destination.iata_code,
    })),
  );
  const baggages = found.slices[0]?.segments[0]?.passengers[0]?.baggages ?? [];

  return {
    id: `duffel-${found.id}`,
    provider: DUFFEL,
    providerLogo: found.owner.logo_symbol_url ?? undefined,
    // The offer's price is for the whole party.
    price: roundMoney(found.total_amount / search.adults, found.total_currency),
    currency: found.total_currency,
    totalDuration: found.slices.reduce(
      (sum, slice) => sum + (isoDurationMinutes(slice.duration ?? '') ?? 0),
      0,
    ),
    stops: Math.max(
      ...found.slices.map(
        ({ segments }) =>
          segments.length - 1 + segments.reduce((sum, segment) => sum + segment.stops.length, 0),
      ),
    ),
    baggageAllowance: {
      checkedBags: baggages.find((bag) => bag.type === 'checked')?.quantity ?? 0,
    },
    outboundSegments: ways[0] ?? [],
    returnSegments: ways[1] ?? [],
    deepLink: flightSearchLink(search.origin, search.destination, search),
    sample: false,
  };
}
