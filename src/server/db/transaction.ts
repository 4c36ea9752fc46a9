import type { DataSource, EntityManager } from 'typeorm';

export type InTransaction = <Result>(
  work: (manager: EntityManager) => Promise<Result>,
) => Promise<Result>;

/** The only way a service opens a transaction; inside it, only the manager handed over may be used. */
export function createInTransaction(dataSource: DataSource): InTransaction {
  return (work) => dataSource.transaction(work);
}
