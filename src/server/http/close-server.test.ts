import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createClosing } from './close-server.ts';

test('a stream of events is cut at once, a call that is being answered is not', async () => {
  const server = http.createServer((request, response) => {
    if (request.url === '/stream') {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      response.write('data: first\n\n');
    } else {
      setTimeout(() => response.end('answered'), 600);
    }
  });
  const close = createClosing(server);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const since = performance.now();
  const cutAfter = fetch(`${origin}/stream`)
    .then((stream) => stream.text())
    .then(
      () => 'ended as if it were complete',
      () => performance.now() - since,
    );
  const answer = fetch(`${origin}/call`).then((reply) => reply.text());

  await new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all([close(), expect(answer).resolves.toBe('answered')]);
  expect(await cutAfter).toBeLessThan(600);
  expect(performance.now() - since).toBeLessThan(2500);
});
