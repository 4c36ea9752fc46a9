import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { seededRandom } from '#shared/seeded.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { buildSavedTrip } from '../testing/build-saved-trip.ts';
import { applyEdit } from './apply-edit.ts';
import { editWorld } from './edit-world.ts';
import { problemsOf } from './fitness.ts';
import { judgeFacts } from './judge-plan.ts';
import { repairDay } from './repair-day.ts';

const catalogue = loadCatalogue();

/** Moves of visits to other days, most of which crowd the day that they come to. */
function crowdingMoves(trip: TripDetail, count: number) {
  const random = seededRandom(3);
  const visits = trip.itineraryDays.flatMap(({ dayNumber, activities }) =>
    activities.flatMap(({ kind, place }, index) =>
      kind === 'stop' && place?.kind !== 'day-trip' ? [{ day: dayNumber, index }] : [],
    ),
  );

  return Array.from({ length: count }, () => ({
    kind: 'move' as const,
    stop: visits[Math.floor(random() * visits.length)] ?? { day: 1, index: 1 },
    toDay: 2 + Math.floor(random() * (trip.itineraryDays.length - 2)),
    toIndex: 1,
  }));
}

const visitsOf = (days: readonly TripItineraryDay[]) =>
  days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
  );

describe('a repair', () => {
  test.each(['paris', 'rome'])(
    'in %s leaves the day as the checker wants it, with its locks where they were',
    (destination) => {
      const { trip, request } = buildSavedTrip(destination, { returnDate: '2027-05-09' });
      const world = editWorld(trip, { request }, catalogue);

      if (!world) throw new Error('the trip has no plan');
      const facts = judgeFacts(world);
      let repaired = 0;

      for (const move of crowdingMoves(trip, 4)) {
        const touched =
          trip.itineraryDays[move.stop.day - 1]?.activities[move.stop.index]?.place?.id;
        const { days } = applyEdit(trip.itineraryDays, move, world);
        const isBroken = problemsOf(days, world, facts).some(({ day }) => day === move.toDay);
        const after = repairDay(
          { trip: { ...trip, itineraryDays: days }, request, day: move.toDay, touched },
          { catalogue, rounds: 150 },
        );

        expect(problemsOf(after, world, facts).filter(({ day }) => day === move.toDay)).toEqual([]);
        if (!isBroken) expect(after).toEqual(days);
        else repaired++;
        // Nothing comes twice, whichever day it went to.
        expect(new Set(visitsOf(after)).size).toBe(visitsOf(after).length);
      }
      expect(repaired).toBeGreaterThan(0);
    },
    60_000,
  );

  test('keeps a lock at its very time', () => {
    const { trip, request } = buildSavedTrip('rome', { returnDate: '2027-05-09' });
    const world = editWorld(trip, { request }, catalogue);

    if (!world) throw new Error('the trip has no plan');
    const facts = judgeFacts(world);
    const stop = {
      day: 3,
      index: trip.itineraryDays[2]?.activities.findIndex(({ kind }) => kind === 'stop') ?? 0,
    };
    const held = trip.itineraryDays[2]?.activities[stop.index];
    const { days: locked } = applyEdit(
      trip.itineraryDays,
      { kind: 'lock', stop, locked: true },
      world,
    );
    const days = crowdingMoves(trip, 20)
      .filter(({ stop: from }) => from.day !== 3)
      .map((move) => applyEdit(locked, { ...move, toDay: 3 }, world).days)
      .find((moved) => problemsOf(moved, world, facts).some(({ day }) => day === 3));

    if (!days) throw new Error('no move breaks the day');

    const after = repairDay(
      { trip: { ...trip, itineraryDays: days }, request, day: 3 },
      { catalogue, rounds: 150 },
    );

    expect(after[2]?.activities.find(({ place }) => place?.id === held?.place?.id)).toMatchObject({
      time: held?.time,
      duration: held?.duration,
      locked: true,
    });
  }, 60_000);
});
