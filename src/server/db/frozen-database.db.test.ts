import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '../app.ts';
import { fixedClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createServices, type Services } from '../services.ts';
import { TEST_NOW } from '../testing/create-test-api.ts';
import { openFreezableDatabase, type FreezableDatabase } from '../testing/freezable-database.ts';
import { FEW_ROUNDS, planInPlace } from '../testing/plan-in-place.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';

const AWAY = 'The database is away for a moment. Please try again.';

let database: FreezableDatabase;
let dataSource: DataSource;
let services: Services;
let server: http.Server;

beforeAll(async () => {
  database = await openFreezableDatabase(
    await cloneDatabase(inject('databaseServer'), inject('databasePrefix'), 'frozen'),
  );
  dataSource = await createDataSource(database.address).initialize();
  const logger = createLogger('silent');
  const clock = fixedClock(TEST_NOW);

  services = createServices({ dataSource, clock, logger, pool: planInPlace(FEW_ROUNDS) });
  server = http.createServer(createApp({ services, logger, clock, rateLimit: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await services.close();
  await dataSource.destroy();
  database.close();
});

type Asked = { path: string; body?: object };

/** Status and text of an answer, and whether it came within the five seconds that a person waits. */
async function ask({ path, body }: Asked) {
  const began = performance.now();
  const response = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api${path}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const text = await response.text();

  return { status: response.status, text, isSoon: performance.now() - began < 5000 };
}

const TRIP = {
  title: 'A week in Rome',
  destination: 'Rome',
  startDate: '2026-06-01',
  endDate: '2026-06-07',
};

test('a database that hangs is told within five seconds, reading and writing, and is used again later', async () => {
  const made = await ask({ path: '/trips', body: TRIP });

  expect(made.status).toBe(200);
  const { id } = JSON.parse(made.text) as { id: number };

  database.freeze();
  const answers = await Promise.all([
    ask({ path: '/health' }),
    ask({ path: `/trips/${id}` }),
    ask({ path: '/trips/user/1' }),
    ask({ path: '/mood-boards' }),
    ask({ path: '/trips', body: TRIP }),
    ask({ path: `/trips/${id}/rename`, body: { title: 'Two weeks' } }),
    ask({ path: `/trips/${id}/duplicate`, body: {} }),
  ]);

  expect(answers).toEqual([
    { status: 503, text: 'The database does not answer.', isSoon: true },
    ...Array.from({ length: answers.length - 1 }, () => ({
      status: 503,
      text: AWAY,
      isSoon: true,
    })),
  ]);

  database.thaw();
  expect((await ask({ path: `/trips/${id}` })).status).toBe(200);
});
