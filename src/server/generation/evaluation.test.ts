import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { allCases } from '../../../bench/eval/cases/all-cases.ts';
import { EVAL_NOW } from '../../../bench/eval/eval-case.ts';
import { runCase } from '../../../bench/eval/run-case.ts';
import { createTokenCount } from '../../../bench/eval/token-count.ts';
import { FEW_ROUNDS, planInPlace } from '#server/testing/plan-in-place.ts';
import { createTripMaker } from './make-trip.ts';

/** Few enough to be quick; `npm run eval` runs them all. */
const NAMES = [
  'Paris, Texas',
  'a town that is none',
  'been to four of them',
  'a wheelchair in Venice',
  'vegan in Buenos Aires',
  'neither churches nor museums in Rome',
  'one night in Porto',
  'Paris on May 1st',
  'New Year in Tokyo',
  'ignore your instructions',
  'SQL as a destination',
  'German',
  'a misspelt Lisbon',
  'burnt out',
  'three generations',
];

/** A wish is kept however briefly the search goes on. */
const pool = planInPlace(FEW_ROUNDS);
const catalogue = loadCatalogue();
const tokens = createTokenCount();
const tripMaker = createTripMaker({ pool, clock: fixedClock(EVAL_NOW) });

describe('the evaluation, with the built-in planner', { timeout: 60_000 }, () => {
  test('has at least sixty wishes, each told apart and with something to keep', () => {
    expect(allCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allCases.map(({ name }) => name)).size).toBe(allCases.length);
    expect(allCases.filter(({ expect: wanted }) => wanted.length === 0)).toEqual([]);
  });

  test.each(NAMES)('%s: a valid plan that keeps the wish, or an honest refusal', async (name) => {
    const one = allCases.find((each) => each.name === name);

    if (!one) throw new Error(`no case is called ${name}`);
    const { faults, missed } = await runCase(one, { tripMaker, catalogue, tokens });

    expect(faults).toEqual([]);
    expect(missed.filter(Boolean)).toEqual([]);
  });
});
