import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/app-error.ts';
import { toPublicError } from './public-error.ts';

const wrapped = (cause: unknown) => new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });
const sqlError = (code: string) =>
  Object.assign(new Error('duplicate key value (secret@example.com)'), {
    query: 'SELECT * FROM trips',
    driverError: { code, message: 'secret' },
  });

describe('toPublicError', () => {
  test.each(Object.entries(ERROR_STATUS) as [ErrorCode, number][])(
    'an AppError %s speaks for itself with %d',
    (code, status) => {
      expect(toPublicError(wrapped(new AppError(code, 'Told to the traveller')))).toEqual({
        code,
        status,
        message: 'Told to the traveller',
      });
    },
  );

  test('bad input names each field once', () => {
    const { error } = z
      .object({ a: z.string('must be text'), b: z.array(z.int('must be whole')) })
      .safeParse({ b: [1.5] });
    const refused = toPublicError(new TRPCError({ code: 'BAD_REQUEST', cause: error }));

    expect(refused).toMatchObject({ status: 400, message: 'a: must be text; b.0: must be whole' });
  });

  test('output that fails its schema is our fault, and says nothing of the data', () => {
    const { error } = z.object({ secret: z.string() }).safeParse({});
    const fault = toPublicError(
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }),
      'r-1',
    );

    expect(fault).toEqual({
      code: 'INTERNAL',
      status: 500,
      message: 'Something went wrong. Please try again. (request r-1)',
    });
  });

  test.each([
    ['an Error', new Error('SELECT password FROM users')],
    ['a query failure', sqlError('42703')],
    ['a text', 'SELECT 1'],
    ['nothing', undefined],
    ['a TypeError', new TypeError('x is not a function')],
  ])('%s becomes a generic 500', (_, failure) => {
    expect(toPublicError(failure)).toEqual({
      code: 'INTERNAL',
      status: 500,
      message: 'Something went wrong. Please try again.',
    });
  });

  test.each(['57P01', '08006', '53300', '57014', '25P03'])(
    'SQL state %s means that the database is away',
    (code) => {
      expect(toPublicError(wrapped(sqlError(code)))).toMatchObject({ status: 503 });
    },
  );

  test('a database that does not answer in time is away', () => {
    expect(toPublicError(wrapped(new Error('Query read timeout'))).status).toBe(503);
  });

  test('a full disk is told as such', () => {
    expect(toPublicError(wrapped(sqlError('53100')))).toMatchObject({
      status: 503,
      message: expect.stringContaining('disk is full') as string,
    });
  });

  test.each(['40001', '40P01', '23505'])('SQL state %s means that two writes met', (code) => {
    expect(toPublicError(wrapped(sqlError(code)))).toMatchObject({ status: 409 });
  });

  test('a socket that is gone means that the database is away; a file that is missing does not', () => {
    const missing = (syscall: string) =>
      Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall });

    expect(toPublicError(missing('connect')).status).toBe(503);
    expect(toPublicError(missing('open')).status).toBe(500);
  });

  test.each([
    ['PARSE_ERROR', 400],
    ['NOT_FOUND', 404],
    ['METHOD_NOT_SUPPORTED', 405],
    ['PAYLOAD_TOO_LARGE', 413],
    ['UNSUPPORTED_MEDIA_TYPE', 415],
  ] as const)('what tRPC refuses as %s is %d in our words', (code, status) => {
    const refused = toPublicError(
      new TRPCError({ code, message: 'No procedure found on path "<script>"' }),
    );

    expect(refused.status).toBe(status);
    expect(refused.message).not.toContain('<script>');
  });
});
