import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { buildPreference } from '../testing/factories.ts';
import { callRest } from '#server/testing/both-transports.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi();

async function generateInRome() {
  const preference = await api.caller.preferences.save(
    buildPreference({ additionalPreferences: 'Rome please', returnDate: '2026-06-05' }),
  );
  const trip = await api.caller.generation.trip({
    preferenceId: preference.id,
    tripType: preference.tripType,
  });

  return { preferenceId: preference.id, trip };
}

const placesOf = (trip: Awaited<ReturnType<typeof generateInRome>>['trip']) =>
  trip.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
  );

describe('versions of a generated trip', { timeout: 120_000 }, () => {
  test('are three, each checked, the others told by what they do differently; one can be saved', async () => {
    const { preferenceId, trip } = await generateInRome();
    const { versions } = await api.caller.generation.versions({ preferenceId });

    expect(versions.map(({ key }) => key)).toEqual(['classics', 'slower', 'off-the-beaten-track']);
    expect(versions[0]?.trip).toEqual(trip);
    for (const { trip: version, difference } of versions) {
      expect(version.destination.id).toBe('rome');
      expect(version.checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(difference).toMatch(/^[A-Z0-9].*\.$/);
    }
    const slower = versions[1]?.trip;

    expect(slower && placesOf(slower).length).toBeLessThan(placesOf(trip).length);
    const chosen = await callRest(`${api.origin}/api/generated-trips/${preferenceId}/version`, {
      method: 'POST',
      body: { version: 'slower' },
    });

    expect(chosen.status).toBe(200);
    const saved = await api.caller.trips.create({
      preferencesId: preferenceId,
      destination: 'Rome, Italy',
      startDate: trip.tripInfo.startDate,
      endDate: trip.tripInfo.endDate,
    });
    const kept = await api.caller.trips.byId({ id: saved.id });

    expect(placesOf({ ...trip, itinerary: kept.itineraryDays })).toEqual(
      slower && placesOf(slower),
    );
  });

  test('a sight that is left out: what including it would cost, in words and numbers', async () => {
    const { preferenceId, trip } = await generateInRome();
    const planned = placesOf(trip);
    const [inside = ''] = planned;
    const answer = await api.caller.generation.whyNot({ preferenceId, placeId: inside });

    expect(answer).toMatchObject({ state: 'planned', cost: null });
    // A street that is open all day can be had in any plan.
    const left = loadCatalogue()
      .destination('rome')
      ?.places.find(({ id, hours }) => hours === '24/7' && !planned.includes(`rome/${id}`));
    const other = await api.caller.generation.whyNot({ preferenceId, placeId: `rome/${left?.id}` });

    expect(other.state).toBe('possible');
    expect(other.text).toMatch(/ would (take the place of|fit without)/);
    expect(typeof other.cost?.usd).toBe('number');
    await expect(
      api.caller.generation.whyNot({ preferenceId, placeId: 'paris/louvre' }),
    ).rejects.toThrow(/no such sight in Rome/);
  });
});
