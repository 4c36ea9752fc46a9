import { z } from 'zod';
import { appRouter } from '../trpc/app-router.ts';
import type { ProcedureMeta } from '../trpc/init.ts';

export type JsonSchema = Record<string, unknown> & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
};

export type ProcedureFacts = {
  type: 'query' | 'mutation';
  summary: string;
  input: JsonSchema;
  output: JsonSchema;
};

type ProcedureDefinition = {
  type: 'query' | 'mutation' | 'subscription';
  meta?: ProcedureMeta;
  inputs: readonly unknown[];
  output?: unknown;
};

/** The router's own flat list; tRPC types it by nesting, which a path as text cannot follow. */
const definitions = appRouter._def.procedures as unknown as Record<
  string,
  { _def: ProcedureDefinition } | undefined
>;

/** Undefined when there is no such procedure. */
export function procedureType(path: string): ProcedureDefinition['type'] | undefined {
  return Object.hasOwn(definitions, path) ? definitions[path]?._def.type : undefined;
}

const known = new Map<string, ProcedureFacts>();

/** What the router knows of a procedure: its kind, and its schemas as JSON Schema. Throws when there is none. */
export function procedureFacts(path: string): ProcedureFacts {
  const facts = known.get(path) ?? readFacts(path);

  known.set(path, facts);
  return facts;
}

function readFacts(path: string): ProcedureFacts {
  const definition = definitions[path]?._def;

  if (!definition || definition.type === 'subscription')
    throw new Error(`there is no procedure ${path}`);
  const { type, meta, inputs, output } = definition;

  let answer: JsonSchema | undefined;

  return {
    type,
    summary: meta?.summary ?? path,
    input: toJsonSchema(inputs[0], 'input'),
    // Only the documentation tells what is answered.
    get output() {
      return (answer ??= toJsonSchema(output, 'output'));
    },
  };
}

function toJsonSchema(schema: unknown, io: 'input' | 'output'): JsonSchema {
  if (!(schema instanceof z.ZodType)) return { type: 'object', properties: {} };
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });

  return json as JsonSchema;
}
