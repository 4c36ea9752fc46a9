import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { createClient as createApiClient } from '../../api-client/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';
import type { AppRouter } from './app-router.ts';

const api = createTestApi();

const createClient = () => createApiClient({ origin: api.origin });

test('the client of the guide reads what was written', async () => {
  const client = createClient();
  const { id } = await client.trips.create.mutate(buildTrip());
  const page = await client.trips.list.query({ tab: 'upcoming' });

  expect(page.trips.map((trip) => trip.id)).toEqual([id]);
});

test('[APP-11] a failure reaches the client as its status and a message for a person', async () => {
  const failure = await createClient()
    .trips.byId.query({ id: 4711 })
    .catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(TRPCClientError);
  expect(failure).toMatchObject({
    message: 'Trip not found',
    data: { code: 'NOT_FOUND', httpStatus: 404, path: 'trips.byId' },
  });
});

test('what fails inside says nothing of the inside, by either door', async () => {
  await api.dataSource.query('ALTER TABLE trips RENAME TO trips_away');
  try {
    const failure = await createClient()
      .trips.byId.query({ id: 1 })
      .catch((error: unknown) => error);
    const rest = await fetch(`${api.origin}/api/trips/1`);
    const requestId = rest.headers.get('x-request-id') ?? 'none';

    expect(JSON.stringify((failure as TRPCClientError<AppRouter>).shape)).not.toMatch(
      /trips_|relation|SELECT|at /,
    );
    expect(rest.status).toBe(500);
    expect(await rest.text()).toBe(
      `Something went wrong. Please try again. (request ${requestId})`,
    );
  } finally {
    await api.dataSource.query('ALTER TABLE trips_away RENAME TO trips');
  }
});
