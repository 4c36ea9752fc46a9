import type { FakeAnswer, Protocol } from '../fake-provider.ts';

export const DUFFEL_TOKEN = 'duffel_test_very_secret';

/** Duffel, as its reference has it: an offer request, then its offers in two pages. */
export const duffelProtocol: Protocol = (call): FakeAnswer | undefined => {
  if (
    call.headers.authorization !== `Bearer ${DUFFEL_TOKEN}` ||
    call.headers['duffel-version'] !== 'v2'
  )
    return { status: 401, body: { errors: [{ code: 'access_token_not_found' }] } };

  switch (call.path) {
    case '/air/offer_requests':
      return {
        status: 201,
        body: {
          data: {
            id: call.body.includes('"origin":"USH"') ? 'orq_none' : 'orq_00009hjdomFOCJyxHG7k7k',
            live_mode: false,
            slices: [],
          },
        },
      };
    case '/air/offers':
      if (call.query.get('offer_request_id') === 'orq_none')
        return { status: 200, body: { data: [], meta: { before: null, after: null, limit: 50 } } };
      return call.query.get('after') === null
        ? { status: 200, body: page(offer('off_1', '412.00', '117'), 'g3QAAAAC') }
        : { status: 200, body: page(offer('off_2', '655.40', '119'), null) };
    default:
      return undefined;
  }
};

function page(offers: unknown, after: string | null) {
  return { data: [offers], meta: { before: null, after, limit: 50 } };
}

function offer(id: string, amount: string, number: string) {
  return {
    id,
    live_mode: false,
    total_amount: amount,
    total_currency: 'GBP',
    base_amount: '300.00',
    tax_amount: '112.00',
    total_emissions_kg: '460',
    expires_at: '2026-05-02T10:42:14.545Z',
    owner: {
      name: 'British Airways',
      iata_code: 'BA',
      logo_symbol_url: 'https://assets.duffel.com/img/airlines/BA.svg',
    },
    conditions: { refund_before_departure: null },
    passengers: [{ id: 'pas_1', type: 'adult' }],
    slices: [
      {
        id: 'sli_1',
        duration: 'PT8H5M',
        fare_brand_name: 'Basic',
        origin: { iata_code: 'LHR', type: 'airport' },
        destination: { iata_code: 'JFK', type: 'airport' },
        segments: [
          {
            id: 'seg_1',
            origin: { iata_code: 'LHR', name: 'Heathrow' },
            destination: { iata_code: 'JFK', name: 'Kennedy' },
            departing_at: '2026-07-01T08:20:00',
            arriving_at: '2026-07-01T11:25:00',
            duration: 'PT8H5M',
            distance: '5540',
            stops: [],
            marketing_carrier: { iata_code: 'BA', name: 'British Airways' },
            marketing_carrier_flight_number: number,
            operating_carrier: { iata_code: 'BA', name: 'British Airways' },
            passengers: [
              {
                passenger_id: 'pas_1',
                cabin_class: 'economy',
                baggages: [
                  { type: 'checked', quantity: 1 },
                  { type: 'carry_on', quantity: 1 },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}
