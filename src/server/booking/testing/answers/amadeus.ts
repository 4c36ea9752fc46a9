import type { FakeAnswer, FakeCall, Protocol } from '../fake-provider.ts';

export const AMADEUS_KEYS = { clientId: 'amadeus-client', clientSecret: 'amadeus-very-secret' };

/** Amadeus Self-Service, as its reference has it: OAuth 2, flight offers, hotel list, hotel offers. */
export function amadeusProtocol() {
  let issued = 0;
  let valid = '';

  const protocol: Protocol = (call) => {
    if (call.path === '/v1/security/oauth2/token') {
      const form = new URLSearchParams(call.body);

      if (form.get('client_secret') !== AMADEUS_KEYS.clientSecret)
        return { status: 401, body: { error: 'invalid_client', code: 38187 } };
      issued += 1;
      valid = `token-${issued}`;
      return { status: 200, body: tokenBody(valid) };
    }
    if (call.headers.authorization !== `Bearer ${valid}`) return EXPIRED;
    return dataAnswer(call);
  };

  return {
    protocol,
    /** Makes the token at hand worthless, as after its half hour. */
    expire: () => {
      valid = 'none';
    },
    issued: () => issued,
  };
}

const EXPIRED: FakeAnswer = {
  status: 401,
  body: {
    errors: [
      {
        code: 38192,
        title: 'Access token expired',
        detail: 'The access token is expired',
        status: 401,
      },
    ],
  },
};

function tokenBody(token: string) {
  return {
    type: 'amadeusOAuth2Token',
    username: 'someone@example.com',
    application_name: 'Northstar',
    client_id: AMADEUS_KEYS.clientId,
    token_type: 'Bearer',
    access_token: token,
    expires_in: 1799,
    state: 'approved',
    scope: '',
  };
}

function dataAnswer(call: FakeCall): FakeAnswer | undefined {
  switch (call.path) {
    case '/v2/shopping/flight-offers':
      return call.query.get('originLocationCode') === 'USH'
        ? { status: 200, body: { meta: { count: 0 }, data: [] } }
        : { status: 200, body: flightOffersBody() };
    case '/v1/reference-data/locations/hotels/by-geocode':
    case '/v1/reference-data/locations/hotels/by-city':
      return { status: 200, body: hotelListBody() };
    case '/v3/shopping/hotel-offers':
      // This date is booked out, told as Amadeus tells it.
      return call.query.get('checkInDate') === '2026-12-31'
        ? NO_ROOMS
        : { status: 200, body: hotelOffersBody() };
    default:
      return undefined;
  }
}

const NO_ROOMS: FakeAnswer = {
  status: 400,
  body: {
    errors: [{ status: 400, code: 3664, title: 'NO ROOMS AVAILABLE AT REQUESTED PROPERTY' }],
  },
};

function segment(id: string, [from, departs]: [string, string], [to, arrives]: [string, string]) {
  return {
    departure: { iataCode: from, terminal: '5', at: departs },
    arrival: { iataCode: to, terminal: '8', at: arrives },
    carrierCode: 'BA',
    number: id === '1' ? '117' : '178',
    aircraft: { code: '77W' },
    operating: { carrierCode: 'BA' },
    duration: 'PT8H',
    id,
    numberOfStops: 0,
    blacklistedInEU: false,
  };
}

function flightOffersBody() {
  return {
    meta: { count: 1, links: { self: 'https://test.api.amadeus.com/v2/shopping/flight-offers' } },
    data: [
      {
        type: 'flight-offer',
        id: '1',
        source: 'GDS',
        instantTicketingRequired: false,
        lastTicketingDate: '2026-06-01',
        numberOfBookableSeats: 9,
        itineraries: [
          {
            duration: 'PT8H5M',
            segments: [
              segment('1', ['LHR', '2026-07-01T08:20:00'], ['JFK', '2026-07-01T11:25:00']),
            ],
          },
          {
            duration: 'PT7H10M',
            segments: [
              segment('2', ['JFK', '2026-07-08T18:00:00'], ['LHR', '2026-07-09T06:10:00']),
            ],
          },
        ],
        price: {
          currency: 'USD',
          total: '1042.50',
          base: '700.00',
          grandTotal: '1042.50',
          fees: [],
        },
        pricingOptions: { fareType: ['PUBLISHED'], includedCheckedBagsOnly: true },
        validatingAirlineCodes: ['BA'],
        travelerPricings: [
          {
            travelerId: '1',
            fareOption: 'STANDARD',
            travelerType: 'ADULT',
            price: { currency: 'USD', total: '521.25', base: '350.00' },
            fareDetailsBySegment: [
              {
                segmentId: '1',
                cabin: 'ECONOMY',
                fareBasis: 'OLN0',
                class: 'O',
                includedCheckedBags: { quantity: 1 },
              },
              { segmentId: '2', cabin: 'ECONOMY', includedCheckedBags: { quantity: 1 } },
            ],
          },
        ],
      },
    ],
    dictionaries: {
      locations: { LHR: { cityCode: 'LON', countryCode: 'GB' } },
      carriers: { BA: 'BRITISH AIRWAYS' },
    },
  };
}

function hotelListBody() {
  return {
    data: [
      {
        chainCode: 'AC',
        iataCode: 'PAR',
        dupeId: 700169556,
        name: 'HOTEL DE LA SEINE',
        hotelId: 'ACPARH29',
        geoCode: { latitude: 48.857, longitude: 2.352 },
        address: { countryCode: 'FR' },
        distance: { value: 0.42, unit: 'KM' },
        rating: '4',
      },
    ],
    meta: { count: 1, links: { self: 'https://test.api.amadeus.com/…' } },
  };
}

function hotelOffersBody() {
  return {
    data: [
      {
        type: 'hotel-offers',
        hotel: {
          type: 'hotel',
          hotelId: 'ACPARH29',
          chainCode: 'AC',
          dupeId: '700169556',
          name: 'Hotel de la Seine',
          cityCode: 'PAR',
          latitude: 48.857,
          longitude: 2.352,
        },
        available: true,
        offers: [
          {
            id: 'TSXOJ6LFQ2',
            checkInDate: '2026-07-01',
            checkOutDate: '2026-07-05',
            rateCode: 'RAC',
            boardType: 'BREAKFAST',
            room: { type: 'A1K', typeEstimated: { category: 'STANDARD_ROOM', beds: 1 } },
            guests: { adults: 2 },
            price: {
              currency: 'EUR',
              base: '500.00',
              total: '560.00',
              variations: { average: {} },
            },
            policies: { paymentType: 'deposit' },
            self: 'https://test.api.amadeus.com/v3/shopping/hotel-offers/TSXOJ6LFQ2',
          },
        ],
        self: 'https://test.api.amadeus.com/v3/shopping/hotel-offers?hotelIds=ACPARH29',
      },
    ],
  };
}
