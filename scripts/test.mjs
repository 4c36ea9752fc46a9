/**
 * `npm test`: sets up what is missing, then runs every check and every test, and ends with one line,
 * "N passed, N failed", summed over all runners; a check such as the type check counts as one.
 * `npm test -- lint unit` runs only the steps named; `npm run test:quick` those that take seconds.
 * Browser tests keep two cores busy by themselves, so they run after all else; beside it both would take longer.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { readPlaywrightReport, readVitestReport } from './setup/reports.mjs';
import { run } from './setup/run.mjs';
import { giveUp, say } from './setup/say.mjs';

const REPORTS = '.cache/reports';
/** npm scripts that pass or fail as a whole; they run side by side. */
const CHECKS = {
  typecheck: 'typecheck',
  lint: 'lint',
  format: 'format:check',
  deps: 'deps',
  words: 'check:words',
  catalogue: 'catalogue:check',
};
/**
 * Vitest's projects in two calls side by side, each with half of the cores: a worker serves one project, and every
 * one of them reads the catalogue and all names anew, so twice as many would read them twice as often.
 */
const CALLS = [['unit'], ['db', 'client']];

process.chdir(path.join(import.meta.dirname, '..'));
requireNode();
await withSetupLock(ensureDependencies);
fs.mkdirSync(REPORTS, { recursive: true });

const known = [...Object.keys(CHECKS), ...CALLS.flat(), 'e2e'];
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = named.filter((name) => !known.includes(name));

if (unknown.length > 0)
  giveUp(`There is no step ${unknown.join(', ')}; there are ${known.join(', ')}.`);
const isAsked = (name) => named.length === 0 || named.includes(name);
const checks = Object.keys(CHECKS).filter(isAsked);
const calls = CALLS.map((projects) => projects.filter(isAsked)).filter(({ length }) => length > 0);
const results = [];

const needsBrowser = isAsked('e2e');
const building =
  needsBrowser && !process.env.BASE_URL ? withSetupLock(ensureBuilt) : Promise.resolve();
const installing = needsBrowser ? run('npx', ['tsx', 'scripts/install-browser.ts']) : undefined;

await Promise.all([...checks.map(runCheck), runVitestIfAsked()]);
if (needsBrowser) await timed('e2e', runBrowserTests);
say('');
for (const { name, passed, failed, seconds } of results)
  say(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${passed} passed, ${failed} failed (${seconds} s)`,
  );
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runVitestIfAsked() {
  // Some tests read what was built.
  await building;
  await Promise.all(calls.map((projects) => timed(projects.join('+'), () => runVitest(projects))));
}

function runCheck(name) {
  return timed(name, async () => {
    // Tests have clocks; a check has none.
    const code = await run('npm', ['run', '--silent', CHECKS[name]], { yields: true });

    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

async function runVitest(names) {
  const report = freshReport(`vitest-${names.join('-')}`);
  const workers = Math.max(1, Math.floor(os.availableParallelism() / calls.length));
  const code = await run('npx', [
    'vitest',
    'run',
    // A star for the parts of a project: client-offline belongs to client.
    ...names.map((name) => `--project=${name}*`),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

  return readVitestReport(report, code);
}

async function runBrowserTests() {
  if ((await installing) !== 0) return { passed: 0, failed: 1 };
  const report = freshReport('playwright');
  const code = await run(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report) } },
  );

  return readPlaywrightReport(report, code);
}

async function timed(name, work) {
  const started = Date.now();

  say(`\n── ${name}`);
  results.push({
    name,
    ...(await work()),
    seconds: Math.round((Date.now() - started) / 1000),
  });
}

function freshReport(name) {
  const file = `${REPORTS}/${name}.json`;

  fs.rmSync(file, { force: true });
  return file;
}
