import type { Request } from 'express';
import { isRecord } from '#shared/plain-json.ts';
import type { JsonSchema } from './procedures.ts';

/** What the header for the field `key` is called. */
export const KEY_HEADER = 'Idempotency-Key';

/**
 * The input of a procedure from a REST request: the body (or the query of a GET), with the path's
 * fields over it. Texts of paths and queries become what the schema asks for when they spell it;
 * anything else goes on as it is, for the schema to refuse. A key may come as a header, as clients of other APIs
 * send it.
 */
export function readInput(
  request: Request,
  schema: JsonSchema,
  queryNames: Readonly<Record<string, string>> = {},
): unknown {
  const fromBody = request.method === 'POST';

  if (fromBody && request.body !== undefined && !isRecord(request.body)) return request.body;
  const query = fromBody ? {} : spelled(renamed(request.query, queryNames), schema);

  const key = schema.properties?.['key'] ? request.get(KEY_HEADER) : undefined;

  return {
    ...query,
    // The standard to be writes it in quotes, most clients without.
    ...(key === undefined ? {} : { key: key.replace(/^"(.*)"$/, '$1') }),
    ...(fromBody ? request.body : {}),
    ...spelled(request.params, schema),
  };
}

function renamed(
  query: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [names[name] ?? name, value]),
  );
}

function spelled(
  texts: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, spell(value, schema.properties?.[name])]),
  );
}

/** How a text must look to stand for a value of the type; more digits than a number can hold do not. */
const SPELLINGS: Record<string, RegExp | undefined> = {
  integer: /^-?(0|[1-9]\d{0,14})$/,
  number: /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/,
  boolean: /^(true|false)$/,
};

function spell(value: unknown, schema: JsonSchema | undefined): unknown {
  if (schema?.type === 'array') return [value].flat().map((entry) => spell(entry, schema.items));
  if (typeof value !== 'string') return value;
  return SPELLINGS[schema?.type ?? '']?.test(value) ? (JSON.parse(value) as unknown) : value;
}
