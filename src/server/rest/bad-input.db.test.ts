import { describe, expect, test } from 'vitest';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';
import { createTestApi } from '../testing/create-test-api.ts';

/** Every field of every call of the wizard and of saving, tried with what should not come. */

const api = createTestApi();

const LONG = 'x'.repeat(5000);
const NUL = 'a\u0000b';
const HALF = 'half \ud83d a character';

type BadField = [field: string, values: readonly unknown[], named?: string];

const day = (field: string): BadField => [
  field,
  [
    null,
    20260601,
    '',
    'tomorrow',
    '2026-02-30',
    '2026-6-1',
    '2026-06-01T00:00:00Z',
    {},
    [],
    LONG,
    "2026-06-01'; --",
  ],
];
const text = (field: string): BadField => [field, [null, 1, {}, [], LONG, NUL, HALF]];
const flag = (field: string): BadField => [field, [null, 'yes', 'true', 1, {}, []]];
const amount = (field: string): BadField => [
  field,
  [null, '12', -1, -0.01, 1e12, Number.MAX_VALUE, {}, []],
];

const PREFERENCE_FIELDS: readonly BadField[] = [
  ['tripType', [null, 1, '', 'vacation', 'SURPRISE', {}, []]],
  day('departureDate'),
  ['departureDate', ['2020-01-01', '2026-04-29', '0999-12-31']],
  day('returnDate'),
  ['returnDate', ['2026-06-01', '2026-05-20', '2020-01-01', '2200-01-01', '9999-12-31']],
  ['travelers', [null, '2', 0, -1, 1.5, 21, 1e9, '2 travelers', {}, []]],
  ['budget', [null, 1, '', 'Cheap', 'Budget', "' OR 1=1 --", {}, []]],
  ['interests', [null, 'Nature', {}, [], Array.from({ length: 5000 }, () => 'Nature')]],
  ['interests', [['Nature', 'Golf']], 'interests.1'],
  ['interests', [[1]], 'interests.0'],
  ['interests', [Array.from({ length: 5000 }, (_, n) => `<b>${n}</b>`)]],
  ['interests', [['<script>alert(1)</script>']], 'interests.0'],
  flag('isEcoFriendly'),
  flag('isVeganFriendly'),
  text('additionalPreferences'),
  text('destinations'),
  ['homeAirport', [null, 1, '', 'LOND', 'L1R', {}, []]],
];

const FLIGHT = {
  departureAirport: 'LHR',
  arrivalAirport: 'LIS',
  airline: 'Sample Air',
  flightNumber: 'SA 1',
  departureDate: '2026-06-01',
  departureTime: '08:00',
  arrivalDate: '2026-06-01',
  arrivalTime: '10:45',
};
const badFlights = (field: string, values: readonly unknown[]): BadField => [
  'flights',
  values.map((value) => [{ ...FLIGHT, [field]: value }]),
  `flights.0.${field}`,
];
const deep = (levels: number): unknown => (levels === 0 ? {} : { deeper: deep(levels - 1) });

const TRIP_FIELDS: readonly BadField[] = [
  ['preferencesId', [null, 'one', '1', -1, 0, 1.5, true, 2 ** 31, 1e300, {}, []]],
  ['userId', [null, 'one', '1', -1, 0, 1.5, true, 2 ** 31, {}, []]],
  ['destination', [null, 1, '', '   ', LONG, NUL, HALF, {}, []]],
  text('destinationDescription'),
  day('startDate'),
  day('endDate'),
  ['endDate', ['2026-05-31', '2020-01-01', '2200-01-01', '9999-12-31']],
  amount('totalBudget'),
  amount('dailyBudget'),
  text('primaryLanguage'),
  text('currency'),
  ['currency', ['', 'dollars', 'eur', 'EURO', 'XQZ', '€']],
  text('budget'),
  ['status', [null, 1, '', 'booked', 'DRAFT', {}, []]],
  flag('isSurprise'),
  ['weatherInfo', [null, 'sunny', 1]],
  ['weatherInfo', [{ avgTemp: 22 }], 'weatherInfo.avgTemp'],
  ['weatherInfo', [{ season: NUL }], 'weatherInfo.season'],
  ['weatherInfo', [{ clothingRecommendations: [NUL] }], 'weatherInfo.clothingRecommendations.0'],
  ['hints', [null, 'Pack light', {}, Array.from({ length: 5000 }, () => 'hint')]],
  ['hints', [[1], [NUL], [LONG]], 'hints.0'],
  ['revealSchedule', [null, {}, 'soon', Array.from({ length: 5000 }, () => ({}))]],
  ['revealSchedule', [[{ hintToReveal: 'x' }]], 'revealSchedule.0.daysBeforeDeparture'],
  [
    'revealSchedule',
    [[{ daysBeforeDeparture: -1, hintToReveal: 'x' }]],
    'revealSchedule.0.daysBeforeDeparture',
  ],
  [
    'revealSchedule',
    [[{ daysBeforeDeparture: 1, hintToReveal: NUL }]],
    'revealSchedule.0.hintToReveal',
  ],
  ['budgetHotels', [null, {}, 'hotel', Array.from({ length: 5000 }, () => ({}))]],
  [
    'budgetHotels',
    [[1], [{ name: NUL }], [{ [NUL]: 1 }], [{ name: HALF }], [deep(50)], [deep(500)]],
    'budgetHotels.0',
  ],
  ['amadeusCodes', [null, 'LIS', 1]],
  ['amadeusCodes', [{ destination: 'LISBON' }, { destination: 1 }], 'amadeusCodes.destination'],
  ['flights', [null, {}, 'LHR', Array.from({ length: 13 }, () => FLIGHT)]],
  ...Object.keys(FLIGHT).map((field) => badFlights(field, [undefined, 1, LONG, NUL, {}])),
  badFlights('price', [-1, '99', 1e12]),
  badFlights('currency', ['dollars', 1, 'usd']),
  badFlights('departureTime', ['25:00', '9:30', '09:60', 'morning', '2026-06-01T24:30', null]),
  badFlights('arrivalTime', ['24:00', '8:05 PM', '2026-06-01']),
  badFlights('isReturn', ['no', 1]),
  badFlights('segments', ['x', null, {}]),
  ['flights', [[{ ...FLIGHT, segments: [{ a: NUL }] }]], 'flights.0.segments.0'],
];

const ID_VALUES = [null, 'one', '1', -1, 0, 1.5, true, 2 ** 31, {}, []];
const GENERATION_FIELDS: readonly BadField[] = [
  ['preferenceId', [...ID_VALUES, undefined]],
  ['tripType', [null, 1, '', 'cruise', {}, [], undefined]],
  ['exclude', [null, 'lisbon', {}, Array.from({ length: 5000 }, () => 'lisbon')]],
  ['exclude', [[1], [NUL], [LONG]], 'exclude.0'],
];

const CALLS = [
  {
    path: '/trip-preferences',
    procedure: 'preferences.save',
    good: buildPreference(),
    fields: PREFERENCE_FIELDS,
  },
  { path: '/trips', procedure: 'trips.create', good: buildTrip(), fields: TRIP_FIELDS },
  {
    path: '/generate-trip',
    procedure: 'generation.trip',
    good: { preferenceId: 1, tripType: 'complete' },
    fields: GENERATION_FIELDS,
  },
];

const CASES = CALLS.flatMap((call) =>
  call.fields.flatMap(([field, values, named = field]) =>
    values.map((value) => ({
      ...call,
      field,
      value,
      named,
      shown: (JSON.stringify(value) ?? 'undefined').slice(0, 40),
    })),
  ),
);

const postBoth = async (path: string, procedure: string, body: unknown) => ({
  rest: await callRest(`${api.origin}/api${path}`, { method: 'POST', body }),
  trpc: await callTrpc(api.origin, { procedure, type: 'mutation', input: body }),
});

describe('bad input', () => {
  test.each(CASES)(
    '[API-17] $procedure refuses $field = $shown',
    async ({ path, procedure, good, field, value, named }) => {
      const { rest, trpc } = await postBoth(path, procedure, { ...good, [field]: value });

      expect(rest.status, rest.message).toBe(400);
      expect(rest.message?.split('; ').map((part) => part.split(': ')[0])).toEqual([named]);
      expect(trpc).toEqual(rest);
      expect(await api.rowCounts()).toEqual({});
    },
  );

  test.each([
    {
      procedure: 'preferences.save',
      path: '/trip-preferences',
      needed: ['tripType', 'departureDate', 'returnDate', 'travelers', 'budget', 'interests'],
    },
    { procedure: 'trips.create', path: '/trips', needed: ['destination', 'startDate', 'endDate'] },
  ])(
    '[API-17] $procedure names every field that is missing',
    async ({ procedure, path, needed }) => {
      const { rest, trpc } = await postBoth(path, procedure, {});

      expect(rest.message?.split('; ').map((part) => part.split(': ')[0])).toEqual(needed);
      expect(trpc).toEqual(rest);
    },
  );

  test.each([null, [], 'text', 7])(
    '[API-17] a body that is %j and no object is refused',
    async (body) => {
      for (const { path, procedure } of CALLS) {
        const { rest, trpc } = await postBoth(path, procedure, body);

        expect(rest.status).toBe(400);
        expect(rest.message).toBe('The body must be a JSON object.');
        expect(trpc).toEqual(rest);
      }
    },
  );

  test('[API-17] names everything that is wrong at once', async () => {
    const bad = {
      ...buildPreference(),
      tripType: 'x',
      departureDate: '2026-06-09',
      interests: [],
      travelers: -1,
    };
    const { rest } = await postBoth('/trip-preferences', 'preferences.save', bad);

    expect(rest.message).toBe(
      'tripType: must be surprise, complete or business; travelers: must be at least 1; ' +
        'interests: Select at least one interest; returnDate: Return date must be after departure date',
    );
  });

  test('a long list of bad entries is told by its first three and a count', async () => {
    const bad = { ...buildPreference(), interests: Array.from({ length: 24 }, () => 'Golf') };
    const { rest } = await postBoth('/trip-preferences', 'preferences.save', bad);

    expect(rest.message).toBe(
      'interests.0: Unknown interest; interests.1: Unknown interest; interests.2: Unknown interest; interests: and 21 more',
    );
  });
});

describe('odd but good input', () => {
  test.each([
    ['emoji', '🌻🏝️👩‍👩‍👧‍👦'],
    ['right-to-left', 'بدون متاحف من فضلك \u202e reversed'],
    ['SQL', "'; DROP TABLE trips; -- $1 \\"],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['control characters', 'tab\t newline\n bell\u0007'],
  ])('[API-17] keeps %s in texts as it came, to the letter', async (_, odd) => {
    const preference = await api.caller.preferences.save(
      buildPreference({ additionalPreferences: odd, destinations: odd }),
    );
    const { id } = await api.caller.trips.create(
      buildTrip({ destination: odd, hints: [odd], budgetHotels: [{ [odd]: odd }] }),
    );

    expect(await api.services.preferences.byId(preference.id)).toMatchObject({
      additionalPreferences: odd,
    });
    expect((await callRest(`${api.origin}/api/trips/${id}`, { method: 'GET' })).data).toMatchObject(
      {
        destination: odd.trim(),
        hints: [odd],
        budgetHotels: [{ [odd]: odd }],
      },
    );
  });

  test('fields that nobody knows are left out', async () => {
    const trip = await api.caller.trips.create({
      ...buildTrip(),
      id: 7,
      version: 99,
      constructor: 'x',
    } as never);

    expect(trip.version).toBe(1);
  });
});

describe('lists', () => {
  test.each([
    ['userId', 'me'],
    ['userId', '0'],
    ['tab', 'someday'],
    ['search', 'x'.repeat(101)],
    ['search', NUL],
    ['cursor', '-1'],
    ['cursor', 'next'],
    ['limit', '0'],
    ['limit', '61'],
    ['limit', '1e1'],
    ['limit', ''],
  ])('[API-17] a list asked with %s=%j is bad input', async (field, value) => {
    const url = `${api.origin}/api/trips?${field}=${encodeURIComponent(value)}`;
    const answer = await callRest(url, { method: 'GET' });

    expect(answer).toMatchObject({
      status: 400,
      message: expect.stringMatching(new RegExp(`^${field}: [^;]+$`)) as string,
    });
  });

  test('a field given twice is one bad field, not two values', async () => {
    const answer = await callRest(`${api.origin}/api/trips?tab=all&tab=past`, { method: 'GET' });

    expect(answer).toEqual({
      status: 400,
      message: 'tab: must be upcoming, past, drafts, all or ongoing',
    });
  });
});

describe('ids', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '2147483648',
    '99999999999999999999',
    '%20',
    "1'--",
    'null',
    '1%00',
  ])('[API-04] [API-05] an id that is %s is bad input', async (id) => {
    for (const path of [`/trips/${id}`, `/trips/user/${id}`]) {
      const answer = await callRest(`${api.origin}/api${path}`, { method: 'GET' });

      expect(answer).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^(id|userId): /) as string,
      });
    }
  });
});
