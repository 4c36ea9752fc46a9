/**
 * Requests as people write them, told to the built-in planner one after another, and what came of them by kind:
 * `npm run eval:requests [-- --file PATH] [-- --every N] [-- --all]`. `--all` prints what is right as well.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { createGenerationPool } from '#server/generation/generation-pool.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import { AppError } from '#shared/app-error.ts';
import { EVAL_NOW } from './eval-case.ts';
import { judgeRequest, type Kind, KINDS } from './judge-request.ts';
import { type RequestCase, requestPreference } from './request-case.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'bench/eval/requests/train.json' },
    every: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});
const every = Math.max(1, Number(values.every));
const cases = (JSON.parse(readFileSync(values.file, 'utf8')) as RequestCase[]).filter(
  (_, index) => index % every === 0,
);
const pool = createGenerationPool({ workers: 1 });
const tripMaker = createTripMaker({ pool, clock: fixedClock(EVAL_NOW) });
const counts = new Map<Kind, { right: number; all: number }>();
const print = (line: string) => process.stdout.write(`${line}\n`);
const catalogue = loadCatalogue();

for (const [at, one] of cases.entries()) {
  const outcome = await tripMaker.make({ preference: requestPreference(one), exclude: [] }).then(
    (trip) => ({ trip }),
    (error: unknown) => ({
      refusal:
        error instanceof AppError
          ? {
              status: error.status,
              message: error.message,
              isAsked: error.candidates !== undefined,
            }
          : { status: 500, message: String(error), isAsked: false },
    }),
  );

  for (const { kind, fault } of judgeRequest(one, outcome, catalogue)) {
    const count = counts.get(kind) ?? { right: 0, all: 0 };

    count.all += 1;
    if (fault === undefined) count.right += 1;
    counts.set(kind, count);
    if (fault !== undefined)
      print(`${one.id} ${kind}: ${fault} | ${one.notes.replaceAll('\n', ' / ')}`);
    else if (values.all) print(`${one.id} ${kind}: right | ${one.notes.replaceAll('\n', ' / ')}`);
  }
  process.stderr.write(`\r${at + 1} of ${cases.length} `);
}
process.stderr.write('\n');
await pool.close();
for (const kind of KINDS) {
  const { right, all } = counts.get(kind) ?? { right: 0, all: 0 };

  if (all > 0) print(`${kind}: ${right} of ${all} (${Math.round((1000 * right) / all) / 10} %)`);
}
