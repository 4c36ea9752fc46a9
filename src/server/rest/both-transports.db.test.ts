import { callRest, callTrpc } from '#server/testing/both-transports.ts';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { expect, test } from 'vitest';

const api = createTestApi();

/** One table of calls, each made at its REST path and as its procedure; the two answers are compared. */

const PREFERENCE = {
  tripType: 'complete',
  departureDate: '2026-06-01',
  returnDate: '2026-06-05',
  travelers: 2,
  budget: 'Moderate ($$)',
  interests: ['History'],
};
const TRIP = { destination: 'Lisbon, Portugal', startDate: '2026-06-01', endDate: '2026-06-05' };

type Case = {
  title: string;
  rest: { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown };
  trpc: { procedure: string; type: 'query' | 'mutation'; input: unknown };
  status: number;
  /** Of a failure: the whole message. */
  message?: string;
};

const save = (title: string, input: unknown, message?: string): Case => ({
  title: `[API-01] ${title}`,
  rest: { method: 'POST', path: '/api/trip-preferences', body: input },
  trpc: { procedure: 'preferences.save', type: 'mutation', input },
  status: message ? 400 : 200,
  message,
});
const create = (
  title: string,
  input: unknown,
  failure?: { status: number; message: string },
): Case => ({
  title: `[API-03] ${title}`,
  rest: { method: 'POST', path: '/api/trips', body: input },
  trpc: { procedure: 'trips.create', type: 'mutation', input },
  status: 200,
  ...failure,
});
const generate = (
  title: string,
  input: unknown,
  failure: { status: number; message: string },
): Case => ({
  title: `[API-02] ${title}`,
  rest: { method: 'POST', path: '/api/generate-trip', body: input },
  trpc: { procedure: 'generation.trip', type: 'mutation', input },
  ...failure,
});

const CASES: readonly Case[] = [
  save('saves preferences', PREFERENCE),
  save('saves a business trip', {
    ...PREFERENCE,
    tripType: 'business',
    interests: [],
    destinations: 'Berlin',
  }),
  save(
    'refuses a departure that has passed',
    { ...PREFERENCE, departureDate: '2026-04-01' },
    'departureDate: Departure date must be in the future',
  ),
  save(
    'refuses a return before the departure',
    { ...PREFERENCE, returnDate: '2026-05-31' },
    'returnDate: Return date must be after departure date',
  ),
  save(
    'refuses an empty choice of interests',
    { ...PREFERENCE, interests: [] },
    'interests: Select at least one interest',
  ),
  save(
    'names all bad fields at once',
    { ...PREFERENCE, travelers: 0, budget: 'Cheap', interests: [] },
    'travelers: must be at least 1; budget: Budget is required; interests: Select at least one interest',
  ),
  generate(
    'refuses preferences that nobody saved',
    { preferenceId: 2_000_000_000, tripType: 'complete' },
    {
      status: 404,
      message: 'Preferences not found',
    },
  ),
  generate(
    'refuses a trip type that there is not',
    { preferenceId: 1, tripType: 'cruise' },
    {
      status: 400,
      message: 'tripType: must be surprise, complete or business',
    },
  ),
  create('saves a trip', TRIP),
  create('keeps markup and quotes as text', {
    ...TRIP,
    destination: `<b>L'Aquila</b> "; DROP TABLE trips; --`,
  }),
  create(
    'refuses a trip that ends before it starts',
    { ...TRIP, endDate: '2026-05-01' },
    {
      status: 400,
      message: 'endDate: must not be before startDate',
    },
  ),
  create(
    'refuses preferences that nobody saved',
    { ...TRIP, preferencesId: 2_000_000_000 },
    {
      status: 404,
      message: 'Preferences not found',
    },
  ),
  {
    title: '[API-04] refuses a trip that there is not',
    rest: { method: 'GET', path: '/api/trips/2000000000' },
    trpc: { procedure: 'trips.byId', type: 'query', input: { id: 2_000_000_000 } },
    status: 404,
    message: 'Trip not found',
  },
  {
    title: '[API-04] refuses an id that is none',
    rest: { method: 'GET', path: '/api/trips/abc' },
    trpc: { procedure: 'trips.byId', type: 'query', input: { id: 'abc' } },
    status: 400,
    message: 'id: must be a whole number',
  },
  {
    title: '[API-05] lists no trips of a user who has none',
    rest: { method: 'GET', path: '/api/trips/user/77' },
    trpc: { procedure: 'trips.byUser', type: 'query', input: { userId: 77 } },
    status: 200,
  },
  {
    title: '[API-05] refuses a user id that is none',
    rest: { method: 'GET', path: '/api/trips/user/0' },
    trpc: { procedure: 'trips.byUser', type: 'query', input: { userId: 0 } },
    status: 400,
    message: 'userId: must be 1 or more',
  },
  {
    title: '[API-17] deletes no trip that there is not',
    rest: { method: 'DELETE', path: '/api/trips/2000000000' },
    trpc: { procedure: 'trips.remove', type: 'mutation', input: { id: 2_000_000_000 } },
    status: 404,
    message: 'Trip not found',
  },
];

test.each(CASES)('$title, the same by both transports', async ({ rest, trpc, status, message }) => {
  const atRest = await callRest(`${api.origin}${rest.path}`, rest);
  const atTrpc = await callTrpc(api.origin, trpc);

  expect(atRest.status, atRest.message).toBe(status);
  expect(atRest.message).toBe(message);
  expect({ ...atTrpc, data: withoutIdentity(atTrpc.data) }).toEqual({
    ...atRest,
    data: withoutIdentity(atRest.data),
  });
});

test('[API-02] [API-03] [API-04] [API-05] a trip is planned, saved, read and listed, the same by both transports', async () => {
  const post = (path: string, body: unknown) =>
    callRest(`${api.origin}/api${path}`, { method: 'POST', body });
  const { data: preference } = await post('/trip-preferences', PREFERENCE);
  const { id: preferencesId } = preference as { id: number };
  const { data: plan } = await post('/generate-trip', {
    preferenceId: preferencesId,
    tripType: 'complete',
  });
  const { name, country } = (plan as { destination: { name: string; country: string } })
    .destination;
  const destination = `${name}, ${country}`;
  const { data } = await post('/trips', { ...TRIP, destination, preferencesId });
  const saved = data as { id: number; itineraryDays: unknown[] };
  const read = await callRest(`${api.origin}/api/trips/${saved.id}`, { method: 'GET' });

  expect(saved.itineraryDays).toHaveLength(5);
  expect(read.data).toEqual(saved);
  expect(
    await callTrpc(api.origin, { procedure: 'trips.byId', type: 'query', input: { id: saved.id } }),
  ).toEqual(read);
  expect((await callRest(`${api.origin}/api/trips/user/1`, { method: 'GET' })).data).toContainEqual(
    expect.objectContaining({ id: saved.id, destination }),
  );
});

/** Two calls that write make two things: their ids and moments differ, and nothing else may. */
function withoutIdentity(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return { ...data, id: undefined, createdAt: undefined };
}
