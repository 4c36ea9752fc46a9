import type { z } from 'zod';

/** What zod calls a kind of value, as a person would. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'a web address',
  uuid: 'an id such as 0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9',
  email: 'an e-mail address',
};

/**
 * What is wrong with a field whose schema says nothing of its own: zod's "expected array, received undefined" is
 * written for programmers. Undefined leaves the word to zod, as for a union, whose own forms tell more.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return ofKind(issue.expected, issue.input);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return ofUnion(issue['options']);
    case 'too_small':
      return `must ${sized(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must ${sized(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_format':
      return ofFormat(issue.format);
    case 'unrecognized_keys':
      return `must not hold ${listed(issue.keys)}`;
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return undefined;
  }
}

function ofKind(expected: string, input: unknown): string | undefined {
  if (input === undefined) return 'is required';
  const kind = KINDS[expected];

  return expected === 'never' ? 'must be left out' : kind && `must be ${kind}`;
}

/** Only forms that a field tells apart have names to offer. */
function ofUnion(kinds: unknown): string | undefined {
  return Array.isArray(kinds) ? oneOf(kinds) : undefined;
}

function ofFormat(format: string): string {
  const known = FORMATS[format];

  return known ? `must be ${known}` : 'is not written as it should be';
}

function oneOf(values: readonly unknown[]): string {
  return `must be ${listed(values.map(String))}`;
}

function sized(origin: string): string {
  return origin === 'array' ? 'hold' : 'be';
}

function unit(origin: string): string {
  return origin === 'string' ? ' characters' : '';
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
