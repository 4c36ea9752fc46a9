import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { createDataSource, type DatabaseAddress } from '../db/data-source.ts';
import { startEmbeddedDatabase } from '../db/embedded-postgres/embedded-database.ts';
import { isAlive } from '../db/embedded-postgres/process-alive.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseAddress;
    databasePrefix: string;
  }
}

const PREFIX = 'northstar_test';

/**
 * Vitest's global setup of the database tests: one server for the run (TEST_DATABASE_URL, or an
 * embedded one without fsync) and one migrated template, from which each test file clones its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const embedded = url
    ? undefined
    : await startEmbeddedDatabase(path.resolve('.cache/test-postgres'), { sync: false });
  const server: DatabaseAddress = url ? { url } : (embedded?.address ?? { url: '' });
  const prefix = `${PREFIX}_${process.pid}`;

  await dropLeftovers(server);
  await makeTemplate(server, templateName(prefix));
  project.provide('databaseServer', server);
  project.provide('databasePrefix', prefix);

  return async () => {
    await withServer(server, async (client) => {
      for (const name of await databaseNames(client, `${prefix}_`)) await drop(client, name);
    });
    await embedded?.stop();
  };
}

/** Clones the template under a name of this worker's own, in about 40 ms. */
export async function cloneDatabase(
  server: DatabaseAddress,
  prefix: string,
  purpose = 'api',
): Promise<DatabaseAddress> {
  const name = `${prefix}_${process.env['VITEST_POOL_ID'] ?? '0'}_${purpose}`;

  await withServer(server, async (client) => {
    await drop(client, name);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${templateName(prefix)}"`);
  });
  return databaseOn(server, name);
}

function templateName(prefix: string): string {
  return `${prefix}_template`;
}

async function makeTemplate(server: DatabaseAddress, name: string): Promise<void> {
  await withServer(server, (client) => client.query(`CREATE DATABASE "${name}"`));
  const template = createDataSource(databaseOn(server, name));

  await template.initialize();
  await migrate(template);
  await template.destroy();
}

/** Databases of runs that were killed before they could clear up. */
async function dropLeftovers(server: DatabaseAddress): Promise<void> {
  await withServer(server, async (client) => {
    for (const name of await databaseNames(client, `${PREFIX}_`)) {
      const run = Number(name.split('_')[2]);

      if (!isAlive(run)) await drop(client, name);
    }
  });
}

async function databaseNames(client: Client, start: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [start],
  );

  return rows.map((row) => row.datname);
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

function databaseOn(server: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in server)) return { ...server, database };
  const url = new URL(server.url);

  url.pathname = `/${database}`;
  return { url: url.href };
}

async function withServer<Result>(
  server: DatabaseAddress,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const config: ClientConfig = 'url' in server ? { connectionString: server.url } : server;
  const client = new Client(config);

  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
