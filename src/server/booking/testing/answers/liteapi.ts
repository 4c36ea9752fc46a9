import type { FakeAnswer, Protocol } from '../fake-provider.ts';

export const LITEAPI_TEST_KEY = 'sand_very_secret';

/** LiteAPI v3, as its reference has it: hotels around a point, then rates; what its numbers mean has lists of its own. */
export const liteApiProtocol: Protocol = (call): FakeAnswer | undefined => {
  if (call.headers['x-api-key'] !== LITEAPI_TEST_KEY)
    return { status: 401, body: { error: { code: 401, message: 'invalid api key' } } };

  switch (call.path) {
    case '/data/hotels':
      return { status: 200, body: hotelsBody };
    case '/data/facilities':
      return { status: 200, body: facilitiesBody };
    case '/data/hotelTypes':
      return { status: 200, body: typesBody };
    case '/hotels/rates':
      // This date is booked out; LiteAPI says so with a 200.
      return call.body.includes('"checkin":"2026-12-31"')
        ? { status: 200, body: { error: { code: 2001, message: 'no availability found' } } }
        : { status: 200, body: ratesBody };
    default:
      return undefined;
  }
};

const hotelsBody = {
  data: [
    {
      id: 'lp1897',
      primaryHotelId: null,
      name: 'Hotel de la Seine',
      hotelDescription: '<p>By the river</p>',
      hotelTypeId: 204,
      currency: 'EUR',
      country: 'fr',
      city: 'Paris',
      latitude: 48.8571,
      longitude: 2.3521,
      address: '1 Quai de la Seine',
      zip: '75004',
      main_photo: 'https://static.cupid.travel/hotels/1.jpg',
      thumbnail: 'https://static.cupid.travel/hotels/1_thumb.jpg',
      stars: 4,
      rating: 8.6,
      reviewCount: 1290,
      facilityIds: [107, 109, 433, 434, 435, 9999],
      deletedAt: null,
    },
  ],
  hotelIds: 'lp1897',
  total: 1,
};

const facility = (facility_id: number, name: string) => ({
  facility_id,
  facility: name,
  sort: 1,
  translation: [{ lang: 'es', facility: `${name} (es)` }],
});
const facilitiesBody = {
  data: [
    facility(107, 'Free WiFi'),
    facility(109, 'Air conditioning'),
    facility(433, 'Outdoor pool'),
    facility(434, 'Mini bar'),
    facility(435, 'Pool table'),
  ],
};
const typesBody = {
  data: [
    { id: 204, name: 'Hotels' },
    { id: 201, name: 'Apartments' },
  ],
};

const ratesBody = {
  data: [
    {
      hotelId: 'lp1897',
      roomTypes: [
        {
          roomTypeId: 'legacy',
          offerId: 'GE5ESNBS',
          supplier: 'nuitee',
          supplierId: 2,
          offerRetailRate: { amount: 600, currency: 'USD' },
          suggestedSellingPrice: { amount: 640, currency: 'USD', source: 'providerDirect' },
          rates: [
            {
              rateId: 'rate-1',
              occupancyNumber: 1,
              name: 'Standard King Room',
              maxOccupancy: 2,
              boardType: 'BI',
              boardName: 'Breakfast Included',
              retailRate: {
                total: [{ amount: 600, currency: 'USD' }],
                msp: [{ amount: 640, currency: 'USD' }],
                taxesAndFees: null,
              },
              cancellationPolicies: { refundableTag: 'RFN', cancelPolicyInfos: [] },
            },
          ],
        },
      ],
    },
  ],
  guestLevel: 0,
  sandbox: true,
};
