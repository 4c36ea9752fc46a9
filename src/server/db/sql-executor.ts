import type { DataSource, EntityManager } from 'typeorm';

/** How a library that brings its own SQL runs it on our connections, inside our transactions. */
export type SqlExecutor = {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

export function executorOf(manager: EntityManager): SqlExecutor {
  return {
    async executeSql(text, values) {
      const rows: unknown = await manager.query(text, values);

      return { rows: rowsOf(rows) };
    },
  };
}

/**
 * For several statements in one text with a BEGIN of their own: when one fails, the connection goes back
 * to the pool without the transaction that would fail whoever gets it next.
 */
export function createSqlExecutor(dataSource: DataSource): SqlExecutor {
  return {
    async executeSql(text, values) {
      const runner = dataSource.createQueryRunner();

      try {
        return await executorOf(runner.manager).executeSql(text, values);
      } catch (error) {
        await runner.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** TypeORM answers an UPDATE or DELETE with [rows, count], everything else with the rows. */
function rowsOf(result: unknown): unknown[] {
  if (!Array.isArray(result)) return [];
  const [rows, count] = result as unknown[];
  const isPair = result.length === 2 && Array.isArray(rows) && typeof count === 'number';

  return isPair ? rows : result;
}
