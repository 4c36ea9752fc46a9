import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { AppError } from '#shared/app-error.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { generateTrip } from './generate-trip.ts';
import { makeGuidedTrip } from './guided-trip.ts';
import { buildRequest } from './testing/build-request.ts';
import type { Proposal, TripTalk } from './trip-language.ts';

const catalogue = loadCatalogue();
const request = buildRequest({ returnDate: '2027-05-05' });
const built = generateTrip(request, { catalogue, prove, rounds: FEW_ROUNDS });
const PROPOSAL: Proposal = { destinationId: 'rome', favour: {}, newPlaces: [] };
const UNFIT = new AppError('UNPROCESSABLE', 'In Rome: the budget does not reach');

/** A talk that proposes, and the faults that it was told with each question. */
function buildTalk(changes: Partial<TripTalk> = {}) {
  const told: string[][] = [];
  const talk: TripTalk = {
    name: () => 'm-1',
    read: () => Promise.resolve([]),
    propose: (_offer, faults) => {
      told.push([...faults]);
      return Promise.resolve(PROPOSAL);
    },
    write: (trip) => Promise.resolve({ trip, taken: 0 }),
    trouble: () => undefined,
    close: () => undefined,
    ...changes,
  };

  return { talk, told };
}

/** A planner that refuses so many guided requests, and what it was asked. */
function make(talk: TripTalk, refusals: number) {
  const asked: PlanRequest[] = [];
  const trip = makeGuidedTrip(request, {
    talk,
    catalogue,
    plan: (one) => {
      asked.push(one);
      return asked.length <= refusals ? Promise.reject(UNFIT) : Promise.resolve(built);
    },
    onStage: () => undefined,
    onWords: () => undefined,
    refuseAborted: () => undefined,
  });

  return { asked, trip };
}

describe('a proposal that cannot be planned', () => {
  test('goes back with the reason, and the next one is planned', async () => {
    const { talk, told } = buildTalk();
    const { trip, asked } = make(talk, 1);

    expect((await trip).generatedBy).toBe('m-1');
    expect(told).toEqual([[], [UNFIT.message]]);
    expect(asked).toHaveLength(2);
  });

  test('goes back at most twice; then the built-in planner chooses, and says so', async () => {
    const { talk, told } = buildTalk();
    const { trip, asked } = make(talk, 3);

    expect(await trip).toEqual({
      ...built,
      generatedBy: 'built-in planner',
      warnings: [
        ...built.warnings,
        'What the language model proposed could not be planned, so the built-in planner chose.',
      ],
    });
    expect(told.map((faults) => faults.length)).toEqual([0, 1, 2]);
    expect(asked.at(-1)?.guidance).toBeUndefined();
  });
});

test('words that break the contract are not taken', async () => {
  const broken = { ...built, itinerary: 'see above' } as unknown as typeof built;
  const { talk } = buildTalk({ write: () => Promise.resolve({ trip: broken, taken: 9 }) });

  expect((await make(talk, 0).trip).itinerary).toEqual(built.itinerary);
});

test('what nobody can plan is refused as it is without a model', async () => {
  const { talk } = buildTalk();

  await expect(make(talk, 9).trip).rejects.toThrow(UNFIT.message);
});
