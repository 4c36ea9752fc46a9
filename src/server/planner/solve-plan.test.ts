import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlanningError } from './planning-error.ts';
import type { PlanFault, PlanProblem, PlanSolution, Point, Visit } from './problem.ts';
import { solvePlan } from './solve-plan.ts';
import { planFaults } from './testing/plan-faults.ts';
import { buildRandomProblem } from './testing/random-problem.ts';

/** Property tests take a while on a busy machine. */
const PATIENCE_MS = 60_000;

const sizes = fc.record({
  days: fc.integer({ min: 1, max: 6 }),
  visits: fc.integer({ min: 1, max: 45 }),
  spareRestaurants: fc.integer({ min: 3, max: 9 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  maxUsd: fc.constantFrom(600, 1500, Infinity),
  rounds: fc.constantFrom(1, 60, 300),
  withBlocks: fc.boolean(),
});

/** On its fourth day the best stops would fit around the work only if some began between two full steps. */
const workLeavesNoMinute = {
  days: 5,
  visits: 16,
  spareRestaurants: 5,
  seed: 999_988,
  maxUsd: Infinity,
  rounds: 300,
  withBlocks: true,
};

/** A far visit between the stay and lunch would leave lunch far from everything, and one round mends nothing. */
const oneRoundOnly = {
  days: 3,
  visits: 4,
  spareRestaurants: 6,
  seed: 999_991,
  maxUsd: Infinity,
  rounds: 1,
  withBlocks: false,
};

const usual = { days: 4, visits: 40, restaurants: 10, seed: 7, maxUsd: 2000, rounds: 400 };

function pointOf({ lat, lon }: Point = { lat: 0, lon: 0 }): Point {
  return { lat, lon };
}

function faultOf(problem: PlanProblem): PlanFault | undefined {
  try {
    solvePlan(problem);
    return undefined;
  } catch (error) {
    if (error instanceof PlanningError) return error.fault;
    throw error;
  }
}

/** Ids of visits and restaurants that come more than once in a trip. */
function repeatedPlaces({ routes }: PlanSolution): string[] {
  const ids = routes.flatMap(({ stops }) =>
    stops.filter(({ kind }) => kind !== 'block').map(({ id }) => id),
  );

  return ids.filter((id, i) => ids.indexOf(id) < i);
}

/** The usual problem with its first visit changed. */
function withFirst(change: Partial<PlanProblem['visits'][number]>): PlanProblem {
  const problem = buildRandomProblem(usual);

  return {
    ...problem,
    visits: problem.visits.map((visit, i) => (i === 0 ? { ...visit, ...change } : visit)),
  };
}

function withFirstDay(change: Partial<PlanProblem['days'][number]>): PlanProblem {
  const problem = buildRandomProblem(usual);

  return {
    ...problem,
    days: problem.days.map((day, i) => (i === 0 ? { ...day, ...change } : day)),
  };
}

describe('solvePlan', () => {
  test(
    'keeps windows, order, travel, walking, money and meals on any problem',
    () => {
      fc.assert(
        fc.property(sizes, ({ spareRestaurants, ...size }) => {
          const problem = buildRandomProblem({
            ...size,
            restaurants: 2 * size.days + spareRestaurants,
          });

          try {
            const plan = solvePlan(problem);

            expect(planFaults(problem, plan)).toEqual([]);
            expect(repeatedPlaces(plan)).toEqual([]);
            expect(plan.bound).toBeGreaterThanOrEqual(plan.score);
          } catch (error) {
            // A tight purse may not even pay for the meals; nothing else excuses a failure here.
            expect(error).toBeInstanceOf(PlanningError);
            expect((error as PlanningError).fault).toBe('over-budget');
            expect(size.maxUsd).toBeLessThan(Infinity);
          }
        }),
        { numRuns: 50, examples: [[oneRoundOnly]] },
      );
    },
    PATIENCE_MS,
  );

  test(
    'begins everything on a full step where one is asked for, locks excepted',
    () => {
      fc.assert(
        fc.property(sizes, ({ spareRestaurants, ...size }) => {
          const built = buildRandomProblem({
            ...size,
            maxUsd: Infinity,
            restaurants: 2 * size.days + spareRestaurants,
          });
          const problem = { ...built, step: 5 };
          const plan = solvePlan(problem);
          const starts = plan.routes.flatMap(({ stops }) =>
            stops.filter(({ kind }) => kind !== 'block').map(({ start }) => start),
          );

          expect(planFaults(problem, plan)).toEqual([]);
          expect(starts.filter((start) => start % 5 !== 0)).toEqual([]);
        }),
        { numRuns: 30, examples: [[workLeavesNoMinute], [oneRoundOnly]] },
      );
    },
    PATIENCE_MS,
  );

  test(
    'begins everything on a full step on days and around blocks that lie off the steps',
    () => {
      const off = fc.integer({ min: 0, max: 9 });

      fc.assert(
        fc.property(sizes, off, off, ({ spareRestaurants, ...size }, late, soon) => {
          const built = buildRandomProblem({
            ...size,
            maxUsd: Infinity,
            restaurants: 2 * size.days + spareRestaurants,
          });
          const days = built.days.map((day) => ({
            ...day,
            window: [day.window[0] + late, day.window[1] - soon] as const,
            blocks: day.blocks.map((block) => ({
              ...block,
              start: block.start - soon,
              end: block.end + late,
            })),
          }));
          const problem = { ...built, days, step: 5 };
          const plan = solvePlan(problem);
          const starts = plan.routes.flatMap(({ stops }) =>
            stops.filter(({ kind }) => kind !== 'block').map(({ start }) => start),
          );

          expect(planFaults(problem, plan)).toEqual([]);
          expect(starts.filter((start) => start % 5 !== 0)).toEqual([]);
        }),
        { numRuns: 20 },
      );
    },
    PATIENCE_MS,
  );

  test('seats a meal at any minute where locks leave it no full step', () => {
    const { mealPlaces, ...problem } = buildRandomProblem(usual);
    const [restaurant] = mealPlaces;
    const locks = [
      { start: 631, minutes: 120 },
      { start: 814, minutes: 120 },
    ];
    const plan = solvePlan({
      ...problem,
      step: 5,
      mealPlaces: mealPlaces.map((place) => ({ ...place, ...pointOf(restaurant) })),
      visits: problem.visits.map((visit, i) => {
        const lock = locks[i];

        return lock
          ? {
              ...visit,
              ...pointOf(restaurant),
              spans: problem.days.map(() => [[540, 1080] as const]),
              lockedAt: { day: 1, ...lock },
            }
          : visit;
      }),
    });
    const lunch = plan.routes[1]?.stops.find(({ meal }) => meal === 'lunch');

    expect(lunch?.start).toBeGreaterThanOrEqual(751);
    expect(lunch?.end).toBeLessThanOrEqual(814);
  });

  test('keeps locks that lie off the steps and close to each other', () => {
    const problem = { ...buildRandomProblem(usual), step: 5 };
    const free = solvePlan({ ...problem, step: 1 });
    const day = free.routes.findIndex(({ stops }) => stops.some(({ kind }) => kind === 'visit'));
    const kept = new Map((free.routes[day]?.stops ?? []).map((stop) => [stop.id, stop]));
    const locked = solvePlan({
      ...problem,
      visits: problem.visits.map((visit) => {
        const stop = kept.get(visit.id);

        return stop
          ? { ...visit, lockedAt: { day, start: stop.start, minutes: stop.end - stop.start } }
          : visit;
      }),
      mealPlaces: problem.mealPlaces.map((restaurant) => {
        const stop = kept.get(restaurant.id);

        return stop?.meal
          ? {
              ...restaurant,
              lockedAt: {
                day,
                meal: stop.meal,
                start: stop.start,
                minutes: stop.end - stop.start,
              },
            }
          : restaurant;
      }),
    });

    for (const { id, start } of kept.values())
      expect(locked.routes[day]?.stops.find((stop) => stop.id === id)?.start).toBe(start);
  });

  test('gives the same plan for the same seed, whatever the clock says', () => {
    const problem = buildRandomProblem(usual);
    const first = solvePlan(problem);

    expect(solvePlan({ ...problem, deadline: () => false })).toEqual(first);
    expect(first.rounds).toBe(usual.rounds);
  });

  test('is valid at any moment: a deadline that has passed still leaves a plan', () => {
    const problem = { ...buildRandomProblem(usual), deadline: () => true };
    const plan = solvePlan(problem);

    expect(plan.rounds).toBe(0);
    expect(planFaults(problem, plan)).toEqual([]);
    expect(plan.routes.flatMap(({ stops }) => stops).length).toBeGreaterThan(8);
  });

  test('does not get worse with more rounds', () => {
    const problem = buildRandomProblem(usual);
    const few = solvePlan({ ...problem, maxRounds: 20 });
    const many = solvePlan({ ...problem, maxRounds: 2000 });

    expect(many.score).toBeGreaterThanOrEqual(few.score);
  });

  test('holds must-sees even when they are worth little', () => {
    const problem = withFirst({ mandatory: true, value: 0 });
    const ids = solvePlan(problem).routes.flatMap(({ stops }) => stops.map(({ id }) => id));

    expect(ids).toContain('visit-0');
  });

  test('leaves locked visits and meals where they are', () => {
    const base = withFirst({
      lockedAt: { day: 1, start: 945, minutes: 40 },
      spans: [[], [[900, 1020]], [], []],
    });
    const mealPlaces = base.mealPlaces.map((place, i) =>
      i === 0
        ? { ...place, lockedAt: { day: 2, meal: 'dinner' as const, start: 1125, minutes: 100 } }
        : place,
    );
    const plan = solvePlan({ ...base, mealPlaces });

    expect(plan.routes[1]?.stops).toContainEqual(
      expect.objectContaining({ id: 'visit-0', start: 945, end: 985 }),
    );
    expect(plan.routes[2]?.stops.filter(({ meal }) => meal === 'dinner')).toEqual([
      expect.objectContaining({ id: 'table-0', start: 1125, end: 1225 }),
    ]);
  });

  test('a ride brings one to what lies at its end, the rest of the day and the way back included', () => {
    const stay = { lat: 48.2, lon: 16.37 };
    const [pier, end] = [
      { lat: 48.21, lon: 16.37 },
      { lat: 48.3, lon: 16.37 },
    ];
    const visit = { minutes: 60, value: 50, usd: 0, group: 'sight', indoor: false, meets: [] };
    const open: Pick<Visit, 'spans'> = { spans: [[[540, 1080]]] };
    const problem: PlanProblem = {
      ...buildRandomProblem({ ...usual, days: 1 }),
      days: [
        {
          window: [540, 1080],
          from: stay,
          to: stay,
          meals: [],
          blocks: [],
          maxWalkKm: 5,
          maxProgramme: 540,
          wantsIndoor: false,
        },
      ],
      visits: [
        { ...visit, ...open, ...end, id: 'garden' },
        { ...visit, ...open, ...pier, endsAt: end, id: 'boat' },
      ],
      mealPlaces: [],
    };
    const [route] = solvePlan(problem).routes;
    const { leg } = problem.travel;

    expect(route?.stops.map(({ id, leg: way }) => [id, way.km])).toEqual([
      ['boat', leg(stay, pier).km],
      ['garden', 0],
    ]);
    expect(route?.back.km).toBe(leg(end, stay).km);
    expect(leg(end, stay).km).toBeGreaterThan(10);
  });

  test('visits at most one span of a place with a lunch break', () => {
    const problem = withFirst({
      spans: Array.from({ length: 4 }, () => [
        [540, 720],
        [800, 1080],
      ]),
      value: 500,
    });
    const stops = solvePlan(problem).routes.flatMap((route) =>
      route.stops.filter(({ id }) => id === 'visit-0'),
    );

    expect(stops).toHaveLength(1);
  });

  test('goes round the restaurants: none comes twice in a trip', () => {
    const plan = solvePlan(
      buildRandomProblem({ ...usual, days: 6, restaurants: 14, maxUsd: Infinity }),
    );
    const restaurants = plan.routes.flatMap(({ stops }) =>
      stops.filter(({ kind }) => kind === 'meal').map(({ id }) => id),
    );

    expect(restaurants).toHaveLength(8);
    expect(new Set(restaurants).size).toBe(8);
  });

  test('says which interests nothing could meet', () => {
    const problem = buildRandomProblem(usual);
    const plan = solvePlan({ ...problem, wantedInterests: ['Northern Lights'] });

    expect(plan.unmet).toContainEqual({
      what: 'Northern Lights',
      reason: 'no place here meets it',
    });
  });
});

describe('solvePlan refuses with a typed error', () => {
  const cases: [string, PlanFault, () => PlanProblem][] = [
    ['no days', 'no-days', () => ({ ...buildRandomProblem(usual), days: [] })],
    [
      'nothing to choose from',
      'no-candidates',
      () => ({ ...buildRandomProblem(usual), visits: [], mealPlaces: [] }),
    ],
    [
      'a day that ends before it begins',
      'window-inverted',
      () => withFirstDay({ window: [900, 600] }),
    ],
    [
      'opening hours that end before they begin',
      'window-inverted',
      () => withFirst({ spans: [[[900, 600]]] }),
    ],
    ['a value that is no number', 'bad-input', () => withFirst({ value: Number.NaN })],
    ['a negative price', 'bad-input', () => withFirst({ usd: -5 })],
    ['a visit without minutes', 'bad-input', () => withFirst({ minutes: 0 })],
    ['rising variety', 'bad-input', () => ({ ...buildRandomProblem(usual), variety: [1, 2] })],
    [
      'a must-see that never opens',
      'mandatory-infeasible',
      () => withFirst({ mandatory: true, spans: [] }),
    ],
    [
      'a must-see that takes longer than any day',
      'mandatory-infeasible',
      () => withFirst({ mandatory: true, minutes: 2000 }),
    ],
    [
      'a lock on a day that does not exist',
      'lock-infeasible',
      () => withFirst({ lockedAt: { day: 9, start: 600, minutes: 60 } }),
    ],
    [
      'a lock while the place is closed',
      'lock-infeasible',
      () => withFirst({ lockedAt: { day: 1, start: 600, minutes: 60 }, spans: [[], [], [], []] }),
    ],
    [
      'a budget below the meals',
      'over-budget',
      () => ({ ...buildRandomProblem(usual), maxUsd: 20 }),
    ],
    [
      'a day on which no restaurant is open',
      'meal-infeasible',
      () => {
        const problem = buildRandomProblem(usual);
        const spans = (all: PlanProblem['mealPlaces'][number]['spans']) =>
          all.map((day, i) => (i === 1 ? [] : day));

        return {
          ...problem,
          mealPlaces: problem.mealPlaces.map((place) => ({ ...place, spans: spans(place.spans) })),
        };
      },
    ],
    [
      'fewer restaurants than meals',
      'meal-infeasible',
      () => buildRandomProblem({ ...usual, days: 6, restaurants: 7, maxUsd: Infinity }),
    ],
    [
      'restaurants that are all far from everything',
      'meal-infeasible',
      () => {
        const problem = buildRandomProblem(usual);

        return {
          ...problem,
          mealPlaces: problem.mealPlaces.map((place) => ({ ...place, lat: 47, lon: 12 })),
        };
      },
    ],
  ];

  test.each(cases)('%s', (_, fault, build) => {
    expect(faultOf(build())).toBe(fault);
  });

  test('two locks that clash, naming them', () => {
    const problem = buildRandomProblem(usual);
    const spans = Array.from({ length: 4 }, () => [[480, 1320] as const]);
    const visits = problem.visits.map((visit, i) =>
      i < 2 ? { ...visit, spans, lockedAt: { day: 1, start: 600 + 20 * i, minutes: 60 } } : visit,
    );

    expect(() => solvePlan({ ...problem, visits })).toThrow(/visit-1 cannot stay.*after visit-0/);
  });

  test('places out of reach are left out, not visited and not looped over', () => {
    const problem = buildRandomProblem(usual);
    const visits = problem.visits.map((visit) => ({ ...visit, lat: -visit.lat }));
    const plan = solvePlan({ ...problem, visits });

    expect(
      plan.routes.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit')),
    ).toEqual([]);
  });
});
