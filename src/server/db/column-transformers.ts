import type { ValueTransformer } from 'typeorm';

/** Postgres hands `numeric` over as text; amounts here are small enough to be exact as numbers. */
export const numericColumn: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
