import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';

/** A statement that the database plans once for each connection, by its name. */
export type PreparedQuery = { name: string; text: string };

/**
 * Runs a prepared statement, which TypeORM itself does not know: on the connection of the manager's transaction,
 * or on one of the pool. The query runner takes it, because the pool's own `query` hands a connection on before
 * anyone listens to its errors, and a database that dies just then would end the process.
 */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  { name, text }: PreparedQuery,
  values: readonly unknown[],
): Promise<Row[]> {
  const runner = manager.queryRunner ?? manager.connection.createQueryRunner();

  try {
    const client = (await runner.connect()) as PoolClient;

    manager.connection.logger.logQuery(text, [...values], runner);
    const { rows } = await client.query<Row>({ name, text, values: [...values] });

    return rows;
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
}
