import fs from 'node:fs';

/** A runner that fails without a failed test (a file that does not load, an error between tests) counts as one. */
function settle({ passed, failed }, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

export function readVitestReport(file, exitCode) {
  const report = read(file);

  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

  return settle(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    exitCode,
  );
}

/** A test that passed only when tried again counts as passed; Playwright names it flaky in its list. */
export function readPlaywrightReport(file, exitCode) {
  const report = read(file);

  if (!report) return { passed: 0, failed: 1 };
  return settle(
    { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected },
    exitCode,
  );
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
