import type { FlightResult } from '#shared/booking/search.schema.ts';
import { isoDurationMinutes } from '../../domain/iso-duration.ts';
import { flightSearchLink } from '../../domain/search-links.ts';
import { ProviderError } from '../http/provider-error.ts';
import { type ProviderRequest, searchRequest } from '../http/send-once.ts';
import { readItems } from '../provider-values.ts';
import type { FlightSearch, SearchProvider } from '../search-provider.ts';
import type { AmadeusSession } from './amadeus-session.ts';
import { type AmadeusFlightOffer, flightOffer, flightOffersAnswer } from './amadeus.schema.ts';

export const AMADEUS = 'Amadeus';
/** Amadeus sells at most nine seats at once. */
const MAX_ADULTS = 9;
const MAX_OFFERS = 50;
const OFFERS_PATH = '/v2/shopping/flight-offers';

/** Flights of Amadeus' Flight Offers Search. */
export function createAmadeusFlights(
  session: AmadeusSession,
): SearchProvider<FlightSearch, FlightResult> {
  return {
    name: AMADEUS,
    isSample: false,
    search: async (search, signal) => {
      if (search.adults > MAX_ADULTS) throw new ProviderError('refused');
      const { data, dictionaries } = await session.send(
        search.returnOrigin ? openJawRequest(search) : returnRequest(search),
        flightOffersAnswer,
        signal,
      );

      return readItems(data, flightOffer).map((offer) =>
        toFlightResult(offer, { carriers: dictionaries.carriers, search }),
      );
    },
  };
}

function returnRequest(search: FlightSearch): ProviderRequest {
  return {
    method: 'GET',
    path: OFFERS_PATH,
    query: {
      originLocationCode: search.origin,
      destinationLocationCode: search.destination,
      departureDate: search.departureDate,
      returnDate: search.returnDate,
      adults: search.adults,
      travelClass: search.cabinClass.toUpperCase(),
      nonStop: search.directFlights ? true : undefined,
      currencyCode: 'USD',
      max: MAX_OFFERS,
    },
  };
}

/** The plain form returns to where it began; another way back is asked for by the form that lists its ways. */
function openJawRequest(search: FlightSearch): ProviderRequest {
  const ways = [
    {
      id: '1',
      originLocationCode: search.origin,
      destinationLocationCode: search.destination,
      departureDateTimeRange: { date: search.departureDate },
    },
    {
      id: '2',
      originLocationCode: search.returnOrigin,
      destinationLocationCode: search.origin,
      departureDateTimeRange: { date: search.returnDate },
    },
  ];

  return searchRequest(OFFERS_PATH, {
    currencyCode: 'USD',
    originDestinations: ways,
    travelers: Array.from({ length: search.adults }, (_, at) => ({
      id: String(at + 1),
      travelerType: 'ADULT',
    })),
    sources: ['GDS'],
    searchCriteria: {
      maxFlightOffers: MAX_OFFERS,
      flightFilters: {
        cabinRestrictions: [
          {
            cabin: search.cabinClass.toUpperCase(),
            coverage: 'MOST_SEGMENTS',
            originDestinationIds: ways.map(({ id }) => id),
          },
        ],
        ...(search.directFlights ? { connectionRestriction: { maxNumberOfConnections: 0 } } : {}),
      },
    },
  });
}

type Context = { carriers: Record<string, string>; search: FlightSearch };

function toFlightResult(offer: AmadeusFlightOffer, context: Context): FlightResult {
  const { search } = context;
  const [outboundSegments = [], returnSegments = []] = segmentsOf(offer, context);
  const key = [...outboundSegments, ...returnSegments]
    .map((leg) => leg.flightNumber + leg.departureTime)
    .join('-');

  return {
    id: `amadeus-${offer.id}-${key}`,
    provider: AMADEUS,
    price: offer.travelerPricings[0]?.price.total ?? offer.price.grandTotal / search.adults,
    currency: offer.price.currency,
    totalDuration: offer.itineraries.reduce(
      (sum, way) => sum + (isoDurationMinutes(way.duration) ?? 0),
      0,
    ),
    stops: Math.max(
      ...offer.itineraries.map(
        (way) =>
          way.segments.length - 1 + way.segments.reduce((sum, leg) => sum + leg.numberOfStops, 0),
      ),
    ),
    baggageAllowance: { checkedBags: checkedBags(offer) },
    outboundSegments,
    returnSegments,
    deepLink: flightSearchLink(search.origin, search.destination, search),
    sample: false,
  };
}

function segmentsOf(offer: AmadeusFlightOffer, { carriers, search }: Context) {
  const cabins = new Map(
    offer.travelerPricings[0]?.fareDetailsBySegment.map((fare) => [fare.segmentId, fare.cabin]),
  );

  return offer.itineraries.map((way) =>
    way.segments.map((segment) => ({
      airline: titleCase(carriers[segment.carrierCode] ?? segment.carrierCode),
      flightNumber: `${segment.carrierCode}${segment.number}`,
      cabin: cabins.get(segment.id)?.toLowerCase() ?? search.cabinClass,
      departureTime: segment.departure.at,
      arrivalTime: segment.arrival.at,
      departureAirport: segment.departure.iataCode,
      arrivalAirport: segment.arrival.iataCode,
    })),
  );
}

/** Bags of the first flight: a number of pieces, or a weight that counts as one piece. */
function checkedBags({ travelerPricings }: AmadeusFlightOffer): number {
  const bags = travelerPricings[0]?.fareDetailsBySegment[0]?.includedCheckedBags;

  return bags?.quantity ?? (bags?.weight ? 1 : 0);
}

/** "BRITISH AIRWAYS" as people write it. */
function titleCase(name: string): string {
  if (name.length <= 3) return name;
  return name.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (letters) => letters.toUpperCase());
}
