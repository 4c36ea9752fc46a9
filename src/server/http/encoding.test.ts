import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['gzip; q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['gzip;q=nonsense', undefined],
])('of "%s" a caller reads %s', (asked, encoding) => {
  const headers = asked === undefined ? {} : { 'accept-encoding': asked };

  expect(encodingFor({ headers } as IncomingMessage)).toBe(encoding);
});
