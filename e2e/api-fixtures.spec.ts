import { expect, test } from './fixtures.ts';

/** The fixtures keep what docs/testing.md promises. */

test('savedTrip is a whole trip, planned at the fixed moment', async ({ savedTrip, request }) => {
  expect(savedTrip.itineraryDays.map((day) => day.date)).toEqual([
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
  ]);
  expect((await request.get(`/api/trips/${savedTrip.id}`)).status()).toBe(200);
});

test.describe('with another request', () => {
  test.use({ savedTripRequest: { tripType: 'surprise', travelers: 4 } });

  test('savedTrip is what was asked for', async ({ savedTrip }) => {
    expect(savedTrip).toMatchObject({ isSurprise: true, isRevealed: false, travelers: 4 });
  });
});

test('[API-17] an address that is no page answers 404, and an unknown /api path never a page', async ({
  request,
}) => {
  const page = await request.get('/no-such-page');
  const call = await request.get('/api/no-such-call');

  expect([page.status(), page.headers()['content-type']]).toEqual([
    404,
    expect.stringMatching(/^text\/html/),
  ]);
  expect([call.status(), call.headers()['content-type'], await call.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found',
  ]);
});
