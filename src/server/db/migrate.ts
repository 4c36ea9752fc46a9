import type { DataSource } from 'typeorm';

/** Any number that no other program on the same database is likely to lock. */
const MIGRATION_LOCK = 7_083_271;

/** Brings the tables up to date; of several servers that start at once, one does it and the others wait. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();

  await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const done = await dataSource.runMigrations();

    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
