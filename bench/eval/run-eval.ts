/**
 * Tells a fixed set of wishes to whatever makes trips here (the built-in planner, or the language model
 * that the environment names) and prints what came of them: `npm run eval [-- theme or words of a name]`.
 */
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import { createGenerationPool } from '#server/generation/generation-pool.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import { createLanguage } from '#server/language-model/create-language.ts';
import { allCases } from './cases/all-cases.ts';
import { EVAL_NOW } from './eval-case.ts';
import { printReport } from './print-report.ts';
import { runCase, type Verdict } from './run-case.ts';
import { createTokenCount } from './token-count.ts';

const words = process.argv.slice(2).join(' ').toLowerCase();
const cases = allCases.filter(({ theme, name }) =>
  `${theme} ${name}`.toLowerCase().includes(words),
);
const env = readEnv(process.env);
const tokens = createTokenCount();
const catalogue = loadCatalogue();
const pool = createGenerationPool({ workers: 1 });
const language = createLanguage({
  catalogue: loadCatalogue,
  config: env,
  logger: tokens.logger,
});
const tripMaker = createTripMaker({
  pool,
  clock: fixedClock(env.NORTHSTAR_NOW ?? EVAL_NOW),
  catalogue: loadCatalogue,
  language: language.trips,
});
const verdicts: Verdict[] = [];

for (const one of cases) {
  verdicts.push(await runCase(one, { tripMaker, catalogue }));
  process.stderr.write(`\r${verdicts.length} of ${cases.length} `);
}

process.stderr.write('\n');
await pool.close();
printReport(verdicts, tokens.total());
