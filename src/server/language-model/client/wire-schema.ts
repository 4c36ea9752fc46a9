import { z } from 'zod';
import type { AnswerShape } from './chat-port.ts';

/** What strict structured output knows everywhere; bounds are ours to check. */
const KEPT = ['type', 'properties', 'items', 'enum', 'const', 'anyOf', 'description'] as const;

/** A zod schema as the protocol's strict JSON schema: every field required, nothing besides, no bounds. */
export function wireShape(name: string, schema: z.ZodType): AnswerShape {
  return { name, schema: strict(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })) };
}

function strict(node: unknown): Record<string, unknown> {
  const source = node as Record<string, unknown>;
  const kept = Object.fromEntries(
    KEPT.filter((key) => key in source).map((key) => [key, inner(key, source[key])]),
  );

  if (source.type !== 'object') return kept;
  return { ...kept, required: Object.keys(source.properties ?? {}), additionalProperties: false };
}

function inner(key: string, value: unknown): unknown {
  if (key === 'items') return strict(value);
  if (key === 'anyOf') return (value as unknown[]).map(strict);
  if (key !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, one]) => [name, strict(one)]),
  );
}
