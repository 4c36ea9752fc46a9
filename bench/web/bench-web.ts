/**
 * `npm run bench:web [-- route…]`: Lighthouse (mobile) on the built app with a trip in it, and the bytes that
 * each route loads. Needs `npm run build`. Lighthouse is no dependency: npx fetches the pinned version (about
 * 200 MB unpacked) into npm's cache the first time. `--json file` also writes the numbers to a file.
 */
import { writeFileSync } from 'node:fs';
import { request } from '@playwright/test';
import { addressOf, type RouteName } from '../../e2e/every-route.ts';
import { saveTrip } from '../../e2e/save-trip.ts';
import { startTestServer } from '../../e2e/test-server.ts';
import { measure, type Measured } from './lighthouse.ts';
import { printReport } from './report.ts';

const ROUTES: readonly RouteName[] = ['landing', 'plan-trip', 'my-trips', 'trip', 'booking'];

const args = process.argv.slice(2);
const jsonFile = args.includes('--json') ? args[args.indexOf('--json') + 1] : undefined;
const wanted = args.filter((name) => ROUTES.includes(name as RouteName));
const server = await startTestServer();
const measured: Measured[] = [];

try {
  const api = await request.newContext({ baseURL: server.url });
  const trip = (await saveTrip(api)).id;

  await api.dispose();
  for (const name of ROUTES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const address = addressOf(name, { trip, secret: trip });

    console.log(`${address} …`);
    measured.push(await measure(name, server.url + address));
  }
} finally {
  await server.stop();
}
printReport(measured);
if (jsonFile) writeFileSync(jsonFile, JSON.stringify(measured, null, 2));
