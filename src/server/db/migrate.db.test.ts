import { inject, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/index.ts';

const api = createTestApi();

test('the migrations make exactly the tables that the entities describe', async () => {
  const { upQueries } = await api.dataSource.driver.createSchemaBuilder().log();

  expect(upQueries.map((query) => query.query)).toEqual([]);
});

test('every migration can be taken back and run again, by two servers at once', async () => {
  const address = await cloneDatabase(
    inject('databaseServer'),
    inject('databasePrefix'),
    'migrations',
  );
  const servers = [createDataSource(address), createDataSource(address)];

  for (const server of servers) await server.initialize();
  const [first] = servers;

  for (const _ of allMigrations) await first?.undoLastMigration();
  expect(await first?.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual(
    [{ tablename: 'migrations' }],
  );
  const done = await Promise.all(servers.map(migrate));

  expect(done.flat()).toHaveLength(allMigrations.length);
  expect((await first?.driver.createSchemaBuilder().log())?.upQueries).toEqual([]);
  for (const server of servers) await server.destroy();
});
