import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test, vi } from 'vitest';
import type { Logger } from '../logger.ts';
import { logRequests } from './log-requests.ts';
import { newToken } from '../sharing/new-token.ts';
import { giveRequestId } from './request-id.ts';

/** Makes one call and answers what was logged of it. */
async function loggedOf(address: string, call?: RequestInit) {
  const info = vi.fn();
  const app = express();

  app.use(giveRequestId);
  app.use('/api', logRequests({ info } as unknown as Logger));
  app.use(express.json(), (_request, response) => void response.json({}));
  const server = http.createServer(app);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`, call);

  await response.text();
  await vi.waitFor(() => expect(info).toHaveBeenCalled());
  server.close();
  return { info, response };
}

test('logs a call by id, method, path and status, and nothing that a person typed', async () => {
  const { info, response } = await loggedOf('/api/trips?search=my-secret-place', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'my-secret-browser' },
    body: JSON.stringify({ notes: 'my-secret-notes' }),
  });

  expect(info.mock.calls).toEqual([
    [
      {
        requestId: response.headers.get('x-request-id'),
        method: 'POST',
        path: '/api/trips',
        status: 200,
        ms: expect.any(Number) as number,
      },
    ],
  ]);
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/secret|127\.0\.0\.1/);
});

test.each(['/api/feeds/TOKEN.ics', '/api/shared/TOKEN'])(
  'the address of a shared trip, %s, cannot be read from the log',
  async (address) => {
    const { info } = await loggedOf(address.replace('TOKEN', newToken()));

    expect(info).toHaveBeenCalledWith(
      expect.objectContaining({ path: address.replace('TOKEN', ':token') }),
    );
  },
);
