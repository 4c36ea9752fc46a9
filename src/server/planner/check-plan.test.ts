import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import {
  itineraryTrip,
  type ItineraryTrip,
  type PlannedActivity,
} from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts } from './check-facts.ts';
import { checkPlan } from './check-plan.ts';
import { buildFixtureTrip } from './testing/fixture-trip.ts';
import { buildFixtureWorld, factsOf, type FixtureWorld } from './testing/fixture-world.ts';
import { FAULTS } from './testing/planted-faults.ts';

/** Property tests take a while on a busy machine. */
const PATIENCE_MS = 60_000;

const SEEDS = [1, 2, 3, 4] as const;

type Case = { world: FixtureWorld; trip: ItineraryTrip; facts: CheckFacts };

function buildCase(seed: number, isBusiness: boolean): Case {
  const world = buildFixtureWorld(seed);

  return {
    world,
    trip: buildFixtureTrip(world, isBusiness),
    facts: factsOf(world, { isBusiness }),
  };
}

const leisure = SEEDS.map((seed) => buildCase(seed, false));
const business = SEEDS.map((seed) => buildCase(seed, true));

/** Minutes that are left between two stops beside the way. */
function slackBetween(before: PlannedActivity, after: PlannedActivity): number {
  const end = minutesOf(before.time) + (parseDuration(before.duration) ?? 0);

  return minutesOf(after.time) - end - (after.travel?.minutes ?? 0);
}

function brokenRules(trip: ItineraryTrip, facts: CheckFacts): string[] {
  return checkPlan(trip, facts)
    .filter(({ ok }) => !ok)
    .map(({ rule, detail }) => `${rule}: ${detail}`);
}

describe('checkPlan', () => {
  test('passes valid plans: a verdict on every rule, each with a sentence', () => {
    for (const { trip, facts } of [...leisure, ...business]) {
      const checks = checkPlan(trip, facts);

      expect(brokenRules(trip, facts)).toEqual([]);
      expect(checks.map(({ rule }) => rule)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      ]);
      expect(checks.every(({ name, detail }) => name.length > 5 && detail.length > 10)).toBe(true);
    }
  });

  test('reads the JSON alone: a plan that was sent and parsed again gets the same verdict', () => {
    const { trip, facts } = leisure[0] ?? buildCase(1, false);

    expect(checkPlan(itineraryTrip.parse(JSON.parse(JSON.stringify(trip))), facts)).toEqual(
      checkPlan(trip, facts),
    );
  });

  describe('finds what was planted', () => {
    test.each(FAULTS.map((fault) => [fault.rule, fault.what, fault] as const))(
      'rule %i: %s',
      (rule, _, fault) => {
        let planted = 0;

        for (const { world, trip, facts } of fault.isBusiness ? business : leisure) {
          const spoiled = fault.plant(structuredClone(trip), facts, world);

          if (!spoiled) continue;
          planted++;
          const verdict = checkPlan(spoiled.trip, spoiled.facts).find(
            (check) => check.rule === rule,
          );

          expect(verdict?.ok).toBe(false);
          expect(verdict?.detail).toMatch(/Day \d|The |Northern Lights/);
        }
        expect(planted).toBeGreaterThan(0);
      },
    );
  });

  test('names the day, the stop and the reason', () => {
    const { world, trip, facts } = leisure[0] ?? buildCase(1, false);
    const named = FAULTS.filter(({ isBusiness }) => !isBusiness).flatMap((fault) => {
      const spoiled = fault.plant(structuredClone(trip), facts, world);

      return spoiled?.names ? [{ ...spoiled, rule: fault.rule, names: spoiled.names }] : [];
    });

    expect(named.length).toBeGreaterThan(20);
    for (const { trip: spoiled, facts: known, rule, names } of named) {
      expect(checkPlan(spoiled, known).find((one) => one.rule === rule)?.detail).toContain(names);
    }
  });

  test(
    'a shift beyond the slack before or after a stop is always found',
    () => {
      const { trip, facts } = leisure[1] ?? buildCase(2, false);
      const stops = trip.itinerary.flatMap(({ activities }, day) =>
        activities.slice(1, -1).map((_, i) => ({ day, at: i + 1 })),
      );

      fc.assert(
        fc.property(
          fc.constantFrom(...stops),
          fc.integer({ min: 1, max: 120 }),
          fc.boolean(),
          ({ day, at }, beyond, isLater) => {
            const moved = structuredClone(trip);
            const activities = moved.itinerary[day]?.activities ?? [];
            const [before, stop, after] = activities.slice(at - 1, at + 2);

            if (!before || !stop || !after) throw new Error('No such stop');
            const slack = isLater ? slackBetween(stop, after) : slackBetween(before, stop);
            const time = minutesOf(stop.time) + (isLater ? 1 : -1) * (slack + beyond);

            fc.pre(time >= 0 && time < 24 * 60);
            stop.time = timeOf(time);
            expect(checkPlan(moved, facts)[2]?.ok).toBe(false);
          },
        ),
        { numRuns: 150 },
      );
    },
    PATIENCE_MS,
  );

  test('an interest that nothing can meet is excused by a warning that names it', () => {
    const { trip, facts } = leisure[0] ?? buildCase(1, false);
    const wishing = {
      ...facts,
      preference: { ...facts.preference, interests: ['Northern Lights'] },
    };

    expect(brokenRules(trip, wishing)).toHaveLength(1);
    expect(
      brokenRules(
        { ...trip, warnings: ['Northern Lights: not to be seen this far south.'] },
        wishing,
      ),
    ).toEqual([]);
  });

  test('a meal may leave the choice to the traveller: no place, near the stop before', () => {
    const { trip, facts } = leisure[0] ?? buildCase(1, false);
    const changed = structuredClone(trip);
    const day = changed.itinerary[2];
    const at = day?.activities.findIndex(({ meal }) => meal === 'lunch') ?? -1;
    const lunch = day?.activities[at];

    if (!day || !lunch) throw new Error('No lunch on day 3');
    day.activities[at] = {
      ...lunch,
      activity: 'Lunch nearby, your choice: vegan-friendly kitchens',
      travel: { mode: 'walk', minutes: 0, km: 0 },
      place: undefined,
    };
    const next = day.activities[at + 1];
    const way = { mode: 'taxi' as const, minutes: 30, km: 12 };

    // The way on now begins at the stop before lunch.
    if (next) next.travel = way;
    else day.back = way;
    const broken = brokenRules(changed, facts);

    for (const rule of [1, 2, 5]) {
      expect(broken.filter((text) => text.startsWith(`${rule}:`))).toEqual([]);
    }
  });

  test('a taxi is no waste where nothing else is known to go', () => {
    const { trip, facts } = leisure[0] ?? buildCase(1, false);
    const changed = structuredClone(trip);
    const ways = changed.itinerary.flatMap(({ activities, back }) => [
      ...activities.flatMap(({ travel }) => travel ?? []),
      ...(back ? [back] : []),
    ]);

    for (const way of ways) way.mode = 'taxi';
    const isGreen = (known: CheckFacts) =>
      checkPlan(changed, known).find(({ rule }) => rule === 8)?.ok;

    expect(isGreen(facts)).toBe(false);
    expect(isGreen({ ...facts, wayBetween: () => ({ by: 'taxi', minutes: 1 }) })).toBe(true);
  });

  test('a place that a language model brought passes only when it is marked unverified', () => {
    const { trip, facts } = leisure[0] ?? buildCase(1, false);
    const invent = (unverified: boolean) => {
      const changed = structuredClone(trip);
      const place = changed.itinerary[1]?.activities[0]?.place;

      if (place) Object.assign(place, { id: 'model-1', source: 'model', unverified });
      return checkPlan(changed, facts)[0]?.ok;
    };

    expect(invent(true)).toBe(true);
    expect(invent(false)).toBe(false);
  });
});
