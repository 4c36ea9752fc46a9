/**
 * `npm run bench:web [-- route…]`: Lighthouse (mobile) on the built app with a trip in it, and the bytes that
 * each route loads. Needs `npm run build`. Lighthouse is no dependency: npx fetches the pinned version (about
 * 200 MB unpacked) into npm's cache the first time. `--json file` also writes the numbers to a file.
 * Asked for by name only, for they take their time: `long-trip` and `long-days`, the page of a trip of 21 days with
 * 120 stops, and `many-trips`, My Trips with 5,000 of them (`--trips n` for others). How many statements each
 * screen takes, `npm run bench:account` tells.
 */
import { writeFileSync } from 'node:fs';
import { request } from '@playwright/test';
import { addressOf, type RouteName } from '../../e2e/every-route.ts';
import { saveTrip } from '../../e2e/save-trip.ts';
import { startTestServer } from '../../e2e/test-server.ts';
import { saveLongTrip, saveManyTrips, tripDates } from './large-data.ts';
import { measure, type Measured } from './lighthouse.ts';
import { printReport } from './report.ts';

const ROUTES: readonly RouteName[] = ['landing', 'plan-trip', 'my-trips', 'trip', 'booking'];

const LARGE = ['long-trip', 'long-days', 'many-trips'] as const;

const args = process.argv.slice(2);
const jsonFile = option('--json');
const tripCount = Number(option('--trips') ?? 5000);
const wanted = args.filter((name) => [...ROUTES, ...LARGE].some((known) => known === name));
// Of today, as the browser is: a page drawn on another day is drawn a second time.
const server = await startTestServer({ NORTHSTAR_NOW: '' });
const api = await request.newContext({ baseURL: server.url });
const measured: Measured[] = [];

try {
  const trip = (await saveTrip(api, tripDates())).id;

  for (const name of ROUTES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const address = addressOf(name, { trip, secret: trip });

    console.log(`${address} …`);
    measured.push(await measure(name, server.url + address));
  }
  await measureLarge();
} finally {
  await api.dispose();
  await server.stop();
}
printReport(measured);
if (jsonFile) writeFileSync(jsonFile, JSON.stringify(measured, null, 2));

function option(name: string): string | undefined {
  return args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
}

async function measureLarge(): Promise<void> {
  const asked = LARGE.filter((name) => wanted.includes(name));
  const long = asked.some((name) => name !== 'many-trips') ? await saveLongTrip(api) : 0;
  const addresses = {
    'long-trip': `/trip/${long}`,
    'long-days': `/trip/${long}?tab=itinerary`,
    'many-trips': '/my-trips?tab=all',
  };

  for (const name of asked) {
    // oxlint-disable-next-line no-await-in-loop
    if (name === 'many-trips') await saveManyTrips(api, tripCount);
    console.log(`${addresses[name]} …`);
    // oxlint-disable-next-line no-await-in-loop
    measured.push(await measure(name, server.url + addresses[name]));
  }
}
