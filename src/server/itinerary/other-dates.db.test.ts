import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { editOn, saveTo } from './testing/paris-week.ts';

const api = createTestApi();

describe('a trip copied to other dates', { timeout: 60_000 }, () => {
  test('has the weather and the hours of those, is judged by them, and can be repaired', async () => {
    const saved = await saveTo(api);
    // From a Monday in December, where it was from a Saturday in June.
    const copy = await api.caller.trips.duplicate({ id: saved.id, startDate: '2026-12-21' });
    const state = { id: copy.id, ...(await api.caller.trips.itinerary({ id: copy.id })) };
    const climate = loadCatalogue().destination('paris')?.climate;

    expect(copy.itineraryDays.map(({ weather }) => weather.highC)).toEqual(
      copy.itineraryDays.map(() => climate?.highC[11]),
    );
    expect(copy.itineraryDays[0]?.weather.daylight[0]).toMatch(/^08:/);
    expect(copy.weatherInfo?.season).toBe('winter');
    expect(copy.checks).toEqual(state.checks);
    expect(state.problems.length).toBeGreaterThan(1);
    expect(copy.warnings[0]).toContain(`${state.problems.length} things no longer hold`);

    const closed = copy.itineraryDays.flatMap(({ activities }) =>
      activities.filter(({ place }) => place?.open.length === 0),
    );

    expect(closed.length).toBeGreaterThan(0);
    const day = state.problems[0]?.day ?? 0;
    const repaired = await editOn(api, state, { kind: 'repair', day });

    expect(repaired.problems.filter((problem) => problem.day === day)).toEqual([]);
    // The trip that was copied is as it was.
    expect(await api.caller.trips.itinerary({ id: saved.id })).toMatchObject({
      days: saved.days,
      problems: [],
    });
  });

  test('on its own dates nothing is told anew', async () => {
    const saved = await saveTo(api);
    const copy = await api.caller.trips.duplicate({ id: saved.id });

    expect(copy.itineraryDays.map(({ id: _, ...day }) => day)).toEqual(
      saved.days.map(({ id: _, ...day }) => day),
    );
    expect(copy.warnings).toEqual((await api.caller.trips.byId({ id: saved.id })).warnings);
  });
});
