import { expect, test } from 'vitest';
import type { ItineraryEdit, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildPreference, buildTrip } from '#server/testing/factories.ts';
import { editOn, entryAt, findStop, placeIds } from './testing/paris-week.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-12' };
type Saved = ItineraryState & { id: number };

/** A planned and saved trip to a town that only the gazetteer knows. */
async function saveTo(destinations: string): Promise<Saved> {
  const { id: preferenceId } = await api.caller.preferences.save(
    buildPreference({ ...DATES, destinations }),
  );
  const plan = await api.caller.generation.trip({ preferenceId, tripType: 'complete' });
  const { id } = await api.caller.trips.create(
    buildTrip({
      preferencesId: preferenceId,
      destination: `${plan.destination.name}, ${plan.destination.country}`,
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
    }),
  );

  expect((await api.caller.trips.byId({ id })).destinationId).toMatch(/^geo-\d+$/);
  return { id, ...(await api.caller.trips.itinerary({ id })) };
}
const entriesOf = ({ days }: ItineraryState) =>
  days.map(({ activities }) => activities.map(({ activity, time }) => `${time} ${activity}`));
const edit = (state: Saved, change: ItineraryEdit) => editOn(api, state, change);

test(
  'a trip to Paris, Texas is edited, repaired, planned anew and taken back',
  { timeout: 60_000 },
  async () => {
    const saved = await saveTo('Paris, Texas');
    const { id } = saved;
    const meal = findStop(saved, ({ kind }) => kind === 'meal', 2);
    const words = entryAt(saved, meal)?.activity;

    expect(words).toMatch(/Paris/);
    expect(await api.caller.trips.stopAlternatives({ id, stop: meal })).toEqual([]);
    expect(await api.caller.trips.searchPlaces({ id, day: 2, query: 'museum' })).toEqual([]);
    const moved = await edit(saved, { kind: 'retime', stop: meal, time: '13:45' });

    expect(entryAt(moved, meal)).toMatchObject({ time: '13:45', activity: words });
    const repaired = await edit(moved, { kind: 'repair', day: meal.day });

    expect(repaired.problems).toEqual([]);
    const proposal = await api.caller.generation.proposeItinerary({ id });

    expect(proposal.checks.every(({ ok }) => ok)).toBe(true);
    const taken = await api.caller.generation.acceptItinerary({
      id,
      version: repaired.version,
      proposalId: proposal.proposalId,
    });

    expect(taken.problems).toEqual([]);
    const back = await api.caller.trips.undoItinerary({ id, version: taken.version });

    expect(entriesOf(back)).toEqual(entriesOf(repaired));
  },
);

test(
  'a day trip from a town beyond the catalogue is found, put in, taken out and mended',
  { timeout: 60_000 },
  async () => {
    const saved = await saveTo('Salerno');
    const { id } = saved;
    const dayTrip = findStop(saved, ({ kind, place }) => kind === 'stop' && place !== undefined);
    const gone = entryAt(saved, dayTrip)?.place?.id ?? '';
    const without = await edit(saved, { kind: 'remove', stop: dayTrip });

    expect(placeIds(without)).not.toContain(gone);
    const found = await api.caller.trips.searchPlaces({
      id,
      day: dayTrip.day,
      query: entryAt(saved, dayTrip)?.place?.name ?? '',
    });

    expect(found.map((one) => one.id)).toContain(gone);
    const again = await edit(without, { kind: 'add', placeId: gone, toDay: dayTrip.day });

    expect(placeIds(again)).toContain(gone);
    const mended = await edit(again, { kind: 'repair', day: dayTrip.day });

    expect(mended.problems).toEqual([]);
    expect(placeIds(mended)).toContain(gone);
    expect((await api.caller.trips.stopAlternatives({ id, stop: dayTrip })).length).toBeGreaterThan(
      0,
    );
  },
);
