import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildHotelChoice } from '../testing/factories.ts';
import { editOn, saveTo } from './testing/paris-week.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

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
    expect(copy.warnings[0]).toContain(`${state.problems.length} things no longer work`);

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

describe('a trip moved to other dates', { timeout: 90_000 }, () => {
  const EDIT = { travelers: 2, notes: '' };
  const read = async (id: number) => ({
    trip: await api.caller.trips.byId({ id }),
    state: await api.caller.trips.itinerary({ id }),
  });

  test('takes its days, stay and calendar along, and says what no longer holds', async () => {
    const { id, version } = await saveTo(api);
    const before = await api.caller.trips.byId({ id });
    const dates = { startDate: '2026-12-21', endDate: '2026-12-27' };

    await api.caller.trips.update({ id, version, ...dates, ...EDIT });
    const { trip, state } = await read(id);

    expect(trip.version).toBe(version + 1);
    expect(trip.itineraryDays.map(({ date, activities }) => [date, activities.length])).toEqual(
      before.itineraryDays.map(({ activities }, i) => [`2026-12-${21 + i}`, activities.length]),
    );
    expect(trip.weatherInfo?.season).toBe('winter');
    expect(trip.accommodations).toMatchObject([{ checkIn: '2026-12-21', checkOut: '2026-12-27' }]);
    expect(trip.checks).toEqual(state.checks);
    expect(state.checks.find(({ rule }) => rule === 3)?.detail).not.toContain('out of order');
    expect(trip.warnings[0]).toMatch(/^Moved to new dates: .* no longer work/);
    const calendar = await (await fetch(`${api.origin}/api/trips/${id}/calendar.ics`)).text();

    expect(calendar.match(/DTSTART\S*:\d{6}/g)?.every((day) => day.endsWith('202612'))).toBe(true);
    // The days as they were before belong to the old dates.
    expect(state.canUndo).toBe(false);
  });

  test('takes own stops along, and leaves reservations on the dates they were made for', async () => {
    const { id, version } = await saveTo(api);
    const on = { date: '2026-06-08', time: '20:30', number: 'R-42', price: 60 };
    const stop = {
      ...on,
      id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11',
      kind: 'stop' as const,
      title: 'Seine',
    };
    const table = {
      ...on,
      id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f12',
      kind: 'restaurant' as const,
      title: 'Septime',
    };

    for (const entry of [stop, table]) await api.caller.trips.saveOwnEntry({ tripId: id, entry });
    const copy = await api.caller.trips.duplicate({ id, startDate: '2026-06-07' });

    await api.caller.trips.update({
      id,
      version,
      startDate: '2026-06-16',
      endDate: '2026-06-22',
      ...EDIT,
    });
    expect((await api.caller.trips.byId({ id })).entries).toEqual([
      table,
      { ...stop, date: '2026-06-18' },
    ]);
    const { number: _, ...plain } = on;

    expect(copy.entries).toMatchObject([
      { ...plain, title: 'Seine', date: '2026-06-09' },
      { ...plain, title: 'Septime', date: '2026-06-09' },
    ]);
    expect(JSON.stringify(copy.entries)).not.toContain('R-42');
  });

  test('is offered anew what fits them, and keeps what was chosen', async () => {
    const { id } = await saveTo(api);
    const offers = () => api.caller.booking.recommendations({ tripId: id });
    const [best] = await api.caller.booking.generateRecommendations({ tripId: id, type: 'hotels' });
    const recommendationId = best?.id ?? 0;

    await api.caller.booking.select({ ...buildHotelChoice(id), recommendationId });
    const move = async (startDate: string) => {
      const { version } = await api.caller.trips.byId({ id });

      await api.caller.trips.update({ id, version, startDate, endDate: '2026-06-12', ...EDIT });
    };

    await move('2026-06-06');
    expect((await offers()).length).toBeGreaterThan(0);
    await move('2026-06-08');
    expect(await offers()).toEqual([]);
    expect(await api.caller.booking.selections({ tripId: id })).toMatchObject([
      { selectionType: 'hotels', providerBookingData: { name: 'Grand Hotel' } },
    ]);
  });

  test('shorter leaves days out, longer leaves days to plan, and choices are told apart', async () => {
    const { id, version } = await saveTo(api);

    await api.caller.booking.select(buildHotelChoice(id));
    const [startDate, notes] = ['2026-06-06', 'By train'];
    const shorter = await api.caller.trips.update({
      id,
      version: version + 1,
      startDate,
      endDate: '2026-06-10',
      travelers: 3,
      notes,
    });

    expect(shorter.itineraryDays.map(({ date }) => date)).toEqual(
      [6, 7, 8, 9].map((day) => `2026-06-0${day}`).concat('2026-06-10'),
    );
    expect(shorter.tripPreferences).toMatchObject({ travelers: 3, additionalPreferences: notes });
    expect(shorter.warnings.slice(0, 3)).toEqual([
      expect.stringMatching(/^Moved to new dates/),
      expect.stringMatching(/^Left out: 2 days/),
      expect.stringMatching(/^Chosen for the old dates: your hotel\./),
    ]);
    expect(shorter.accommodations).toMatchObject([{ name: 'Grand Hotel', checkOut: '2026-06-12' }]);
    const longer = await api.caller.trips.update({
      id,
      version: shorter.version,
      startDate,
      endDate: '2026-06-13',
      ...EDIT,
    });

    expect(longer.itineraryDays).toHaveLength(5);
    expect(longer.warnings.filter((text) => /^(Left|Not|Moved)/.test(text))).toEqual([
      expect.stringMatching(/^Moved/),
      expect.stringMatching(/^Not planned yet: the last 3 days\./),
    ]);
    await expect(
      api.caller.trips.update({ id, version, startDate, endDate: '2026-07-01', ...EDIT }),
    ).rejects.toThrow('changed in the meantime');
    expect((await read(id)).trip).toEqual(longer);
  });
});

describe('a trip for more travelers', { timeout: 60_000 }, () => {
  test('has its days priced for them, is judged by that, and goes back exactly', async () => {
    const { id } = await saveTo(api);
    const before = await api.caller.trips.byId({ id });
    const resize = (version: number, travelers: number) => {
      const { startDate, endDate } = before;

      return api.caller.trips.update({ id, version, startDate, endDate, travelers, notes: '' });
    };
    const more = await resize(before.version, 5);
    const { costs, checks, problems, canUndo } = await api.caller.trips.itinerary({ id });
    const was = before.costs;

    expect(more.costs).toMatchObject({
      flights: ((was?.flights ?? 0) / 2) * 5,
      stay: (was?.stay ?? 0) * 3,
    });
    expect(more.costs?.food).toBeCloseTo(((was?.food ?? 0) / 2) * 5, -1);
    expect(more.costs?.activities).toBe(ticketsOf(before.itineraryDays, 5));
    expect(
      more.itineraryDays.every(({ cost }, i) => cost > (before.itineraryDays[i]?.cost ?? 0)),
    ).toBe(true);
    expect({ costs, checks }).toEqual({ costs: more.costs, checks: more.checks });
    expect(problems.filter(({ message }) => /cost/i.test(message))).toEqual([]);
    // Earlier states are priced for the party as it was.
    expect(canUndo).toBe(false);
    const back = await resize(more.version, 2);

    expect(back.costs).toEqual(before.costs);
    expect(back.itineraryDays.map(({ cost }) => cost)).toEqual(
      before.itineraryDays.map(({ cost }) => cost),
    );
  });

  test('keeps its verdict where only the notes change', async () => {
    const { id } = await saveTo(api);
    const { version, startDate, endDate, checks, score } = await api.caller.trips.byId({ id });
    const noted = { id, version, startDate, endDate, travelers: 2, notes: 'By train' };

    expect(await api.caller.trips.update(noted)).toMatchObject({ checks, score });
  });
});

/** What the tickets of some days cost so many people, each day in whole dollars. */
function ticketsOf(days: readonly TripItineraryDay[], travelers: number): number {
  const usdOf = ({ activities }: TripItineraryDay) =>
    activities
      .filter(({ kind }) => kind === 'stop')
      .reduce((sum, { place }) => sum + (place?.price?.usd ?? 0) * travelers, 0);

  return days.reduce((sum, day) => sum + Math.round(usdOf(day)), 0);
}
