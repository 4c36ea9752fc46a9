import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell first: the same engine without a window, at well under half of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the tests: CHROMIUM_PATH, a Chromium or Chrome of the system; undefined: Playwright's own. */
export function findBrowser(): string | undefined {
  const fromPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...fromPath, ...KNOWN_PLACES];

  return candidates.find((file) => file !== '' && existsSync(file));
}
