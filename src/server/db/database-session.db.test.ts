import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { openDatabaseSession } from './database-session.ts';

const api = createTestApi();

test('a session that cannot be opened leaves no connection behind', async () => {
  const connections = async () => {
    const [row] = await api.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'northstar events'`,
    );

    return row?.count;
  };

  // Only sessions that begin from here on find this function before the database's own.
  await api.dataSource.query(`
    CREATE SCHEMA broken;
    CREATE FUNCTION broken.pg_advisory_lock(integer, integer) RETURNS void LANGUAGE plpgsql
      AS $$ BEGIN RAISE 'no lock today'; END $$;
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET search_path = broken, pg_catalog, public', current_database());
    END $$;
  `);
  await expect(
    openDatabaseSession(api.dataSource, {
      onMessage: () => undefined,
      onConnected: () => undefined,
      onLost: () => undefined,
    }),
  ).rejects.toThrow('no lock today');

  await expect.poll(connections).toBe(0);
});
