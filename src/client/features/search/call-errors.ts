import type { z } from 'zod';

/** A form of text, the call that it stands for, and the call's own schema, which judges it. */
export type CallForm<Values> = {
  schema: z.ZodType;
  toCall: (values: Values) => unknown;
  /** By the call's field: the form's own name for it. */
  names?: Readonly<Record<string, keyof Values & string>>;
};

/** What is wrong with each field. What the form has no field for is left to the server to tell. */
export function callErrors<Values extends object>(
  { schema, toCall, names = {} }: CallForm<Values>,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const errors: Partial<Record<keyof Values, string>> = {};

  for (const { path, message } of schema.safeParse(toCall(values)).error?.issues ?? []) {
    const last = String(path.at(-1));
    const field = (names[last] ?? last) as keyof Values;

    if (field in values) errors[field] ??= message;
  }
  return errors;
}
