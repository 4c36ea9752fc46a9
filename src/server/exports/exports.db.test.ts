import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { pdfText } from './testing/pdf-text.ts';
import { tripExport } from './trip-export.ts';

const api = createTestApi();
const FILES = [
  ['calendar.ics', 'text/calendar; charset=utf-8', 'ics'],
  ['trip.gpx', 'application/gpx+xml; charset=utf-8', 'gpx'],
  ['voucher.pdf', 'application/pdf', 'pdf'],
  ['export.json', 'application/json; charset=utf-8', 'json'],
] as const;
const get = (id: number | string, file: string, init?: RequestInit) =>
  fetch(`${api.origin}/api/trips/${id}/${file}`, init);

describe('a trip in open formats', () => {
  let id: number;

  beforeEach(async () => {
    ({ id } = await api.caller.trips.create(buildTrip({ destination: 'São Tomé' })));
  });

  test.each(FILES)('%s comes as a file with its type and name, never stored', async (...row) => {
    const [file, contentType, extension] = row;
    const response = await get(id, file);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="sao-tome-2026-06-01.${extension}"; filename*=UTF-8''S%C3%A3o%20Tom%C3%A9%202026-06-01.${extension}`,
    );
  });

  test.each(FILES)('%s: bad and unknown ids, other methods', async (file) => {
    for (const [bad, text] of [
      ['abc', /^id: /],
      ['1.5', /^id: /],
      ['1e1', /^id: /],
      ['0', 'id: must be 1 or more'],
      ['99999999999', /^id: /],
    ] as const) {
      const response = await get(bad, file);

      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toMatch(text);
    }
    const unknown = await get(id + 1, file);

    expect([unknown.status, await unknown.text()]).toEqual([404, 'Trip not found']);
    const posted = await get(id, file, { method: 'POST' });

    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await get(id, file, { method: 'HEAD' })).status).toBe(200);
  });

  test('each tells the trip', async () => {
    const [calendar, gpx, voucher, exported] = await Promise.all(
      FILES.map(async ([file]) => Buffer.from(await (await get(id, file)).arrayBuffer())),
    );
    const events = new ICAL.Component(ICAL.parse(String(calendar)) as unknown[]);

    expect(events.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(
      'São Tomé',
    );
    expect(String(gpx)).toContain('<name>São Tomé</name>');
    expect(pdfText(voucher ?? Buffer.alloc(0))).toContain('São Tomé');
    expect(tripExport.parse(JSON.parse(String(exported))).trip).toEqual(
      await api.caller.trips.byId({ id }),
    );
  });
});

describe('a trip that is still a surprise', () => {
  const surprise = () =>
    api.caller.trips.create(
      buildTrip({
        isSurprise: true,
        status: 'surprise',
        revealSchedule: [{ daysBeforeDeparture: 60, hintToReveal: 'Pack for warm days.' }],
      }),
    );

  test('keeps its secret in every format, in the words and in the file names', async () => {
    const { id } = await surprise();

    for (const [file] of FILES) {
      const response = await get(id, file);
      const body = Buffer.from(await response.arrayBuffer());
      const told = [String(body), body.includes('%PDF') ? pdfText(body) : ''].join('\n');

      expect(told + JSON.stringify([...response.headers])).not.toMatch(
        /lisbon|portug|tiles and the river/i,
      );
      expect([200, 409]).toContain(response.status);
      if (response.status === 200) expect(told).toContain('Pack for warm days.');
    }
  });

  test('refuses GPX and JSON with a plain sentence until it is revealed', async () => {
    const { id } = await surprise();

    for (const file of ['trip.gpx', 'export.json']) {
      const response = await get(id, file);

      expect([response.status, await response.text()]).toEqual([
        409,
        'This trip is still a surprise. Reveal it first, or come back on the day you leave.',
      ]);
    }
    await api.caller.trips.reveal({ id });
    expect(await (await get(id, 'trip.gpx')).text()).toContain('Lisbon');
    expect((await get(id, 'export.json')).status).toBe(200);
  });
});
