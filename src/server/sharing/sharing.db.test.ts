import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPlan, buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc, type Answer } from '#server/testing/both-transports.ts';

const api = createTestApi();
const rest = (method: string, address: string, body?: unknown) =>
  callRest(`${api.origin}/api${address}`, { method, body });
const feed = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${address}`, { headers });

/** A saved trip with flights, a stay and days, notes that are private, and one thing to pack. */
async function aTrip(overrides: Parameters<typeof buildTrip>[0] = {}): Promise<number> {
  const preference = await api.caller.preferences.save(
    buildPreference({ additionalPreferences: 'Our ruby wedding' }),
  );

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, buildPlan());
  const { id } = await api.caller.trips.create(
    buildTrip({ preferencesId: preference.id, ...overrides }),
  );

  await api.caller.trips.addPackingItem({ tripId: id, name: 'Snorkel', category: 'Gear' });
  return id;
}
const shownTo = async (id: number, shows: unknown[]) => {
  const { page } = (await rest('POST', `/trips/${id}/sharing/page`, { shows })).data as {
    page: { token: string };
  };

  return rest('GET', `/shared/${page.token}`);
};
const NOT_OPEN: Answer = {
  status: 404,
  message: 'This link does not exist, or was switched off.',
};

describe('the public page of a trip', () => {
  test('shows what was ticked and sends nothing else, by both transports', async () => {
    const id = await aTrip();
    const plain = await shownTo(id, []);

    expect(plain.data).toEqual({
      isSecret: false,
      startDate: '2026-06-01',
      endDate: '2026-06-03',
      destination: 'Lisbon, Portugal',
      description: 'Hills, tiles and the river.',
      imagePrompt: 'Lisbon trams on a steep street',
    });

    for (const [parts, told, silent] of [
      [['days'], ['Arrival Day'], ['Belém Tower', 'Alfama', 'LHR', '984', 'Snorkel', 'ruby']],
      [
        ['days', 'stops'],
        ['Belém Tower', '10:00'],
        ['Alfama', 'LHR', '984', 'Snorkel', 'ruby'],
      ],
      [['bookings'], ['LHR', '2026-06-01'], ['Sample Air', 'SA 201', 'Alfama', '"price', '140']],
      [
        ['bookings', 'bookingDetails'],
        ['Sample Air', 'Alfama Inn', '140'],
        ['984', 'Snorkel'],
      ],
      [['bookingDetails'], [], ['Sample Air', 'Alfama', 'LHR']],
      [['costs'], ['984'], ['Alfama', 'Snorkel']],
      [['packing'], ['Snorkel'], ['984', 'ruby']],
      [['notes'], ['ruby wedding'], ['984', 'Snorkel']],
    ] as const) {
      const answer = JSON.stringify(await shownTo(id, [...parts]));

      for (const word of told) expect(answer, String(parts)).toContain(word);
      for (const word of silent) expect(answer, String(parts)).not.toContain(word);
    }
  });

  test('keeps its address while ticks change; off and on again it has a new one', async () => {
    const id = await aTrip();
    const first = (await api.caller.trips.sharePage({ id })).page;
    const changed = (await api.caller.trips.sharePage({ id, shows: ['notes'] })).page;

    expect(first?.token).toMatch(/^[\w-]{32}$/);
    expect(first?.shows).toEqual(['days', 'stops']);
    expect(changed).toEqual({ ...first, shows: ['notes'] });
    expect((await rest('GET', `/trips/${id}/sharing`)).data).toEqual({ page: changed });
    expect((await rest('DELETE', `/trips/${id}/sharing/page`)).data).toEqual({});
    expect(await rest('GET', `/shared/${first?.token}`)).toEqual(NOT_OPEN);
    const again = (await api.caller.trips.sharePage({ id })).page;

    expect(again?.token).not.toBe(first?.token);
    expect(await rest('GET', `/shared/${first?.token}`)).toEqual(NOT_OPEN);
    expect((await rest('GET', `/shared/${again?.token}`)).status).toBe(200);
  });

  test('two who switch it on at the same moment get one address', async () => {
    const id = await aTrip();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => rest('POST', `/trips/${id}/sharing/page`, {})),
    );
    const { page } = await api.caller.trips.sharing({ id });

    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toMatchObject({ page: { token: page?.token } });
    }
  });

  test('so do two who open the calendar of all trips', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => rest('POST', '/trips/user/1/calendar', {})),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });

  test.each(['x', '1', "' OR 1=1 --", 'a'.repeat(32), '%00', '../trips/1', 'é'.repeat(32)])(
    'an address that is none opens nothing: %s',
    async (token) => {
      await api.caller.trips.sharePage({ id: await aTrip() });
      const address = `/shared/${encodeURIComponent(token)}`;

      expect(await rest('GET', address)).toEqual(NOT_OPEN);
      expect(
        await callTrpc(api.origin, { procedure: 'trips.shared', type: 'query', input: { token } }),
      ).toEqual(NOT_OPEN);
    },
  );

  test("a calendar's address opens no page, and a page's no calendar", async () => {
    const id = await aTrip();
    const { page, calendar } = {
      ...(await api.caller.trips.sharePage({ id })),
      ...(await api.caller.trips.shareCalendar({ id })),
    };

    expect(await rest('GET', `/shared/${calendar?.token}`)).toEqual(NOT_OPEN);
    expect((await feed(`/api/feeds/${page?.token}.ics`)).status).toBe(404);
  });

  test('a secret tells its dates alone, whatever was ticked and whatever its title says', async () => {
    const id = await aTrip({ isSurprise: true, status: 'surprise' });

    await api.caller.trips.rename({ id, title: 'Lisbon, at last' });
    const secret = await shownTo(id, [
      'days',
      'stops',
      'bookings',
      'bookingDetails',
      'costs',
      'packing',
      'notes',
    ]);

    expect(secret.data).toEqual({
      isSecret: true,
      startDate: '2026-06-01',
      endDate: '2026-06-03',
    });
    await api.caller.trips.reveal({ id });
    expect(JSON.stringify(await shownTo(id, ['days']))).toContain('Lisbon, at last');
  });

  test('refuses ticks that are none, and trips that are none', async () => {
    const id = await aTrip();

    expect(await rest('POST', `/trips/${id}/sharing/page`, { shows: ['passport'] })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^shows\.0: /) as string,
    });
    expect(await rest('POST', `/trips/${id + 1}/sharing/page`, {})).toEqual({
      status: 404,
      message: 'Trip not found',
    });
  });
});

describe('the calendar that programs subscribe to', () => {
  let id: number;
  let address: string;

  beforeEach(async () => {
    id = await aTrip();
    address = (await api.caller.trips.shareCalendar({ id })).calendar?.path ?? '';
  });

  test('follows the trip under the same identifiers, and answers 304 to who has it', async () => {
    const first = await feed(address);
    const text = await first.text();
    const etag = first.headers.get('etag') ?? '';

    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(text).toContain('X-PUBLISHED-TTL:PT1H');
    // 10:00 in Lisbon is 09:00 of UTC in June.
    expect(text).toContain('DTSTART:20260601T090000Z');
    expect((await feed(address, { 'if-none-match': etag })).status).toBe(304);

    const { version } = await api.caller.trips.byId({ id });

    await api.caller.trips.update({
      id,
      version,
      startDate: '2026-06-01',
      endDate: '2026-06-04',
      travelers: 2,
      notes: '',
    });
    const next = await feed(address, { 'if-none-match': etag });

    expect(next.status).toBe(200);
    expect(uidsOf(await next.text())).toEqual(uidsOf(text));
  });

  test('switched off it is gone, and on again it is elsewhere', async () => {
    await api.caller.trips.unshareCalendar({ id });
    const gone = await feed(address);

    expect([gone.status, await gone.text()]).toEqual([404, NOT_OPEN.message]);
    expect((await api.caller.trips.shareCalendar({ id })).calendar?.path).not.toBe(address);
  });

  test('a deleted trip closes its page and its calendar at once', async () => {
    const { page } = await api.caller.trips.sharePage({ id });

    await api.caller.trips.remove({ id });
    expect((await feed(address)).status).toBe(404);
    expect((await rest('GET', `/shared/${page?.token}`)).status).toBe(404);
    await api.caller.trips.restore({ id });
    expect((await feed(address)).status).toBe(200);
  });

  test('one address can hold all trips of a user, without those deleted and with secrets kept', async () => {
    const gone = await aTrip({ destination: 'Rome, Italy' });

    await aTrip({ isSurprise: true, status: 'surprise', destination: 'Athens, Greece' });
    await api.caller.trips.remove({ id: gone });
    const opened = (await rest('POST', '/trips/user/1/calendar')).data as {
      calendar: { path: string };
    };
    const text = await (await feed(opened.calendar.path)).text();

    expect(summariesOf(text)).toEqual(
      expect.arrayContaining(['Lisbon, Portugal', 'Surprise trip']),
    );
    expect(text).not.toMatch(/Rome|Athens|Greece/);
    expect((await rest('GET', '/trips/user/1/calendar')).data).toEqual(opened);
    expect((await rest('DELETE', '/trips/user/1/calendar')).data).toEqual({});
    expect((await feed(opened.calendar.path)).status).toBe(404);
  });

  test('refuses other methods', async () => {
    const posted = await fetch(`${api.origin}${address}`, { method: 'POST' });

    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
const uidsOf = (text: string) => eventsOf(text).map(({ uid }) => uid);
const summariesOf = (text: string) => eventsOf(text).map(({ summary }) => summary);
