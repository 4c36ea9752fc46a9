import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { Logger } from '../logger.ts';
import { giveRequestId } from './request-id.ts';
import { sendErrorAsText } from './send-error.ts';

/** Makes a call that fails, and answers what was logged of it at which level. */
async function loggedOf(failure: Error): Promise<string[]> {
  const levels: string[] = [];
  const log = (level: string) =>
    vi.fn((_: unknown, words: string) => levels.push(`${level} ${words}`));
  const app = express();

  app.use(giveRequestId, () => {
    throw failure;
  });
  app.use(sendErrorAsText({ info: log('info'), error: log('error') } as unknown as Logger));
  const server = http.createServer(app);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  server.close();
  return levels;
}

test.each([
  [new AppError('CALLER_LEFT', 'The caller left.'), ['info client left']],
  [new AppError('SERVICE_UNAVAILABLE', 'Planning took too long.'), ['error call failed']],
  [new TypeError('x is not a function'), ['error call failed']],
  [new AppError('NOT_FOUND', 'Trip not found'), []],
])('%s is logged as %j', async (failure, expected) => {
  expect(await loggedOf(failure)).toEqual(expected);
});
