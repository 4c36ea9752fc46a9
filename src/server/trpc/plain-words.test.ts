import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';
import './init.ts';

const told = (schema: z.ZodType, input: unknown) =>
  describeIssues(schema.safeParse(input).error?.issues ?? []);

const EDIT = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move') }),
  z.object({ kind: z.literal('lock') }),
  z.object({ kind: z.literal('swap') }),
]);

describe('what a schema says nothing of is told in plain words', () => {
  test.each([
    [z.array(z.string()), 'food', 'must be a list'],
    [z.array(z.string()), undefined, 'is required'],
    [z.object({}), null, 'must be an object'],
    [z.string(), 7, 'must be text'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.never(), 1, 'must be left out'],
    [z.enum(['nature', 'food', 'culture']), 'Food', 'must be nature, food or culture'],
    [z.literal('one'), 'two', 'must be one'],
    [z.array(z.int()).max(2), [1, 2, 3], 'must hold at most 2'],
    [z.string().min(3), 'a', 'must be at least 3 characters'],
    [z.number().max(10), 11, 'must be at most 10'],
    [z.url(), 'x', 'must be a web address'],
    [z.string().regex(/^a$/), 'x', 'is not written as it should be'],
    [z.strictObject({}), { a: 1, b: 2 }, 'must not hold a or b'],
  ])('[API-17] %#: %j', (schema, value, words) => {
    expect(told(z.object({ field: schema }), { field: value })).toBe(`field: ${words}`);
  });

  test('[API-17] the kinds that a field may have are named', () => {
    expect(told(z.object({ edit: EDIT }), { edit: { kind: 'explode' } })).toBe(
      'edit.kind: must be move, lock or swap',
    );
  });

  test.each([null, [], 'text', 7, undefined])(
    '[API-17] what is sent as a whole must be an object, and %j is none',
    (input) => {
      expect(told(z.object({ a: z.string() }), input)).toBe('The body must be a JSON object.');
      expect(told(z.union([z.object({ a: z.string() }), z.object({ b: z.int() })]), input)).toBe(
        'The body must be a JSON object.',
      );
    },
  );
});
