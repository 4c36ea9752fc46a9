import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { saveRoute } from '../testing/save-route.ts';
import { pdfText } from './testing/pdf-text.ts';

const api = createTestApi();

async function file(id: number, name: string): Promise<string> {
  const body = await fetch(`${api.origin}/api/trips/${id}/${name}`);

  return Buffer.from(await body.arrayBuffer()).toString();
}

async function sharedPage(id: number): Promise<string> {
  const { page } = await api.caller.trips.sharePage({ id });

  return JSON.stringify(await api.caller.trips.shared({ token: page?.token ?? '' }));
}

const TRAIN = 'By train from Lisboa Santa Apolónia 10:30 to Porto Campanhã 13:40, local times.';
const EXITS: [string, (id: number) => Promise<string>, string[]][] = [
  [
    'the card of My Trips',
    async () => JSON.stringify(await api.caller.trips.list({})),
    ['"route":[{"name":"Lisbon","nights":2},{"name":"Porto","nights":1}]'],
  ],
  [
    'the calendar',
    // Lines of a calendar are folded.
    async (id) => (await file(id, 'calendar.ics')).replace(/\r\n /g, ''),
    [
      'Lisbon (2 nights) → Porto (1 night)',
      'SUMMARY:Train from Lisbon to Porto',
      'DTSTART:20260603T093000Z',
      'DTEND:20260603T124000Z',
      'LOCATION:Lisboa Santa Apolónia',
      TRAIN.replace(',', '\\,'),
    ],
  ],
  [
    'the GPX file',
    (id) => file(id, 'trip.gpx'),
    ['<name>Lisbon → Porto</name>', '<rtept lat="41.1496" lon="-8.611">', TRAIN],
  ],
  [
    'the voucher',
    async (id) => {
      const body = await fetch(`${api.origin}/api/trips/${id}/voucher.pdf`);

      return pdfText(Buffer.from(await body.arrayBuffer())).replace(/\s+/g, ' ');
    },
    ['Lisbon – Porto', '2 nights', 'Jun 3, 2026 to Jun 4, 2026', TRAIN, '$64 for the 2 of you'],
  ],
  ['the file of the trip', (id) => file(id, 'export.json'), ['"Lisboa Santa Apolónia"']],
  [
    'the shared page',
    sharedPage,
    ['"name":"Porto","nights":1', '"ride":{"mode":"train","minutes":190}'],
  ],
];

describe('a trip to several places', () => {
  let open: number;

  beforeEach(async () => {
    open = await saveRoute(api);
  });
  test.each(EXITS)('%s shows its route', async (_, read, words) => {
    const text = await read(open);

    for (const word of words) expect(text).toContain(word);
  });
});

describe('a secret trip to several places', () => {
  let sealed: number;

  beforeEach(async () => {
    sealed = await saveRoute(api, { isSurprise: true });
  });
  test.each(EXITS)('%s says nothing of its route', async (_, read) => {
    expect(await read(sealed)).not.toMatch(/Porto\b|Apolónia|Lisbon (→|–)|"route"/);
  });
});
