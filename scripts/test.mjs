/**
 * `npm test`: sets up what is missing, then runs every check and every test, and ends with one line,
 * "N passed, N failed", summed over all runners; a check such as the type check counts as one.
 * `npm test -- lint unit` runs only the steps named.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { run } from './setup/run.mjs';
import { giveUp, say } from './setup/say.mjs';
import { readPlaywrightReport, readVitestReport } from './setup/reports.mjs';

const REPORTS = '.cache/reports';

process.chdir(path.join(import.meta.dirname, '..'));
requireNode();
await withSetupLock(ensureDependencies);
fs.mkdirSync(REPORTS, { recursive: true });

const check = (name, script) => ({
  name,
  run: async () => tally((await run('npm', ['run', '--silent', script])) === 0),
});
const vitest = (project) => ({
  name: project,
  run: async () => {
    const report = freshReport(`vitest-${project}`);
    const code = await run('npx', [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);

    return readVitestReport(report, code);
  },
});
const STEPS = [
  check('typecheck', 'typecheck'),
  check('lint', 'lint'),
  check('format', 'format:check'),
  check('deps', 'deps'),
  check('catalogue', 'catalogue:check'),
  vitest('unit'),
  vitest('db'),
  vitest('client'),
  { name: 'e2e', run: runBrowserTests },
];

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));

if (unknown.length > 0) {
  giveUp(
    `There is no step ${unknown.join(', ')}; there are ${STEPS.map((step) => step.name).join(', ')}.`,
  );
}
const results = [];

for (const step of STEPS.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const started = Date.now();

  say(`\n── ${step.name}`);
  results.push({
    name: step.name,
    ...(await step.run()),
    seconds: Math.round((Date.now() - started) / 1000),
  });
}
say('');
for (const { name, passed, failed, seconds } of results) {
  say(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runBrowserTests() {
  if ((await run('npx', ['tsx', 'scripts/install-browser.ts'])) !== 0) return tally(false);
  if (!process.env.BASE_URL) await withSetupLock(ensureBuilt);
  const report = freshReport('playwright');
  const code = await run(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report) } },
  );

  return readPlaywrightReport(report, code);
}

function freshReport(name) {
  const file = `${REPORTS}/${name}.json`;

  fs.rmSync(file, { force: true });
  return file;
}

function tally(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
