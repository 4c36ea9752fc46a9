import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildHotelChoice, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';

const api = createTestApi();
const post = (path: string, body: unknown) =>
  callRest(`${api.origin}/api${path}`, { method: 'POST', body });
const titlesFound = async (search: string) =>
  (await api.caller.trips.list({ search })).trips.map(({ title }) => title);

describe('renaming a trip', () => {
  test('gives it a title beside its destination, by both doors, until an empty one takes it back', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    expect(await post(`/trips/${id}/rename`, { title: '  Mum’s 60th 🎂 ' })).toMatchObject({
      status: 200,
      data: { title: 'Mum’s 60th 🎂', destination: 'Lisbon, Portugal', version: 2 },
    });
    expect(await titlesFound('mum')).toEqual(['Mum’s 60th 🎂']);
    expect(await titlesFound('lisbon')).toEqual(['Mum’s 60th 🎂']);
    await callTrpc(api.origin, {
      procedure: 'trips.rename',
      type: 'mutation',
      input: { id, title: '' },
    });
    expect((await api.caller.trips.byId({ id })).title).toBeUndefined();
  });

  test('refuses what is no title, and an unknown trip', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    for (const title of [null, 1, 'x'.repeat(121), 'a\u0000'])
      expect(await post(`/trips/${id}/rename`, { title })).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^title: /) as string,
      });
    expect(await post(`/trips/${id + 1}/rename`, { title: 'x' })).toEqual({
      status: 404,
      message: 'Trip not found',
    });
  });

  test("a secret trip's title stays as secret as its place", async () => {
    const { id } = await api.caller.trips.create(buildTrip({ isSurprise: true }));
    const renamed = await api.caller.trips.rename({ id, title: 'Lisbon with Ana' });

    expect(renamed.title).toBeUndefined();
    expect(await titlesFound('ana')).toEqual([]);
    expect(await titlesFound('')).toEqual([undefined]);
    expect((await api.caller.trips.reveal({ id })).title).toBe('Lisbon with Ana');
    expect(await titlesFound('ana')).toEqual(['Lisbon with Ana']);
  });
});

describe('deleting a trip', () => {
  test('hides it everywhere at once, and restoring brings it back whole', async () => {
    const { id, version } = await api.caller.trips.create(buildTrip());
    const item = await api.caller.trips.addPackingItem({
      tripId: id,
      name: 'Hat',
      category: 'Clothing',
    });
    const before = await api.caller.trips.byId({ id });

    await api.caller.trips.remove({ id });
    for (const path of [
      `/trips/${id}`,
      `/trips/${id}/calendar.ics`,
      `/trips/${id}/export.json`,
      `/trips/${id}/selections`,
      `/trips/${id}/recommendations`,
    ])
      expect((await callRest(`${api.origin}/api${path}`, { method: 'GET' })).status, path).toBe(
        404,
      );
    expect(await api.caller.trips.list({})).toEqual({ trips: [], total: 0, nextCursor: undefined });
    expect(await api.caller.trips.byUser({ userId: 1 })).toEqual([]);
    for (const change of [
      () => api.caller.trips.reveal({ id }),
      () => api.caller.trips.rename({ id, title: 'x' }),
      () => api.caller.trips.update({ id, version, ...EDIT }),
      () => api.caller.trips.updatePackingItem({ tripId: id, itemId: item.id, packed: true }),
      () => api.caller.trips.removePackingItem({ tripId: id, itemId: item.id }),
    ])
      await expect(change()).rejects.toThrow('Trip not found');

    expect(await post(`/trips/${id}/restore`, undefined)).toMatchObject({ status: 200 });
    expect(await api.caller.trips.byId({ id })).toEqual({
      ...before,
      version: before.version + 2,
    });
  });

  test('what was never deleted stays, and what was purged is gone', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    expect((await api.caller.trips.restore({ id })).version).toBe(1);
    await expect(api.caller.trips.restore({ id: id + 1 })).rejects.toThrow('Trip not found');
  });
});

describe('the cards of My Trips', () => {
  test('[MINE-01] tell what of each trip is booked, in a fixed number of queries', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    await api.caller.booking.select(buildHotelChoice(id));
    await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' }));
    const { trips } = await api.caller.trips.list({});

    expect(trips.map(({ destination, booked }) => [destination, booked])).toEqual([
      ['Rome, Italy', []],
      ['Lisbon, Portugal', ['hotels']],
    ]);
  });
});

const EDIT = { startDate: '2026-06-02', endDate: '2026-06-06', travelers: 3, notes: '' };
