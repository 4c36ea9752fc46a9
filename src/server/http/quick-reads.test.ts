import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { Logger } from '../logger.ts';
import { createQuickReads } from './quick-reads.ts';
import type { KeptRead } from './reply-forms.ts';
import { sendErrorAsText } from './send-error.ts';

let server: http.Server;

afterEach(() => {
  server.close();
});

type Asked = {
  write: KeptRead['write'];
  call?: { method: string; body?: string };
  mayPass?: boolean;
};

/** Status, text and headers of the answer to a read of this text, before an app that answers "app". */
async function ask({ write, call, mayPass = true }: Asked) {
  const info = vi.fn();
  const logger = { info, error: vi.fn() } as unknown as Logger;
  const { before, failAgain } = createQuickReads({
    form: (path) => (path === '/read' ? { key: path, write } : undefined),
    mayPass: () => mayPass,
    headers: new Map([['X-Always', 'yes']]),
    logger,
  });
  const app = express()
    .use(failAgain, (_request, response) => void response.send('app'))
    .use(sendErrorAsText(logger));

  server = http.createServer(before(app as RequestListener)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/read?x=1`, {
    headers: { 'accept-encoding': 'identity' },
    ...call,
  });

  return { status: response.status, text: await response.text(), headers: response.headers, info };
}

const written: KeptRead['write'] = () =>
  Promise.resolve({ value: '{"a":1}', holds: () => Promise.resolve(true) });

test('a read is answered with every header of the app, and logged once it is sent', async () => {
  const { status, text, headers, info } = await ask({ write: written });

  expect([status, text]).toEqual([200, '{"a":1}']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-always': 'yes',
    'content-type': 'application/json; charset=utf-8',
    'content-length': '7',
    vary: 'Accept-Encoding',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(info).toHaveBeenCalledWith({
    requestId: headers.get('x-request-id'),
    method: 'GET',
    path: '/read',
    status: 200,
    ms: expect.any(Number) as number,
  });
});

test.each<[string, Asked]>([
  ['may not pass', { write: written, mayPass: false }],
  ['has a body', { write: written, call: { method: 'POST', body: '{}' } }],
  ['asks for the head alone', { write: written, call: { method: 'HEAD' } }],
  ['is not found', { write: () => Promise.reject(new AppError('NOT_FOUND', 'Not found')) }],
])('what %s goes to the app', async (_, asked) => {
  const { text, headers } = await ask(asked);

  expect(text).toBe(asked.call?.method === 'HEAD' ? '' : 'app');
  expect(headers.get('x-always')).toBeNull();
});

test('what fails before the app fails in its words, and is not read a second time', async () => {
  const write = vi.fn(() => Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'Away.')));
  const { status, text } = await ask({ write });

  expect([status, text]).toEqual([503, 'Away.']);
  expect(write).toHaveBeenCalledTimes(1);
});
