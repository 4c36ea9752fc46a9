import type { EntitySchemaColumnOptions } from 'typeorm';
import { numericColumn } from '../column-transformers.ts';

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
  transformer: numericColumn,
};
export const instant: EntitySchemaColumnOptions = { type: 'timestamptz', precision: 3 };

/** The moment a row was written, by the database's clock. */
export const createdAt: EntitySchemaColumnOptions = { ...instant, default: () => 'now()' };

export function optional(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true };
}

/** Rows of a trip go when the trip goes, and are found by it. */
export function ownedByTrip(table: string) {
  return {
    indices: [{ name: `${table}_trip_index`, columns: ['tripId'] }],
    foreignKeys: [
      {
        name: `${table}_trip_fkey`,
        target: 'trip',
        columnNames: ['tripId'],
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE' as const,
      },
    ],
  };
}
