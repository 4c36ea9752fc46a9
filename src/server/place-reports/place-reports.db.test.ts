import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { diffSchema } from '#server/catalogue/refresh/diff.schema.ts';
import { acceptRows } from '#server/catalogue/refresh/accept-rows.ts';
import { applyOverlay } from '#server/catalogue/refresh/apply-overlay.ts';
import type { z } from 'zod';
import type { createTripInput } from '#shared/trips/trip.schema.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { createPlaceReportsRepository } from './place-reports.repository.ts';
import { reportDiffs } from './report-diffs.ts';

const api = createTestApi();
const REPORT = { kind: 'closed', text: 'Shut since the spring, a bank is there now.' } as const;

/** A trip with days, and a stop of them. */
async function plannedTrip(tripType: 'complete' | 'surprise' = 'complete') {
  const preference = await api.caller.preferences.save(
    buildPreference({ tripType, additionalPreferences: tripType === 'complete' ? 'Lisbon' : '' }),
  );
  const plan = await api.caller.generation.trip({ preferenceId: preference.id, tripType });
  const payload: z.input<typeof createTripInput> = buildTrip({
    preferencesId: preference.id,
    destination: `${plan.destination.name}, ${plan.destination.country}`,
    ...(tripType === 'surprise' ? { isSurprise: true } : {}),
  });
  const trip = await api.caller.trips.create(payload);
  const stops = plan.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
  );

  return { id: trip.id, placeId: stops[0] ?? '', destination: plan.destination.id };
}

const stored = () => createPlaceReportsRepository(api.dataSource.manager).find({ limit: 10 });

describe('a report about a place', { timeout: 60_000 }, () => {
  test('is kept as a difference to accept, changes nothing by itself, and is listed', async () => {
    const { id, placeId, destination } = await plannedTrip();
    const before = JSON.stringify(await api.caller.trips.byId({ id }));
    const response = await fetch(`${api.origin}/api/trips/${id}/place-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ placeId, ...REPORT, source: 'https://example.org/closed' }),
    });

    expect(response.status).toBe(200);
    expect(JSON.stringify(await api.caller.trips.byId({ id }))).toBe(before);
    const list = await (await fetch(`${api.origin}/api/place-reports`)).json();

    expect(list).toMatchObject([
      {
        destination,
        placeId,
        kind: 'closed',
        note: `closed: ${REPORT.text} · https://example.org/closed`,
      },
    ]);
    const [diff] = reportDiffs(await stored(), '2026-05-01');

    expect(diffSchema.parse(diff).rows).toMatchObject([{ source: 'traveller', accept: false }]);
  });

  test('closes a place once a person has accepted it, and not before', async () => {
    const { id, placeId, destination } = await plannedTrip();
    const file = loadCatalogue().destination(destination);

    await api.caller.trips.reportPlace({ id, placeId, ...REPORT });
    const [diff] = reportDiffs(await stored(), '2026-05-01');

    if (!diff || !file) throw new Error('nothing was exported');
    const none = { destination, entries: [] };
    const accepted = { ...diff, rows: diff.rows.map((row) => ({ ...row, accept: true })) };
    const hoursWith = (rows: typeof diff) =>
      applyOverlay(file, acceptRows(none, rows).overlay).places.find(
        (place) => `${destination}/${place.id}` === placeId,
      )?.hours;

    expect(hoursWith(diff)).not.toBe('off');
    expect(hoursWith(accepted)).toBe('off');
  });

  test('outlives the trip, and holds nothing of it or of its traveller', async () => {
    const { id, placeId } = await plannedTrip();

    await api.caller.trips.reportPlace({ id, placeId, ...REPORT });
    await api.dataSource.query('DELETE FROM trips WHERE id = $1', [id]);
    const [row] = await api.dataSource.query<object[]>('SELECT * FROM place_reports');

    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'createdAt',
      'destinationId',
      'id',
      'placeId',
      'row',
    ]);
  });

  test('is refused for a sealed trip in the same words whatever place is named', async () => {
    const { id, placeId } = await plannedTrip('surprise');
    const answers = await Promise.all(
      [placeId, 'paris/louvre', 'nowhere/nothing'].map((one) =>
        api.caller.trips.reportPlace({ id, placeId: one, ...REPORT }).catch(String),
      ),
    );

    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('still a surprise');
    expect(await stored()).toEqual([]);
  });

  test('is refused for a place that the plan does not hold, and names a bad field', async () => {
    const { id, placeId } = await plannedTrip();
    const report = (more: object) =>
      api.caller.trips.reportPlace({ id, placeId, ...REPORT, ...more });

    await expect(report({ placeId: 'lisbon/nothing' })).rejects.toThrow(
      'No place of the catalogue',
    );
    await expect(report({ text: ' ' })).rejects.toThrow('must say what is wrong');
    await expect(report({ source: 'javascript:alert(1)' })).rejects.toThrow(
      'must be a web address',
    );
    await expect(report({ text: 'x'.repeat(601) })).rejects.toThrow('at most 600 characters');
  });

  test('is not listed to a user who does not act for everyone', async () => {
    const other = api.callerOf({ id: 77, actsForEveryone: false });

    await expect(other.diagnostics.placeReports({})).rejects.toThrow('Not found');
  });
});
