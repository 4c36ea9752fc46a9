import type { EntitySchemaColumnOptions } from 'typeorm';
/** The kinds of column that the tables share; every type is stated, none is guessed from TypeScript. */
export const id: EntitySchemaColumnOptions = { type: 'integer', primary: true, generated: true };
export const text: EntitySchemaColumnOptions = { type: 'text' };
export const integer: EntitySchemaColumnOptions = { type: 'integer' };
export const flag: EntitySchemaColumnOptions = { type: 'boolean' };
export const day: EntitySchemaColumnOptions = { type: 'date' };
export const json: EntitySchemaColumnOptions = { type: 'jsonb' };
export const float: EntitySchemaColumnOptions = { type: 'double precision' };
export const money: EntitySchemaColumnOptions = {
  type: 'numeric',
  precision: 14,
  scale: 2,
  // Postgres hands `numeric` over as text; amounts here are small enough to be exact as numbers.
  transformer: {
    to: (value: unknown) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
};
export const instant: EntitySchemaColumnOptions = { type: 'timestamptz', precision: 3 };

/** The moment a row was written, by the database's clock. */
export const createdAt: EntitySchemaColumnOptions = { ...instant, default: () => 'now()' };

export function optional(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true };
}

/** A column that holds the id of a row elsewhere, and goes, or is emptied, with it. */
export function reference(
  name: string,
  { column, target }: { column: string; target: string },
  onDelete: 'CASCADE' | 'SET NULL' = 'CASCADE',
) {
  return { name, target, columnNames: [column], referencedColumnNames: ['id'], onDelete };
}

/** Rows of a trip go when the trip goes, and are found by it. */
export function ownedByTrip(table: string) {
  return {
    indices: [{ name: `${table}_trip_index`, columns: ['tripId'] }],
    foreignKeys: [reference(`${table}_trip_fkey`, { column: 'tripId', target: 'trip' })],
  };
}
