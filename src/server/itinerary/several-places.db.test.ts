import { beforeEach, expect, test } from 'vitest';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import type { ItineraryEdit, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildHotelChoice, buildPreference, buildTrip } from '#server/testing/factories.ts';
import { editOn, entryAt } from './testing/paris-week.ts';
import { planOnce } from './testing/plan-once.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-11' };
const LONG = { timeout: 120_000 };
const planOf = planOnce(api);

type Saved = ItineraryState & { id: number };

let saved: Saved;
let trip: TripDetail;

/** Vienna and Budapest, saved with their plan. */
beforeEach(async () => {
  const { id: preferencesId } = await api.caller.preferences.save(
    buildPreference({ ...DATES, additionalPreferences: 'Vienna 3 nights, then Budapest 2 nights' }),
  );
  const plan = await planOf(preferencesId);

  expect(plan.checks.filter(({ ok }) => !ok)).toEqual([]);
  trip = await api.caller.trips.create(
    buildTrip({
      preferencesId,
      destination: plan.destination.name,
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
    }),
  );
  saved = { id: trip.id, ...(await api.caller.trips.itinerary({ id: trip.id })) };
}, 120_000);

const edit = (state: Saved, change: ItineraryEdit) => editOn(api, state, change);
const stopOn = (state: ItineraryState, day: number, from = 0) => {
  const index = state.days[day - 1]?.activities.findIndex(
    ({ kind }, at) => at >= from && kind === 'stop',
  );

  if (index === undefined || index < 0) throw new Error(`Day ${day} has no stop`);
  return { day, index };
};

test(
  'its stays are kept with the trip, a hotel each, and the checker finds nothing',
  LONG,
  async () => {
    expect(trip.destination).toBe('Vienna and Budapest');
    expect(trip.places?.map(({ id, nights, ride }) => [id, nights, ride?.mode])).toEqual([
      ['vienna', 3, undefined],
      ['budapest', 2, 'train'],
    ]);
    expect(trip.accommodations.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual([
      ['2026-06-06', '2026-06-09'],
      ['2026-06-09', '2026-06-11'],
    ]);
    expect(saved.problems).toEqual([]);
    expect(saved.checks.map(({ rule }) => rule)).toContain(15);
  },
);

test('a day is edited in its own place, and nothing moves to a day of another', LONG, async () => {
  const stop = stopOn(saved, 5);
  const name = entryAt(saved, stop)?.place?.name;
  const removed = await edit(saved, { kind: 'remove', stop });

  expect(removed.undoLabel).toBe(`Removed ${name}`);
  expect(removed.days.slice(0, 4)).toEqual(saved.days.slice(0, 4));
  const found = await api.caller.trips.searchPlaces({ id: saved.id, day: 5, query: '' });

  expect(found.map(({ id }) => id.split('/')[0])).toEqual(found.map(() => 'budapest'));
  await expect(
    edit(removed, { kind: 'move', stop: stopOn(removed, 2), toDay: 5, toIndex: 0 }),
  ).rejects.toThrow('spent in another place');
  const back = await api.caller.trips.undoItinerary({ id: saved.id, version: removed.version });

  expect(back.days).toEqual(saved.days);
});

test('on the day of a move the ride stays between the stops of both places', LONG, async () => {
  const ride = saved.days[3]?.activities.findIndex(({ kind }) => kind === 'ride') ?? -1;

  expect(ride).toBeGreaterThan(0);
  const stop = stopOn(saved, 4, ride);
  const locked = await edit(saved, { kind: 'lock', stop, locked: true });

  expect(entryAt(locked, stop)?.locked).toBe(true);
  expect(locked.days[3]?.activities[ride]).toEqual(saved.days[3]?.activities[ride]);
  expect(locked.problems).toEqual([]);
  await expect(edit(locked, { kind: 'remove', stop: { day: 4, index: ride } })).rejects.toThrow(
    'only visits and meals',
  );
});

test('its days are planned anew over the same places', LONG, async () => {
  const proposal = await api.caller.generation.proposeItinerary({ id: saved.id });

  expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(proposal.days).toHaveLength(6);
  const taken = await api.caller.generation.acceptItinerary({
    id: saved.id,
    version: saved.version,
    proposalId: proposal.proposalId,
  });

  expect(taken.problems).toEqual([]);
  const { places } = await api.caller.trips.byId({ id: saved.id });

  expect(places?.map(({ id, arrive }) => [id, arrive])).toEqual([
    ['vienna', '2026-06-06'],
    ['budapest', '2026-06-09'],
  ]);
});

test('it moves to other dates, is copied and goes through a file as a whole', LONG, async () => {
  const moved = await api.caller.trips.update({
    id: saved.id,
    version: saved.version,
    startDate: '2026-06-13',
    endDate: '2026-06-18',
    travelers: 2,
    notes: '',
  });

  expect(moved.places?.map(({ arrive, ride }) => [arrive, ride?.date])).toEqual([
    ['2026-06-13', undefined],
    ['2026-06-16', '2026-06-16'],
  ]);
  expect(moved.checks.find(({ rule }) => rule === 15)?.ok).toBe(true);
  const copy = await api.caller.trips.duplicate({ id: saved.id });

  expect(copy.places).toEqual(moved.places);
  const reply = await fetch(`${api.origin}/api/trips/${saved.id}/export.json`);
  const imported = await api.caller.trips.importTrip(await reply.json());

  expect(imported.places).toEqual(moved.places);
  expect(imported.checks.filter(({ ok }) => !ok).map(({ rule }) => rule)).toEqual(
    moved.checks.filter(({ ok }) => !ok).map(({ rule }) => rule),
  );
});

test(
  '[BOOK-03] a hotel is chosen for each of its stays, and taken off that stay alone',
  LONG,
  async () => {
    const hotel = (name: string, placeId: string) => {
      const place = trip.places?.find(({ id }) => id === placeId);

      return {
        ...buildHotelChoice(saved.id, { name, lat: place?.lat, lon: place?.lon }),
        placeId,
      };
    };
    const { placeId: _, ...nearBudapest } = hotel('On the Danube', 'budapest');

    await api.caller.booking.select(hotel('By the Opera', 'vienna'));
    expect(await api.caller.booking.select(nearBudapest)).toMatchObject({ placeId: 'budapest' });
    const chosen = await api.caller.trips.byId({ id: saved.id });

    expect(chosen.accommodations.map(({ name, checkIn }) => [name, checkIn])).toEqual([
      ['By the Opera', '2026-06-06'],
      ['On the Danube', '2026-06-09'],
    ]);
    expect(chosen.places?.map(({ stay }) => stay.name)).toEqual(['By the Opera', 'On the Danube']);
    expect(await api.caller.booking.selections({ tripId: saved.id })).toHaveLength(2);
    await api.caller.booking.unselect({
      tripId: saved.id,
      selectionType: 'hotels',
      placeId: 'budapest',
    });
    const back = await api.caller.trips.byId({ id: saved.id });

    expect(back.places?.[0]?.stay.name).toBe('By the Opera');
    expect(back.places?.[1]?.stay).toEqual(trip.places?.[1]?.stay);
    expect(back.accommodations[1]).toMatchObject({ checkIn: '2026-06-09', isSelected: false });
    await expect(api.caller.booking.select({ ...nearBudapest, placeId: 'rome' })).rejects.toThrow(
      'does not stay there',
    );
  },
);

test(
  '[BOOK-03] [API-08] [API-09] options and choices of each place and ride stand beside each other',
  LONG,
  async () => {
    const { id: tripId } = saved;
    const generate = (type: 'hotels' | 'experiences' | 'rides', placeId: string) =>
      api.caller.booking.generateRecommendations({ tripId, type, placeId });
    const inVienna = await generate('hotels', 'vienna');
    const inBudapest = await generate('hotels', 'budapest');
    const listed = await api.caller.booking.recommendations({ tripId });

    expect(listed.map(({ placeId }) => placeId)).toEqual([
      ...inBudapest.map(() => 'budapest'),
      ...inVienna.map(() => 'vienna'),
    ]);
    const tours = await Promise.all(
      ['vienna', 'budapest'].map((at) => generate('experiences', at)),
    );

    for (const [index, [best]] of tours.entries()) {
      await api.caller.booking.select({
        tripId,
        selectionType: 'experiences',
        recommendationId: best?.id,
        placeId: best?.placeId,
        providerBookingData: best?.providerData ?? {},
        totalPrice: 5000 * (index + 1),
      });
    }
    const chosen = await api.caller.trips.byId({ id: tripId });

    expect(
      chosen.activities.filter(({ isSelected }) => isSelected).map(({ placeId }) => placeId),
    ).toEqual(['vienna', 'budapest']);
    await api.caller.booking.unselect({ tripId, selectionType: 'experiences', placeId: 'vienna' });
    const left = await api.caller.trips.byId({ id: tripId });

    expect(
      left.activities.filter(({ isSelected }) => isSelected).map(({ placeId }) => placeId),
    ).toEqual(['budapest']);
    await expect(generate('hotels', 'rome')).rejects.toThrow('does not stay there');
  },
);

test(
  '[BOOK-03] another ride is chosen between two places, and the plan is judged by it',
  LONG,
  async () => {
    const { id: tripId } = saved;
    const own = trip.places?.[1]?.ride;
    const options = await api.caller.booking.generateRecommendations({ tripId, type: 'rides' });
    const [first] = options;
    const other = options.find(({ providerData }) => providerData['departs'] !== own?.departs);

    expect(first).toMatchObject({
      placeId: 'budapest',
      providerData: { mode: 'train', departs: own?.departs, date: '2026-06-09' },
      reason: expect.stringContaining("Your plan's own ride"),
    });
    if (!other) throw new Error('There is one way only');
    const saveRide = (data: Record<string, unknown>) =>
      api.caller.booking.select({
        tripId,
        selectionType: 'rides',
        placeId: 'budapest',
        providerBookingData: data,
        totalPrice: Number(data['usd']) * 100,
      });

    await saveRide(other.providerData);
    const moved = await api.caller.trips.byId({ id: tripId });
    const ride = moved.places?.[1]?.ride;

    expect(ride).toMatchObject({ departs: other.providerData['departs'], isSelected: true });
    expect(moved.itineraryDays[3]?.activities.find(({ kind }) => kind === 'ride')?.time).toBe(
      ride?.departs,
    );
    expect(checkoutTotal(moved)).toMatchObject({ rides: ride?.usd, total: ride?.usd });
    expect((moved.costs?.transport ?? 0) - (trip.costs?.transport ?? 0)).toBe(
      Math.round(ride?.usd ?? 0) - Math.round(own?.usd ?? 0),
    );
    // Planned anew, the days go around the ride that was chosen.
    const proposal = await api.caller.generation.proposeItinerary({ id: tripId });

    expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(proposal.places?.[1]?.ride).toEqual(ride);
    await api.caller.booking.unselect({ tripId, selectionType: 'rides', placeId: 'budapest' });
    const back = await api.caller.trips.byId({ id: tripId });

    expect(back.places?.[1]?.ride).toEqual(own);
    expect(back.costs).toEqual(trip.costs);
    expect(back.warnings.toSorted()).toEqual(trip.warnings.toSorted());
    await expect(saveRide({ mode: 'train', usd: 1 })).rejects.toThrow('providerBookingData.');
    await expect(
      api.caller.booking.select({
        tripId,
        selectionType: 'rides',
        placeId: 'vienna',
        providerBookingData: other.providerData,
        totalPrice: 0,
      }),
    ).rejects.toThrow('no ride leads to it');
  },
);
