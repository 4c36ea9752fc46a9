/**
 * Tells a fixed set of wishes to whatever makes trips here and prints what came of them:
 * `npm run eval [-- options] [-- theme or words of a name]`. Without options that is the built-in planner, or the
 * language model that the environment names; `--stand-in good` (or any other of its behaviours) asks the scripted
 * model of the tests, `--stand-in each` tells every behaviour a part of the wishes and compares.
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import { createGenerationPool } from '#server/generation/generation-pool.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import type { ModelLimits } from '#server/language-model/client/model-limits.ts';
import { createLanguage } from '#server/language-model/create-language.ts';
import {
  type Behaviour,
  BEHAVIOURS,
  startFakeModel,
} from '#server/language-model/testing/fake-model.ts';
import { allCases } from './cases/all-cases.ts';
import { EVAL_NOW, type EvalCase } from './eval-case.ts';
import { printComparison, printReport } from './print-report.ts';
import { runCase, type Verdict } from './run-case.ts';
import { createTokenCount } from './token-count.ts';

/** A stand-in that keeps silent need not be waited for as long, and is asked for each wish anew. */
const FAKE_MODEL_LIMITS: Partial<ModelLimits> = {
  firstTokenMs: 500,
  idleMs: 500,
  wholeMs: 5_000,
  failuresBeforeRest: Number.POSITIVE_INFINITY,
};
const NO_BUDGET = 1_000_000_000;
/** Of the wishes told to each behaviour, every so many. */
const EVERY = 8;

const { values, positionals } = parseArgs({
  options: { 'stand-in': { type: 'string' } },
  allowPositionals: true,
});
const words = positionals.join(' ').toLowerCase();
const cases = allCases.filter(({ theme, name }) =>
  `${theme} ${name}`.toLowerCase().includes(words),
);
const pool = createGenerationPool({ workers: 1 });
const fakeModel = values['stand-in'];

if (fakeModel === undefined) await evaluate(readEnv(process.env));
else if (fakeModel === 'each') await compareBehaviours();
else await evaluateFakeModel(behaviourOf(fakeModel));
await pool.close();

async function evaluate(
  config: Parameters<typeof createLanguage>[0]['config'],
  limits?: Partial<ModelLimits>,
): Promise<void> {
  const { verdicts, tokens } = await tellAll(cases, config, limits);

  printReport(verdicts, tokens.total());
}

async function evaluateFakeModel(behaviour: Behaviour): Promise<void> {
  const model = await startFakeModel({ behaviour });

  await evaluate(configOf(model.url), FAKE_MODEL_LIMITS);
  await model.stop();
}

async function compareBehaviours(): Promise<void> {
  const model = await startFakeModel();
  const some = cases.filter((_, index) => words !== '' || index % EVERY === 0);
  const rows: { name: string; verdicts: Verdict[] }[] = [];

  for (const behaviour of BEHAVIOURS) {
    model.behave(behaviour);
    const { verdicts } = await tellAll(some, configOf(model.url), FAKE_MODEL_LIMITS);

    rows.push({ name: behaviour, verdicts });
  }
  await model.stop();
  printComparison(rows);
}

/** Tells the wishes one after another. */
async function tellAll(
  some: readonly EvalCase[],
  config: Parameters<typeof createLanguage>[0]['config'],
  limits: Partial<ModelLimits> | undefined,
) {
  const tokens = createTokenCount();
  const language = createLanguage({
    catalogue: loadCatalogue,
    config,
    logger: tokens.logger,
    limits,
  });
  const tripMaker = createTripMaker({
    pool,
    clock: fixedClock(process.env.NORTHSTAR_NOW ?? EVAL_NOW),
    catalogue: loadCatalogue,
    language: language.trips,
  });
  const verdicts: Verdict[] = [];

  for (const one of some) {
    verdicts.push(await runCase(one, { tripMaker, catalogue: loadCatalogue(), tokens }));
    process.stderr.write(`\r${verdicts.length} of ${some.length} `);
  }
  process.stderr.write('\n');
  return { verdicts, tokens };
}

function configOf(url: string) {
  return {
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: 'stand-in',
    NORTHSTAR_MODEL_TOKENS_PER_HOUR: NO_BUDGET,
  };
}

function behaviourOf(name: string): Behaviour {
  const behaviour = BEHAVIOURS.find((one) => one === name);

  if (!behaviour) {
    throw new Error(`--stand-in takes each, or one of ${BEHAVIOURS.join(', ')}`);
  }
  return behaviour;
}
