import { describe, expect, test } from 'vitest';
import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import type { RankContext } from './rank-context.ts';
import { rankExperiences } from './rank-experiences.ts';
import { rankFlights } from './rank-flights.ts';
import { rankHotels } from './rank-hotels.ts';

const CONTEXT: RankContext = {
  level: 'moderate',
  nightUsd: [150, 150],
  stops: [
    { name: 'Castle', lat: 38.71, lon: -9.13 },
    { name: 'Cathedral', lat: 38.712, lon: -9.132 },
  ],
  days: [
    { date: '2026-06-01', start: '12:00', end: '21:00' },
    { date: '2026-06-05', start: '09:00', end: '15:00' },
  ],
  interests: ['Culinary'],
  isEcoFriendly: false,
  isVeganFriendly: false,
  planned: new Set(['castle']),
};

const flight = (
  id: string,
  changes: Partial<FlightResult> & { from?: string; lands?: string; leaves?: string },
) => {
  const {
    from = '2026-06-01T06:00',
    lands = '2026-06-01T10:00',
    leaves = '2026-06-05T18:00',
    ...rest
  } = changes;
  const segment = {
    airline: 'TAP',
    flightNumber: id,
    cabin: 'economy',
    departureAirport: 'LHR',
    arrivalAirport: 'LIS',
  };

  return {
    id,
    provider: 'p',
    price: 300,
    currency: 'USD',
    totalDuration: 320,
    stops: 0,
    baggageAllowance: { checkedBags: 1 },
    outboundSegments: [{ ...segment, departureTime: from, arrivalTime: lands }],
    returnSegments: [{ ...segment, departureTime: leaves, arrivalTime: '2026-06-05T21:00' }],
    deepLink: '',
    sample: true,
    ...rest,
  } satisfies FlightResult;
};

const hotel = (id: string, changes: Partial<HotelResult>): HotelResult => ({
  id,
  name: id,
  address: '',
  images: [],
  starRating: 3,
  userRating: 8,
  reviewCount: 100,
  pricePerNight: 150,
  currency: 'USD',
  amenities: [],
  deepLink: '',
  propertyType: 'Hotel',
  lat: 38.711,
  lon: -9.131,
  provider: 'p',
  sample: true,
  ...changes,
});

const experience = (id: string, changes: Partial<ExperienceResult>): ExperienceResult => ({
  id,
  name: id,
  provider: 'viator',
  images: [],
  rating: 4.5,
  reviewCount: 100,
  lowestPrice: 50,
  currency: 'USD',
  duration: 2,
  location: { address: '' },
  categories: ['sightseeing'],
  languages: ['English'],
  description: '',
  sustainabilityCertified: false,
  smallGroup: false,
  skipTheLine: false,
  privateOption: false,
  deepLink: '',
  sample: true,
  ...changes,
});

type Row<Option> = [
  what: string,
  better: Option,
  worse: Option,
  context: Partial<RankContext>,
  reason: RegExp,
];

describe('[BOOK-03] flights', () => {
  test('half of those shown leave on the day, for whoever cannot leave before', () => {
    const at = (from: string) => (id: string) => flight(id, { from, lands: '2026-06-01T09:00' });
    const early = ['a', 'b', 'c', 'd', 'e', 'f'].map(at('2026-05-31T20:35'));
    const late = ['g', 'h', 'i', 'j'].map((id) => flight(id, { lands: '2026-06-01T19:37' }));
    const ids = rankFlights([...early, ...late], CONTEXT).map(({ option }) => option.id);

    expect(ids).toEqual(['a', 'b', 'c', 'g', 'h', 'i']);
  });

  test.each<Row<FlightResult>>([
    ['cheaper', flight('a', { price: 200 }), flight('b', {}), {}, /lowest fare/],
    [
      'in time for the plan although it costs a little more',
      flight('a', { price: 330 }),
      flight('b', { lands: '2026-06-01T16:40' }),
      {},
      /lands 10:00, in time for your first stop/,
    ],
    [
      'in time for the plan although it leaves the day before',
      flight('a', { from: '2026-05-31T20:35', lands: '2026-06-01T07:57' }),
      flight('b', { lands: '2026-06-01T19:37' }),
      {},
      /^Leaves the day before and lands 07:57, in time for your plan; the lowest fare/,
    ],
    [
      'leaving after the plan ends',
      flight('a', { price: 330 }),
      flight('b', { leaves: '2026-06-05T11:00' }),
      {},
      /in time/,
    ],
    [
      'nonstop for a greener party although it costs more',
      flight('a', { price: 380 }),
      flight('b', { stops: 1, price: 300 }),
      { isEcoFriendly: true },
      /burns the least fuel/,
    ],
    [
      'much cheaper although it cuts into the plan, and says so',
      flight('a', { price: 60, lands: '2026-06-01T16:40' }),
      flight('b', { price: 900 }),
      {},
      /^Lands 16:40, cutting 5h 55m off your first day/,
    ],
    [
      'for the lean, with more of the stay although they cost more',
      flight('a', { price: 220, lands: '2026-06-01T11:40', stops: 1 }),
      flight('b', { price: 194, lands: '2026-06-01T13:53' }),
      { level: 'budget' },
      /^Lands 11:40, cutting 55m off your first day/,
    ],
    [
      'with longer days at both ends of the stay, each told,',
      flight('a', { lands: '2026-06-01T11:40', leaves: '2026-06-05T17:00' }),
      flight('b', { price: 250, lands: '2026-06-01T11:00', leaves: '2026-06-05T12:00' }),
      {},
      /^Lands 11:40, cutting 55m off your first day; leaves 17:00, cutting 30m off your last day/,
    ],
  ])('%s come first', (_what, better, worse, context, reason) => {
    const ranked = rankFlights([worse, better], { ...CONTEXT, ...context });

    expect(ranked.map(({ option }) => option.id)).toEqual(['a', 'b']);
    expect(ranked[0]?.reason).toMatch(reason);
  });
});

describe('[BOOK-03] hotels', () => {
  const far = { lat: 38.78, lon: -9.2 };

  test.each<Row<HotelResult>>([
    [
      'near the stops',
      hotel('a', {}),
      hotel('b', far),
      {},
      /2 of your 2 stops are within walking distance/,
    ],
    [
      'within the level',
      hotel('a', {}),
      hotel('b', { pricePerNight: 260, userRating: 9 }),
      {},
      /\$150 a night suits your budget/,
    ],
    [
      'within the level by its worth in dollars',
      hotel('a', { pricePerNight: 130, currency: 'EUR' }),
      hotel('b', { pricePerNight: 250, currency: 'GBP', userRating: 9 }),
      {},
      /€130 a night suits/,
    ],
    [
      'a walk from the stops for a greener party',
      hotel('a', { userRating: 7.5 }),
      hotel('b', { lat: 38.725, lon: -9.131, userRating: 9.1 }),
      { isEcoFriendly: true },
      /no ride needed/,
    ],
    [
      'with a kitchen for a vegan party',
      hotel('a', { propertyType: 'Apartment' }),
      hotel('b', {}),
      { isVeganFriendly: true },
      /kitchen/,
    ],
  ])('%s come first', (_what, better, worse, context, reason) => {
    const ranked = rankHotels([worse, better], { ...CONTEXT, ...context });

    expect(ranked.map(({ option }) => option.id)).toEqual(['a', 'b']);
    expect(ranked[0]?.reason).toMatch(reason);
  });

  test('one above the level says so', () => {
    const [only] = rankHotels([hotel('a', { pricePerNight: 400 })], CONTEXT);

    expect(only?.reason).toContain('$400 a night is above your budget’s $150');
  });

  test.each([
    [{ nightUsd: [154, 230] }, 230, '$230 a night suits your budget'],
    [{ nightUsd: [154, 230] }, 290, '$290 a night is above your budget’s $230'],
    [
      { nightUsd: [154, 230], stay: { name: 'own', pricePerNight: 290 } },
      290,
      "Your plan's own stay; 2 of your 2 stops are within walking distance; $290 a night, as in your plan",
    ],
  ] satisfies [Partial<RankContext>, number, string][])(
    'where %j, %d a night is held against what stays of the level cost there',
    (there, pricePerNight, text) => {
      const [only] = rankHotels([hotel('own', { pricePerNight })], { ...CONTEXT, ...there });

      expect(only?.reason).toContain(text);
    },
  );
});

describe('[BOOK-03] experiences', () => {
  const culinary = { categories: ['culinary'] };

  test.each<Row<ExperienceResult>>([
    [
      'of the interests',
      experience('a', culinary),
      experience('b', {}),
      {},
      /fits your taste for food/i,
    ],
    ['not planned already', experience('a', {}), experience('Castle tour', {}), {}, /Loved/],
    [
      'that speak of vegan food',
      experience('a', { ...culinary, description: 'Vegan tapas' }),
      experience('b', { ...culinary, rating: 4.9 }),
      { isVeganFriendly: true },
      /mentions vegan food/,
    ],
    [
      'certified for a greener party',
      experience('a', { sustainabilityCertified: true }),
      experience('b', {}),
      { isEcoFriendly: true },
      /Certified sustainable/,
    ],
  ])('%s come first', (_what, better, worse, context, reason) => {
    const ranked = rankExperiences([worse, better], { ...CONTEXT, ...context });

    expect(ranked[0]?.option.id).toBe('a');
    expect(ranked[0]?.reason).toMatch(reason);
  });

  test('a tasting that says nothing of plants tells a vegan party to ask', () => {
    const [only] = rankExperiences([experience('a', culinary)], {
      ...CONTEXT,
      isVeganFriendly: true,
    });

    expect(only?.reason).toContain('ask about vegan dishes');
  });
});

describe('what the plan is made with', () => {
  test('comes first, its stay and its flights, and says so', () => {
    const context = {
      ...CONTEXT,
      stay: { name: 'Dear inn', pricePerNight: 390 },
      flights: new Set(['TP9 2026-06-01', 'TP9 2026-06-05']),
    };
    const hotels = rankHotels(
      [hotel('Fine inn', { userRating: 9 }), hotel('Dear Inn', { pricePerNight: 390 })],
      context,
    );
    const flights = rankFlights([flight('TP1', { price: 90 }), flight('TP9', {})], context);

    expect(hotels.map(({ option }) => option.name)).toEqual(['Dear Inn', 'Fine inn']);
    expect(hotels[0]?.reason).toMatch(/^Your plan's own stay/);
    expect(flights.map(({ option }) => option.id)).toEqual(['TP9', 'TP1']);
    expect(flights[0]?.reason).toMatch(/^Your plan's own flights/);
  });
});
