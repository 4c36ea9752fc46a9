import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { callTrpc } from '#server/testing/both-transports.ts';

const api = createTestApi();
const KEY = '7c1e6f0a-save';
const tripCount = async () => (await api.rowCounts())['trips'] ?? 0;

describe('a trip that is asked for again', () => {
  test('[API-03] is the same trip under its key, later and at the same moment', async () => {
    const { id: preferencesId } = await api.caller.preferences.save(buildPreference());
    const wanted = { ...buildTrip({ preferencesId }), key: KEY };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => api.caller.trips.create(wanted)),
    );

    expect(others.map(({ id }) => id)).toEqual(others.map(() => first?.id));
    await api.caller.trips.rename({ id: first?.id ?? 0, title: 'Ours' });
    expect(await api.caller.trips.create(wanted)).toMatchObject({ id: first?.id, title: 'Ours' });
    expect(await tripCount()).toBe(1);
  });

  test('[API-03] without a key, under another one or of another user it is a second trip', async () => {
    const { id: preferencesId } = await api.caller.preferences.save(buildPreference());
    const wanted = buildTrip({ preferencesId });

    for (const more of [{}, {}, { key: KEY }, { key: `${KEY}-2` }, { key: KEY, userId: 2 }])
      await api.caller.trips.create({ ...wanted, ...more });
    expect(await tripCount()).toBe(5);
  });

  test('another request under the key is refused by both doors, and nothing is written', async () => {
    await api.caller.trips.create({ ...buildTrip(), key: KEY });
    const other = { ...buildTrip({ destination: 'Rome, Italy' }), key: KEY };
    const message = 'key: another trip was made under this key';

    expect(await post('/trips', other)).toEqual({ status: 422, text: message });
    expect(
      await callTrpc(api.origin, { procedure: 'trips.create', type: 'mutation', input: other }),
    ).toEqual({ status: 422, message });
    expect(await tripCount()).toBe(1);
  });

  test('REST takes the key as Idempotency-Key, plain or quoted, and in the body too', async () => {
    const ids = [
      await post('/trips', buildTrip(), { 'idempotency-key': KEY }),
      await post('/trips', buildTrip(), { 'idempotency-key': `"${KEY}"` }),
      await post('/trips', { ...buildTrip(), key: KEY }),
    ].map(({ text }) => (JSON.parse(text) as { id: number }).id);

    expect(new Set(ids).size).toBe(1);
    expect(await post('/trips', buildTrip(), { 'idempotency-key': 'k'.repeat(61) })).toEqual({
      status: 400,
      text: 'key: must be at most 60 characters',
    });
  });

  test('a request that failed leaves its key free', async () => {
    const wanted = { ...buildTrip({ preferencesId: 4711 }), key: KEY };

    await expect(api.caller.trips.create(wanted)).rejects.toThrow('Preferences not found');
    await api.caller.trips.create({ ...buildTrip(), key: KEY });
    expect(await tripCount()).toBe(1);
  });

  test('once its trip is deleted it makes another', async () => {
    const wanted = { ...buildTrip(), key: KEY };
    const { id } = await api.caller.trips.create(wanted);

    await api.caller.trips.remove({ id });
    const again = await Promise.all([1, 2, 3].map(() => api.caller.trips.create(wanted)));

    expect(new Set(again.map((trip) => trip.id)).size).toBe(1);
    expect(again[0]?.id).not.toBe(id);
    expect(await api.caller.trips.create(wanted)).toMatchObject({ id: again[0]?.id });
  });

  test('a copy and an import are made once, too', async () => {
    const { id } = await api.caller.trips.create(buildTrip());
    const file = await (await fetch(`${api.origin}/api/trips/${id}/export.json`)).json();
    const copies = await Promise.all(
      [1, 2].map(() => api.caller.trips.duplicate({ id, key: 'c' })),
    );
    const imports = await Promise.all(
      [1, 2].map(() => api.caller.trips.importTrip({ ...file, key: 'i' })),
    );

    expect(copies[0]?.id).toBe(copies[1]?.id);
    expect(imports[0]?.id).toBe(imports[1]?.id);
    expect(await tripCount()).toBe(3);
    await expect(api.caller.trips.duplicate({ id, key: 'i' })).rejects.toThrow('under this key');
  });
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.origin}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

  return { status: response.status, text: await response.text() };
}
