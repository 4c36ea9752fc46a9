import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

const told = (schema: z.ZodType, input: unknown) =>
  describeIssues(schema.safeParse(input).error?.issues ?? []);
const FORMS = z.union([
  z.object({ where: z.string('is required'), from: z.string('is required') }),
  z.object({ where: z.string('is required'), since: z.string('is required') }),
]);

test.each([
  [FORMS, { from: '2026' }, 'where: is required'],
  [FORMS, { since: '2026' }, 'where: is required'],
  [FORMS, {}, 'where: is required; from: is required'],
  [z.object({ stay: FORMS }), { stay: { since: '2026' } }, 'stay.where: is required'],
  [
    z.union([z.string(), z.int()], 'must be text or a number'),
    null,
    'input: must be text or a number',
  ],
])('names the fields of the form that comes nearest', (schema, input, message) => {
  expect(told(schema, input)).toBe(message);
});
