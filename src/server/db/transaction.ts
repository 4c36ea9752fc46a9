import type { DataSource, EntityManager } from 'typeorm';

/** What is done inside a transaction. */
export type Work<Result> = (manager: EntityManager) => Promise<Result>;

export type InTransaction = <Result>(work: Work<Result>) => Promise<Result>;

/** The only way a service opens a transaction; inside it, only the manager handed over may be used. */
export function createInTransaction(dataSource: DataSource): InTransaction {
  return (work) => dataSource.transaction(work);
}
