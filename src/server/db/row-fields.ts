import type { z } from 'zod';

/** What a row holds of such a value: every field has its column, and null where the field is left out. */
export type RowOf<Value> = {
  [Key in keyof Value]-?: undefined extends Value[Key]
    ? Exclude<Value[Key], undefined> | null
    : Value[Key];
};

/** The fields that the schema names, taken from a row; undefined for what is null there. */
export function fromRow<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  row: RowOf<z.output<z.ZodObject<Shape>>>,
): z.output<z.ZodObject<Shape>> {
  return pick(schema, row, undefined) as z.output<z.ZodObject<Shape>>;
}

/** A new row of the fields that the schema names, null where the value leaves one out; ids are the database's. */
export function toRow<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: Omit<z.output<z.ZodObject<Shape>>, 'id'>,
): Omit<RowOf<z.output<z.ZodObject<Shape>>>, 'id'> {
  const { id: _id, ...columns } = pick(schema, value, null);

  return columns as Omit<RowOf<z.output<z.ZodObject<Shape>>>, 'id'>;
}

/** The fields of the schema, `nothing` where the source has none. */
function pick(
  schema: z.ZodObject,
  source: object,
  nothing: null | undefined,
): Record<string, unknown> {
  const values = source as Record<string, unknown>;

  return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, values[key] ?? nothing]));
}
