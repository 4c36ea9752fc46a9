import type { EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

type Given<Entity> = Omit<Entity, 'id' | 'createdAt' | 'version'>;
type Nullable<Row> = { [Key in keyof Row]: null extends Row[Key] ? Key : never }[keyof Row];

/** A row about to be written: the database gives the id, null and the other columns left out. */
export type NewRow<Entity extends { id: number }> = Omit<Given<Entity>, Nullable<Given<Entity>>> &
  Partial<Given<Entity>>;

/** Writes rows in one statement and answers their ids, in order. No rows, no statement. */
export async function insertRows<Entity extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  schema: EntitySchema<Entity>,
  rows: readonly NewRow<Entity>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  // TypeORM's deep-partial type cannot hold jsonb columns of unknown shape; NewRow is the stricter one.
  const values = rows as unknown as QueryDeepPartialEntity<Entity>[];
  const { identifiers } = await manager.getRepository(schema).insert(values);

  return identifiers.map((identifier) => Number(identifier['id']));
}
