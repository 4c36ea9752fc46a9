import type { z } from 'zod';

export type Read<T> = { ok: true; value: T } | { ok: false; faults: string };

const MOST_FAULTS = 6;
const FENCE = /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i;

/** A model's text as a value of the schema: a fence around it is taken off, nothing else is forgiven. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): Read<T> {
  const bare = FENCE.exec(text)?.[1] ?? text;
  let json: unknown;

  try {
    json = JSON.parse(bare);
  } catch {
    return { ok: false, faults: 'The answer is not JSON' };
  }

  const result = schema.safeParse(json);

  if (result.success) return { ok: true, value: result.data };
  const faults = result.error.issues
    .slice(0, MOST_FAULTS)
    .map((issue) => `${issue.path.join('.')}: ${issue.code}`);

  return { ok: false, faults: faults.join('; ') };
}
