import type { Pool, PoolClient } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';

/** A statement that the database plans once for each connection, by its name. */
export type PreparedQuery = { name: string; text: string };

/**
 * Runs a prepared statement, which TypeORM itself does not know: on the connection of the manager's transaction,
 * or on any of the pool.
 */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  { name, text }: PreparedQuery,
  values: readonly unknown[],
): Promise<Row[]> {
  const { driver, logger } = manager.connection;
  const runner: QueryRunner | undefined = manager.queryRunner;
  const client = runner
    ? ((await runner.connect()) as PoolClient)
    : (driver as unknown as { master: Pool }).master;

  logger.logQuery(text, [...values], runner);
  const { rows } = await client.query<Row>({ name, text, values: [...values] });

  return rows;
}
