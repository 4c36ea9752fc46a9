import { DataSource } from 'typeorm';
import * as allEntities from './entities/all-entities.ts';
import { allMigrations } from './migrations/index.ts';
import { PooledClient } from './pooled-client.ts';

export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; database: string };

const POOL_SIZE = 10;
/** Without it, transactions that wait for each other's connection hang for ever. */
const CONNECT_TIMEOUT_MS = 4000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A server that hangs never reports its own timeout; with what else a request waits for, this stays below 5 s. */
const QUERY_TIMEOUT_MS = 4000;

/**
 * A data source that is not yet connected; a query may take `queryTimeoutMs` (0: as long as it likes).
 * Tables come from migrations alone, never from synchronize.
 */
export function createDataSource(
  address: DatabaseAddress,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): DataSource {
  const place =
    'url' in address
      ? { url: address.url }
      : {
          host: address.host,
          port: address.port,
          username: address.user,
          database: address.database,
        };

  return new DataSource({
    type: 'postgres',
    ...place,
    applicationName: 'northstar',
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'all',
    entities: allEntities,
    migrations: allMigrations,
    poolSize: POOL_SIZE,
    extra: {
      Client: PooledClient,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: queryTimeoutMs,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    },
  });
}
