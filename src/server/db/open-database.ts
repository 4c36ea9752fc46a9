import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.ts';
import { startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts';
import { migrate } from './migrate.ts';

export type OpenDatabase = { dataSource: DataSource; close: () => Promise<void> };

/** A server that another process stops while we join it is simply started again. */
const EMBEDDED_TRIES = 3;

/** Connects to DATABASE_URL, or to the embedded PostgreSQL in DATA_DIR, and brings its tables up to date. */
export async function openDatabase(env: {
  DATABASE_URL?: string;
  DATA_DIR: string;
}): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openServer(env.DATABASE_URL);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openEmbedded(env.DATA_DIR);
    } catch (error) {
      if (attempt === EMBEDDED_TRIES) throw error;
    }
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const dataSource = createDataSource({ url });

  try {
    await connect(dataSource);
  } catch (error) {
    // The address may hold a password, so only the host is told.
    throw new Error(`the database at ${new URL(url).host} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { dataSource, close: () => dataSource.destroy() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(dataDir);
  const dataSource = createDataSource(embedded.address);

  try {
    await connect(dataSource);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return {
    dataSource,
    async close() {
      await dataSource.destroy();
      await embedded.stop();
    },
  };
}

async function connect(dataSource: DataSource): Promise<void> {
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** Node joins the failures of several addresses into an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: readonly Error[] };

  return message || (errors?.[0]?.message ?? 'no reason given');
}
