import { beforeEach, describe, expect, test } from 'vitest';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { pdfText } from '#server/exports/testing/pdf-text.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildSurprise, buildTrip } from '../testing/factories.ts';

const api = createTestApi();

/** What the sender of the trip wrote and reads back, as documented. */
const SENT = ['Lisbon, Portugal', 'Hills, tiles and the river.', 'Portuguese', '"LHR"', '"LIS"'];
/** Words that give Lisbon away; the plan is full of them. */
const TELLTALE =
  /lisbon|portug|lis\b|tejo|alfama|miguel|belém|belem|tiles?\b|tram|taberna|bacalhau|petiscos|seven hills|fort in the river|olá|obrigado|dinner is late|38\.7|-9\.1|europe\//i;

let id: number;
let token: { page: string; calendar: string; all: string };

beforeEach(async () => {
  const preference = await api.caller.preferences.save(buildPreference({ tripType: 'surprise' }));

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, buildSurprise());
  ({ id } = await api.caller.trips.create(
    buildTrip({
      preferencesId: preference.id,
      isSurprise: true,
      status: 'surprise',
      amadeusCodes: { origin: 'LHR', destination: 'LIS' },
    }),
  ));
  await api.caller.trips.rename({ id, title: 'Lisbon with Ana' });
  const { page } = await api.caller.trips.sharePage({ id });
  const { calendar } = await api.caller.trips.shareCalendar({ id });
  const ofUser = await api.caller.trips.shareUserCalendar({ userId: 1 });

  token = {
    page: page?.token ?? '',
    calendar: calendar?.token ?? '',
    all: ofUser.calendar?.token ?? '',
  };
});

/** What an exit says: its status, the name of its file, its body, and the words on a drawn page. */
async function told(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(api.origin + path, {
    ...init,
    headers: { 'content-type': 'application/json' },
  });
  const body = Buffer.from(await response.arrayBuffer());

  return [
    response.status,
    response.headers.get('content-disposition'),
    body.includes('%PDF') ? pdfText(body) : String(body),
  ].join('\n');
}

describe('a secret trip at every exit', () => {
  test.each([
    ['calendar file', () => told(`/api/trips/${id}/calendar.ics`), 'Surprise trip'],
    ['feed of the trip', () => told(`/api/feeds/${token.calendar}.ics`), 'Surprise trip'],
    ['feed of all trips', () => told(`/api/feeds/${token.all}.ics`), 'Surprise trip'],
    ['route file', () => told(`/api/trips/${id}/trip.gpx`), '409'],
    ['voucher', () => told(`/api/trips/${id}/voucher.pdf`), 'surprise'],
    ['export', () => told(`/api/trips/${id}/export.json`), '409'],
    ['public page', () => told(`/api/shared/${token.page}`), '"isSecret":true'],
    ['addresses', () => told(`/api/trips/${id}/sharing`), '"token"'],
    ['days', () => told(`/api/trips/${id}/itinerary`), '409'],
    ['places', () => told(`/api/trips/${id}/itinerary/places?day=1&query=museum`), '409'],
    ['packing list', () => told(`/api/packing-list?tripId=${id}&destination=`), 'packingItems'],
    ['fresh facts', () => told(`/api/trips/${id}/fresh-facts`), '"fresh":[]'],
    ['search by name', () => told('/api/trips?search=lisbon'), '"total":0'],
    ['search by title', () => told('/api/trips?search=Ana'), '"total":0'],
  ])('%s names nothing', async (_, exit, expected) => {
    const words = await exit();

    expect(words).toContain(expected);
    expect(words).not.toMatch(TELLTALE);
  });

  test.each([
    ['trip', () => told(`/api/trips/${id}`)],
    ['list of a user', () => told('/api/trips/user/1')],
    ['My Trips', () => told('/api/trips')],
    [
      'renamed trip',
      () =>
        told(`/api/trips/${id}/rename`, { method: 'POST', body: JSON.stringify({ title: 'Us' }) }),
    ],
    ['copy', () => told(`/api/trips/${id}/duplicate`, { method: 'POST', body: '{}' })],
  ])('%s says what its sender wrote, and nothing more of the place', async (_, exit) => {
    const words = await exit();
    const beyond = SENT.reduce((text, sent) => text.replaceAll(sent, ''), words);

    expect(words).toMatch(/^200\n/);
    expect(words).toContain('Lisbon, Portugal');
    // The flights were not sent with the trip: they come of the plan, and their airports are documented.
    expect(beyond.replace(/"flights":\[.*?\],"acc/, '')).not.toMatch(TELLTALE);
  });

  test('days, counts and sums stay, so that a trip can be packed for and paid', async () => {
    const sealed = await api.caller.trips.byId({ id });
    const open = await api.caller.trips.reveal({ id });

    expect(sealed.accommodations.map(({ pricePerNight }) => pricePerNight)).toEqual(
      open.accommodations.map(({ pricePerNight }) => pricePerNight),
    );
    expect(sealed.activities.map(({ price }) => price)).toEqual(
      open.activities.map(({ price }) => price),
    );
    expect(sealed.itineraryDays.map(({ date, activities }) => [date, activities.length])).toEqual(
      open.itineraryDays.map(({ date, activities }) => [date, activities.length]),
    );
    expect(sealed.itineraryDays[0]?.weather).toEqual({
      ...open.itineraryDays[0]?.weather,
      daylight: ['04:36', '19:24'],
    });
    expect(JSON.stringify(open)).toMatch(/Belém Tower.*Alfama Inn|Alfama Inn.*Belém Tower/);
  });
});
