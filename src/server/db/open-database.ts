import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseAddress } from './data-source.ts';
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
  try {
    const dataSource = await connect({ url });

    return { dataSource, close: () => dataSource.destroy() };
  } catch (error) {
    // The address may hold a password, so only the host is told.
    throw new Error(`the database at ${new URL(url).host} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(dataDir);

  try {
    const dataSource = await connect(embedded.address);

    return {
      dataSource,
      async close() {
        await dataSource.destroy();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function connect(address: DatabaseAddress): Promise<DataSource> {
  // Other servers may hold the lock, and large tables take their time.
  const migrating = await createDataSource(address, 0).initialize();

  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return createDataSource(address).initialize();
}

/** Node joins the failures of several addresses into an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: readonly Error[] };

  return message || (errors?.[0]?.message ?? 'no reason given');
}
