import { describe, expect, test } from 'vitest';
import type { PackingFacts } from '#server/planning/packing/packing-rules.ts';
import { fixedClock } from '#server/clock.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { ModelFailure } from './client/model-failure.ts';
import { MODEL_LIMITS } from './client/model-limits.ts';
import type { LanguageModel } from './client/language-model.ts';
import { createPackingAdviser } from './packing/packing-adviser.ts';
import { createFreshFacts } from './search/fresh-facts.ts';
import { createTripLanguage } from './trip-talk.ts';

const NOTE = 'Anna Meyer is allergic to nuts';
const OURS = new TypeError(`Cannot read ${NOTE}`);
const FACTS = { isSecret: true, kinds: [], interests: [], needs: [] } as unknown as PackingFacts;
const TRIP = { destination: 'Rome', itineraryDays: [] };

const ANSWERS: Record<string, unknown> = {
  packing: { additions: [], notes: [] },
  facts: { facts: [] },
};

/** What asks the model, on a server where all that stands beside the model fails; and what that logs. */
function failingBeside(ask: LanguageModel['ask']) {
  const logged: unknown[] = [];
  const logger = { info: () => undefined, error: (line: unknown) => void logged.push(line) };
  const fail = (): never => {
    throw OURS;
  };
  const model: LanguageModel = {
    name: () => 'm-1',
    limits: MODEL_LIMITS,
    ask,
    costOf: () => null,
  };
  const talk = createTripLanguage({
    model,
    reader: { read: () => ask('understand', {} as never, {} as never).then(fail) },
    catalogue: fail,
    townFinder: fail,
    logger,
  }).open(undefined);
  const packing = createPackingAdviser({ model, catalogue: fail, logger });
  const facts = createFreshFacts({
    model,
    repository: { since: () => Promise.resolve(undefined), save: async () => fail() },
    clock: fixedClock('2026-05-01T12:00:00Z'),
    logger,
  });

  return {
    logged,
    calls: {
      'a talk': async () => expect(talk?.read(buildRequest())).rejects.toThrow(),
      packing: async () => expect(await packing.advise([], FACTS, TRIP)).toEqual([]),
      'fresh facts': async () => expect(await facts.find(TRIP)).toEqual([]),
    },
  };
}

describe.each(['a talk', 'packing', 'fresh facts'] as const)('around %s', (call) => {
  test('a failure of ours is logged where it happened, without what it says', async () => {
    const { logged, calls } = failingBeside((_purpose, { shape }) =>
      Promise.resolve({
        text: JSON.stringify(ANSWERS[shape?.name ?? '']),
        usage: { tokensIn: 1, tokensOut: 1 },
        sources: [],
      }),
    );

    await calls[call]();
    expect(logged).toEqual([
      { error: { name: 'TypeError', stack: expect.arrayContaining([expect.anything()]) } },
    ]);
    expect(JSON.stringify(logged)).not.toContain(NOTE);
  });

  test('a failure of the model is not', async () => {
    const { logged, calls } = failingBeside(() => Promise.reject(new ModelFailure('broken')));

    await calls[call]();
    expect(logged).toEqual([]);
  });
});
