import { describe, expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { planChanges } from './plan-changes.ts';
import { buildFixtureTrip } from './testing/fixture-trip.ts';
import { buildFixtureWorld } from './testing/fixture-world.ts';

const days = buildFixtureTrip(buildFixtureWorld(1)).itinerary;

/** The plan with one day's activities changed. */
function changed(
  day: number,
  change: (activities: PlannedDay['activities']) => PlannedDay['activities'],
): PlannedDay[] {
  return structuredClone(days).map((one, i) =>
    i === day ? { ...one, activities: change(one.activities) } : one,
  );
}

describe('planChanges', () => {
  test('finds nothing between a plan and itself', () => {
    expect(planChanges(days, structuredClone(days))).toEqual({ added: [], removed: [], moved: [] });
  });

  test('tells a stop that is gone from one that is new', () => {
    const without = changed(1, (activities) => activities.slice(1));
    const gone = days[1]?.activities[0];
    const stop = { id: gone?.place?.id, name: gone?.place?.name, kind: gone?.kind };
    const at = { date: days[1]?.date, time: gone?.time };

    expect(planChanges(days, without)).toEqual({
      added: [],
      moved: [],
      removed: [{ ...stop, from: at }],
    });
    expect(planChanges(without, days)).toEqual({
      removed: [],
      moved: [],
      added: [{ ...stop, to: at }],
    });
  });

  test('a stop on another day or at another hour has moved', () => {
    const later = changed(1, ([first, ...rest]) =>
      first ? [{ ...first, time: '07:55' }, ...rest] : rest,
    );
    const { moved, added, removed } = planChanges(days, later);

    expect({ added, removed }).toEqual({ added: [], removed: [] });
    expect(moved).toEqual([
      expect.objectContaining({
        id: days[1]?.activities[0]?.place?.id,
        from: { date: days[1]?.date, time: days[1]?.activities[0]?.time },
        to: { date: days[1]?.date, time: '07:55' },
      }),
    ]);
  });

  test('tells two meals at one restaurant apart', () => {
    const lunch = days[1]?.activities.find(({ meal }) => meal === 'lunch');
    const twice = changed(2, (activities) =>
      lunch ? [...activities, { ...lunch, time: '20:00' }] : activities,
    );

    expect(planChanges(days, twice).added).toEqual([
      {
        id: lunch?.place?.id,
        name: lunch?.place?.name,
        kind: 'meal',
        to: { date: days[2]?.date, time: '20:00' },
      },
    ]);
  });
});
