import { beforeEach, expect, test } from 'vitest';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildPreference, buildTrip } from '#server/testing/factories.ts';
import { planOnce } from './testing/plan-once.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-11' };
const LONG = { timeout: 120_000 };
const planOf = planOnce(api);

let trip: TripDetail;

const NOTES =
  "Vienna 3 nights, then Budapest 2 nights. See the Fisherman's Bastion. My mother is 74.";

/** Vienna for 3 nights, then Budapest for 2 with a sight to see there, saved with their plan. */
beforeEach(async () => {
  const { id: preferencesId } = await api.caller.preferences.save(
    buildPreference({ ...DATES, additionalPreferences: NOTES }),
  );
  const plan = await planOf(preferencesId);

  trip = await api.caller.trips.create(
    buildTrip({
      preferencesId,
      destination: plan.destination.name,
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
    }),
  );
}, 120_000);

const stays = ({ places = [] }: Pick<TripDetail, 'places'>) =>
  places.map(({ id, arrive, nights, ride }) => [id, arrive, nights, ride?.mode]);
const hotels = ({ accommodations }: TripDetail) =>
  accommodations.map(({ checkIn, checkOut }) => [checkIn, checkOut]);

test(
  'its places change their order and nights once the traveller accepts, and undo brings them back',
  LONG,
  async () => {
    const proposal = await api.caller.generation.proposeRoute({
      id: trip.id,
      places: [
        { id: 'budapest', nights: 3 },
        { id: 'vienna', nights: 2 },
      ],
    });

    expect(stays(proposal)).toEqual([
      ['budapest', '2026-06-06', 3, undefined],
      ['vienna', '2026-06-09', 2, 'train'],
    ]);
    expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(proposal.days).toHaveLength(6);
    expect(await api.caller.trips.byId({ id: trip.id })).toEqual(trip);
    const taken = await api.caller.generation.acceptItinerary({
      id: trip.id,
      version: trip.version,
      proposalId: proposal.proposalId,
    });
    const changed = await api.caller.trips.byId({ id: trip.id });

    expect(taken).toMatchObject({ problems: [], undoLabel: 'Changed the route' });
    expect(changed.destination).toBe('Budapest and Vienna');
    expect(changed.warnings?.join(' ')).not.toContain('Mother');
    expect(stays(changed)).toEqual(stays(proposal));
    expect(changed.places?.map(({ stay }) => stay.name).toSorted()).toEqual(
      trip.places?.map(({ stay }) => stay.name).toSorted(),
    );
    expect(new Set(hotels(changed))).toEqual(
      new Set([
        ['2026-06-06', '2026-06-09'],
        ['2026-06-09', '2026-06-11'],
      ]),
    );
    await api.caller.trips.undoItinerary({ id: trip.id, version: taken.version });
    const back = await api.caller.trips.byId({ id: trip.id });

    expect(back.destination).toBe(trip.destination);
    expect(back.places).toEqual(trip.places);
    expect(hotels(back)).toEqual(hotels(trip));
    expect(back.itineraryDays.map(({ title }) => title)).toEqual(
      trip.itineraryDays.map(({ title }) => title),
    );
  },
);

test('a place leaves the trip and another joins it, with what goes told before', LONG, async () => {
  const index = trip.itineraryDays[4]?.activities.findIndex(({ kind }) => kind === 'stop') ?? -1;
  const name = trip.itineraryDays[4]?.activities[index]?.activity ?? '';
  const { version } = await api.caller.trips.editItinerary({
    id: trip.id,
    version: trip.version,
    edit: { kind: 'lock', stop: { day: 5, index }, locked: true },
  });
  const proposal = await api.caller.generation.proposeRoute({
    id: trip.id,
    places: [
      { id: 'prague', nights: 2 },
      { id: 'vienna', nights: 3 },
    ],
  });

  expect(stays(proposal)).toEqual([
    ['prague', '2026-06-06', 2, undefined],
    ['vienna', '2026-06-08', 3, 'train'],
  ]);
  expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(proposal.leaving).toHaveLength(1);
  expect(proposal.leaving?.[0]).toContain('Budapest leaves the trip.');
  expect(proposal.leaving?.[0]).toContain(name);
  const taken = await api.caller.generation.acceptItinerary({
    id: trip.id,
    version,
    proposalId: proposal.proposalId,
  });
  const changed = await api.caller.trips.byId({ id: trip.id });

  expect(taken.problems).toEqual([]);
  expect(changed.destination).toBe('Prague and Vienna');
  expect(stays(changed)).toEqual(stays(proposal));
  expect(hotels(changed)).toEqual([['2026-06-08', '2026-06-11']]);
  await api.caller.trips.undoItinerary({ id: trip.id, version: taken.version });
  expect((await api.caller.trips.byId({ id: trip.id })).places).toEqual(trip.places);
});

test('by REST the same, and a trip that has changed meanwhile keeps its route', LONG, async () => {
  const post = (path: string, body: object) =>
    fetch(`${api.origin}/api/trips/${trip.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const places = [
    { id: 'vienna', nights: 2 },
    { id: 'budapest', nights: 3 },
  ];
  const reply = await post('route/proposals', { places });

  expect(reply.status).toBe(200);
  const { proposalId } = (await reply.json()) as { proposalId: string };

  const index = trip.itineraryDays[1]?.activities.findIndex(({ kind }) => kind === 'stop') ?? -1;
  const { version } = await api.caller.trips.editItinerary({
    id: trip.id,
    version: trip.version,
    edit: { kind: 'lock', stop: { day: 2, index }, locked: true },
  });
  const refused = await post(`itinerary/proposals/${proposalId}/accept`, { version });

  expect(refused.status).toBe(409);
  expect(stays(await api.caller.trips.byId({ id: trip.id }))).toEqual(stays(trip));
});

test.each([
  [
    'other nights than the trip has',
    [
      { id: 'vienna', nights: 3 },
      { id: 'budapest', nights: 4 },
    ],
    'must add up to 5 nights, not 7',
  ],
  [
    'a place that nobody knows',
    [
      { id: 'vienna', nights: 3 },
      { id: 'atlantis', nights: 2 },
    ],
    'places.1.id: we know no such place',
  ],
])('refuses %s', LONG, async (_, places, message) => {
  await expect(api.caller.generation.proposeRoute({ id: trip.id, places })).rejects.toThrow(
    message,
  );
});

test(
  'a trip to one place goes on to another, keeps its hotel there, and undo makes it one again',
  LONG,
  async () => {
    const { id: preferencesId } = await api.caller.preferences.save(
      buildPreference({ ...DATES, additionalPreferences: 'Vienna' }),
    );
    const plan = await api.caller.generation.trip({
      preferenceId: preferencesId,
      tripType: 'complete',
    });
    const one = await api.caller.trips.create(
      buildTrip({
        preferencesId,
        destination: 'Vienna, Austria',
        startDate: DATES.departureDate,
        endDate: DATES.returnDate,
      }),
    );
    const proposal = await api.caller.generation.proposeRoute({
      id: one.id,
      places: [
        { id: 'prague', nights: 2 },
        { id: 'vienna', nights: 3 },
      ],
    });

    expect(plan.places).toBeUndefined();
    expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(await api.caller.trips.byId({ id: one.id })).toEqual(one);
    const taken = await api.caller.generation.acceptItinerary({
      id: one.id,
      version: one.version,
      proposalId: proposal.proposalId,
    });
    const route = await api.caller.trips.byId({ id: one.id });

    expect(taken).toMatchObject({ problems: [], undoLabel: 'Changed the route' });
    expect(route.destination).toBe('Prague and Vienna, Czechia and Austria');
    expect(stays(route)).toEqual(stays(proposal));
    expect(hotels(route)).toEqual([['2026-06-08', '2026-06-11']]);
    expect(route.places?.[1]?.stay.name).toBe(one.stay?.name);
    await api.caller.trips.undoItinerary({ id: one.id, version: taken.version });
    const back = await api.caller.trips.byId({ id: one.id });

    expect(back.places).toBeUndefined();
    expect(back.destination).toBe(one.destination);
    expect(back.accommodations).toEqual(one.accommodations);
    expect(back.itineraryDays.map(({ title }) => title)).toEqual(
      one.itineraryDays.map(({ title }) => title),
    );
  },
);
