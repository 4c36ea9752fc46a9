import { describe, expect, test } from 'vitest';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { buildPlan, buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { restRoutes } from './rest-routes.ts';

const api = createTestApi();

const request = (path: string, init?: RequestInit) => fetch(`${api.origin}${path}`, init);
const post = (path: string, body: BodyInit, contentType = 'application/json') =>
  request(path, { method: 'POST', body, headers: { 'content-type': contentType } });

async function textOf(response: Response) {
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}

const plain = (status: number, text: string) => ({
  status,
  type: 'text/plain; charset=utf-8',
  text,
});

describe('the documented paths', () => {
  test('[API-01] POST /api/trip-preferences answers id and tripType', async () => {
    const response = await post('/api/trip-preferences', JSON.stringify(buildPreference()));

    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({
      id: expect.any(Number) as number,
      tripType: 'complete',
    });
  });

  test('[API-03] [API-04] [API-05] a trip posted is the trip read, and is listed', async () => {
    const preference = await api.caller.preferences.save(buildPreference());

    await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, buildPlan());
    const body = buildTrip({ preferencesId: preference.id });
    const created = await callRest(`${api.origin}/api/trips`, { method: 'POST', body });
    const { id } = created.data as { id: number };

    expect(await callRest(`${api.origin}/api/trips/${id}`, { method: 'GET' })).toEqual(created);
    expect(await callRest(`${api.origin}/api/trips/user/1`, { method: 'GET' })).toMatchObject({
      status: 200,
      data: [{ id, destination: 'Lisbon, Portugal' }],
    });
  });

  test('[API-04] both doors give the same trip', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    expect(await callRest(`${api.origin}/api/trips/${id}`, { method: 'GET' })).toEqual(
      await callTrpc(api.origin, { procedure: 'trips.byId', type: 'query', input: { id } }),
    );
  });

  test('lists page by page with fields from the query', async () => {
    for (const destination of ['Rome', 'Paris', 'Rome again'])
      await api.caller.trips.create(buildTrip({ destination }));
    const page = await callRest(`${api.origin}/api/trips?tab=drafts&search=rome&limit=1`, {
      method: 'GET',
    });

    expect(page.data).toMatchObject({ total: 2, trips: [{ destination: 'Rome again' }] });
  });

  test('a trip is revealed and deleted at its path', async () => {
    const { id } = await api.caller.trips.create(
      buildTrip({ isSurprise: true, status: 'surprise' }),
    );

    expect(
      await callRest(`${api.origin}/api/trips/${id}/reveal`, { method: 'POST' }),
    ).toMatchObject({
      status: 200,
      data: { isRevealed: true },
    });
    expect(await callRest(`${api.origin}/api/trips/${id}`, { method: 'DELETE' })).toEqual({
      status: 200,
      data: { id },
    });
    expect(await textOf(await request(`/api/trips/${id}`))).toEqual(plain(404, 'Trip not found'));
  });

  test('a packing item is added, ticked and removed at its path', async () => {
    const { id } = await api.caller.trips.create(buildTrip());
    const items = `${api.origin}/api/trips/${id}/packing-items`;
    const added = await callRest(items, {
      method: 'POST',
      body: { name: 'Sun hat', category: 'Clothing' },
    });
    const { id: itemId } = added.data as { id: number };

    expect(
      await callRest(`${items}/${itemId}`, { method: 'POST', body: { packed: true } }),
    ).toMatchObject({ status: 200, data: { name: 'Sun hat', packed: true } });
    expect(await callRest(`${items}/${itemId}`, { method: 'DELETE' })).toEqual({
      status: 200,
      data: { tripId: id, itemId },
    });
  });

  test('a trip is changed at its path', async () => {
    const { id, version } = await api.caller.trips.create(buildTrip());
    const body = { version, startDate: '2026-07-01', endDate: '2026-07-04', travelers: 3 };

    expect(
      await callRest(`${api.origin}/api/trips/${id}/update`, { method: 'POST', body }),
    ).toMatchObject({ status: 200, data: { id, startDate: '2026-07-01', travelers: 3 } });
  });

  test.each(restRoutes)(
    '$method $path refuses other methods and names its own',
    async ({ path, method }) => {
      const response = await request(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, {
        method: 'PATCH',
      });

      expect(await textOf(response)).toEqual(plain(405, 'Method not allowed'));
      expect(response.headers.get('allow')?.split(', ')).toContain(method.toUpperCase());
    },
  );
});

describe('what is no call', () => {
  test('[API-17] an unknown trip is 404 as text, by both doors', async () => {
    expect(await textOf(await request('/api/trips/4711'))).toEqual(plain(404, 'Trip not found'));
    expect(
      await callTrpc(api.origin, { procedure: 'trips.byId', type: 'query', input: { id: 4711 } }),
    ).toEqual({
      status: 404,
      message: 'Trip not found',
    });
  });

  test.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/trips/1/nope',
    '/api/<script>alert(1)</script>',
    '/api/TRIPS',
  ])('[API-17] the unknown path %s is 404 as text, never a page', async (path) => {
    expect(await textOf(await request(path))).toEqual(plain(404, 'Not found'));
  });

  test('[API-17] a path that cannot be decoded is 400', async () => {
    expect(await textOf(await request('/api/trips/%zz'))).toEqual(
      plain(400, 'The request could not be read.'),
    );
  });

  test.each(['{', '{"a":}', '', '{"destination":"Paris",}', '\u0000'])(
    '[API-17] the malformed JSON %j is 400',
    async (body) => {
      const answer = await textOf(await post('/api/trips', body));

      expect(answer).toMatchObject({ status: 400, type: 'text/plain; charset=utf-8' });
      if (body !== '') expect(answer.text).toBe('The request is not valid JSON.');
    },
  );

  test('[API-17] malformed JSON is told in the same words by both doors', async () => {
    const response = await post('/api/trpc/trips.create', '{');

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { json: { message: 'The request is not valid JSON.' } },
    });
  });

  test('[API-17] JSON nested a hundred thousand deep is refused, not choked on', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = JSON.stringify(buildTrip()).replace(/}$/, `,"budgetHotels":[{"a":${deep}}]}`);

    expect(await textOf(await post('/api/trips', body))).toEqual(
      plain(400, 'budgetHotels.0: must be plain JSON of a reasonable size'),
    );
  });

  test('[API-17] a body over the limit is 413, by both doors', async () => {
    const body = JSON.stringify({ ...buildTrip(), destinationDescription: 'x'.repeat(1_100_000) });
    const trpc = await post('/api/trpc/trips.create', body);

    expect(await textOf(await post('/api/trips', body))).toEqual(
      plain(413, 'The body is too large.'),
    );
    expect(trpc.status).toBe(413);
    expect(await trpc.json()).toMatchObject({
      error: { json: { message: 'The body is too large.' } },
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    '[API-17] a body of content type "%s" is 415, by both doors',
    async (type) => {
      const body = new Blob([JSON.stringify(buildTrip())]);
      const init: RequestInit = {
        method: 'POST',
        body,
        ...(type === '' ? {} : { headers: { 'content-type': type } }),
      };
      const rest = await textOf(await request('/api/trips', init));
      const trpc = await request('/api/trpc/trips.create', init);

      expect(rest).toMatchObject(plain(415, 'The body must be sent as application/json.'));
      expect(trpc.status).toBe(415);
      expect(await api.rowCounts()).toEqual({});
    },
  );

  test('no header tells what the server is made of, and none lets a page be framed or scripted', async () => {
    const { headers } = await request('/api/health');

    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('batches', () => {
  test('are refused, so that one reply has one status', async () => {
    const response = await request(
      `/api/trpc/trips.byUser,trips.byUser?batch=1&input=${encodeURIComponent('{}')}`,
    );

    expect(response.status).toBe(400);
  });
});
