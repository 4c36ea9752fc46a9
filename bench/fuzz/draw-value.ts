import type { JsonSchema } from '#server/rest/procedures.ts';
import type { Draw } from './draw.ts';

const MAX_DEPTH = 6;
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\uD800',
  '\u202E',
  '🎉'.repeat(50),
  "'; DROP TABLE trips; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%ff%fe',
  'a'.repeat(5000),
  '2026-02-30',
  '9999-12-31',
  '2026-06-01T00:00:00Z',
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: 1 },
];
const TEXTS = [
  'Rome, Italy',
  'Lisbon',
  'a week in Kyoto',
  'Paris please, no museums',
  'LHR',
  'JFK',
];
const DAYS = ['2026-06-01', '2026-06-03', '2026-06-05', '2026-07-01', '2025-01-01'];

type DrawKind = (schema: JsonSchema, draw: Draw, depth: number) => unknown;

const KINDS: Record<string, DrawKind | undefined> = {
  object: drawObject,
  array: ({ items = {} }, draw, depth) =>
    depth >= MAX_DEPTH
      ? []
      : Array.from({ length: draw.below(4) }, () => drawValue(items, draw, depth + 1)),
  integer: (_, draw) => draw.one([1, 1, 2, 3, 7, draw.below(40), draw.below(1_000_000)]),
  number: (_, draw) => draw.one([0, 1, 120, 99.5]),
  boolean: (_, draw) => draw.once(2),
  string: drawText,
};

/** A value that the schema might take, here and there with something odd in it. */
export function drawValue(schema: JsonSchema, draw: Draw, depth = 0): unknown {
  if (draw.once(12)) return draw.one(ODD);
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[];

  if (choices.length > 0) return drawValue(draw.one(choices), draw, depth);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return draw.one(schema['enum']);
  return KINDS[schema.type ?? '']?.(schema, draw, depth) ?? draw.one([...TEXTS, 1, {}]);
}

function drawObject(schema: JsonSchema, draw: Draw, depth: number): unknown {
  const value: Record<string, unknown> = {};

  if (depth >= MAX_DEPTH) return value;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;

    if (isRequired ? !draw.once(25) : draw.once(3)) value[name] = drawValue(field, draw, depth + 1);
  }
  if (draw.once(30)) value[draw.one(['x', '__proto__', 'id', '\u0000'])] = draw.one(ODD);
  return value;
}

function drawText(schema: JsonSchema, draw: Draw): string {
  if (schema['format'] === 'uuid') return '00000000-0000-4000-8000-000000000001';
  return draw.one([...TEXTS, ...DAYS, ...DAYS]);
}
