import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileProblem } from '../compile/compile-problem.ts';
import { buildPlainInstance } from '../testing/plain-instance.ts';
import { buildRandomProblem } from '../testing/random-problem.ts';
import type { CoreState } from './core-state.ts';
import { GAP_FIELDS, listGaps } from './gaps.ts';
import { measureSegments } from './measure.ts';
import { createFound, lookFor, seekPosition } from './insertion.ts';
import type { CoreInstance } from './instance.ts';
import { seededRandom } from '#shared/seeded.ts';
import { createState, insertNode, removeString, setRoute } from './state.ts';

/** Property tests take a while on a busy machine. */
const PATIENCE_MS = 60_000;

/** What a state knows about its routes, position by position. */
function readOut(state: CoreState) {
  return Array.from({ length: state.instance.routes }, (_, route) => {
    const base = route * state.stride;
    const end = base + (state.size[route] ?? 0) + 2;
    measureSegments(state, route);
    const cut = (values: Int32Array) => [...values.subarray(base, end)];

    return {
      sequence: cut(state.sequence),
      ready: cut(state.ready),
      latest: cut(state.latest),
      leg: cut(state.leg).slice(1),
      travel: state.routeTravel[route],
      gaps: [
        ...state.gaps.subarray(base * GAP_FIELDS, (base + listGaps(state, route)) * GAP_FIELDS),
      ],
      tails: state.trip ? cut(state.trip.tailTime) : [],
      walk: state.trip?.walk[route]?.toFixed(6),
      usd: state.trip?.usd[route],
      counts:
        state.trip &&
        [state.trip.seen, state.trip.evening, state.trip.meals, state.trip.busy].map(
          (values) => values[route],
        ),
    };
  });
}

/** Inserts and removes at random, as a search would. */
function shuffle(instance: CoreInstance, seed: number): CoreState {
  const random = seededRandom(seed);
  const state = createState(instance);
  const found = createFound();

  for (let i = 0; i < 120; i++) {
    const route = Math.floor(random() * instance.routes);
    const size = state.size[route] ?? 0;

    if (random() < 0.25 && size > 0) {
      const from = 1 + Math.floor(random() * size);

      removeString(
        state,
        route * state.stride + from,
        1 + Math.floor(random() * (size - from + 1)),
      );
      continue;
    }
    const node = Math.floor(random() * instance.nodes);

    if (state.keyUsed[instance.key[node] ?? 0] === 1) continue;
    lookFor(found, node);
    seekPosition(state, { list: [route], count: 1 }, found);
    if (found.route >= 0) insertNode(state, found);
  }
  return state;
}

/** The same routes, set at once. */
function afresh(state: CoreState): CoreState {
  const fresh = createState(state.instance);

  for (let route = 0; route < state.instance.routes; route++) {
    const base = route * state.stride + 1;

    setRoute(fresh, route, state.sequence.slice(base, base + (state.size[route] ?? 0)));
  }
  return fresh;
}

describe('the state of a search', () => {
  test(
    'after any insertions and removals equals the same routes set at once',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), fc.boolean(), (seed, isTrip) => {
          const problem = buildRandomProblem({
            days: 3,
            visits: 25,
            restaurants: 6,
            seed,
            maxUsd: Infinity,
            rounds: 1,
          });
          const instance = isTrip
            ? compileProblem(problem, { maxMealLeg: 30, thrift: 0.1 }).instance
            : buildPlainInstance(seed, 30, 2);
          const state = shuffle(instance, seed);
          const fresh = afresh(state);

          expect(readOut(state)).toEqual(readOut(fresh));
          expect(state.totals.profit).toBeCloseTo(fresh.totals.profit, 6);
          expect(state.totals.usd).toBeCloseTo(fresh.totals.usd, 6);
          expect([...state.routeOf]).toEqual([...fresh.routeOf]);
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'never lets a stop be done after the next must begin',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          const state = shuffle(buildPlainInstance(seed, 30, 2), seed);

          for (const { ready, latest, leg } of readOut(state)) {
            for (let k = 1; k < ready.length; k++)
              expect((ready[k - 1] ?? 0) + (leg[k - 1] ?? 0)).toBeLessThanOrEqual(latest[k] ?? 0);
          }
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE_MS,
  );
});
