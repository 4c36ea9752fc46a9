import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import { fixedClock } from '../clock.ts';
import { createDataSource } from '../db/data-source.ts';
import { DEMO_USER, type User } from '../identity/user.ts';
import { createLogger } from '../logger.ts';
import type { TripMaker } from '../generation/make-trip.ts';
import { createServices, type ServiceParts, type Services } from '../services.ts';
import { createCaller } from '../trpc/app-router.ts';

import { FEW_ROUNDS, planInPlace } from './plan-in-place.ts';
import { cloneDatabase } from './test-database.ts';

/** The instant at which every database test takes place. */
export const TEST_NOW = '2026-05-01T12:00:00.000Z';

export type TestApi = {
  /** Procedures called straight, as the tRPC door would. */
  caller: ReturnType<typeof createCaller>;
  /** The same, called by another user. */
  callerOf: (user: User) => ReturnType<typeof createCaller>;
  services: Services;
  dataSource: DataSource;
  /** The origin of both transports over real HTTP. */
  origin: string;
  /** Rows in each table that has any. */
  rowCounts: () => Promise<Record<string, number>>;
};

type Options = {
  now?: string;
  rateLimit?: boolean;
  /** Makes trips in place of the planner. */
  tripMaker?: TripMaker;
  /** Keys and addresses of outside services; read when the tests begin. */
  config?: NonNullable<ServiceParts['config']>;
  /** What else the app is made with: a password, a client. */
  app?: () => Promise<Partial<AppOptions>>;
  /** Time limits of the language model. */
  limits?: NonNullable<ServiceParts['limits']>;
};

/** A database of this file's own and the whole app on it; every test begins with empty tables. */
export function createTestApi(options: Options = {}): TestApi {
  const { now = TEST_NOW, rateLimit = false, tripMaker, config, limits, app } = options;
  const api = {} as TestApi; // filled before the first test runs
  let server: http.Server;

  beforeAll(async () => {
    const dataSource = createDataSource(
      await cloneDatabase(inject('databaseServer'), inject('databasePrefix')),
    );

    await dataSource.initialize();
    const logger = createLogger('silent');
    const services = createServices({
      dataSource,
      clock: fixedClock(now),
      logger,
      pool: planInPlace(FEW_ROUNDS),
      ...(tripMaker && { tripMaker }),
      ...(config && { config }),
      ...(limits && { limits }),
    });

    server = http.createServer(
      createApp({ services, logger, clock: fixedClock(now), rateLimit, ...(await app?.()) }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(api, {
      caller: createCaller({ services, requestId: 'test', user: DEMO_USER }),
      callerOf: (user: User) => createCaller({ services, requestId: 'test', user }),
      services,
      dataSource,
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      rowCounts: () => countRows(dataSource),
    });
  });
  beforeEach(() => emptyTables(api.dataSource));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await api.services.close();
    await api.dataSource.destroy();
  });
  return api;
}

async function emptyTables(dataSource: DataSource): Promise<void> {
  // From the tables that refer to others to those referred to, in one call; faster than TRUNCATE.
  await dataSource.query(
    dataSource.entityMetadatas
      .toReversed()
      .map(({ tableName }) => `DELETE FROM "${tableName}"`)
      .join(';'),
  );
}

async function countRows(dataSource: DataSource): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};

  for (const { tableName } of dataSource.entityMetadatas) {
    const [row] = await dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${tableName}"`,
    );

    if (row && row.count > 0) counts[tableName] = row.count;
  }
  return counts;
}
