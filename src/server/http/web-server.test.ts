import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS, createWebServer, type ConnectionLimits } from './web-server.ts';

let server: http.Server;
const sockets: net.Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function open(limits?: ConnectionLimits): Promise<number> {
  server = createWebServer((_request, response) => void response.end('answered'), limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** All that a server says, until it closes the connection, to a client that sends one text and a byte at times. */
function trickle(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(start));
    const timer = setInterval(() => socket.writable && socket.write('x'), 100);
    let heard = '';

    sockets.push(socket);
    socket.on('data', (part) => (heard += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
}

const QUICK: ConnectionLimits = { headersMs: 300, requestMs: 600, checkMs: 50, connections: 2 };

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'],
])('a client that sends %s a byte at a time is cut off', { timeout: 5000 }, async (_, start) => {
  const port = await open(QUICK);

  server.removeAllListeners('request').on('request', (request: http.IncomingMessage) => {
    request.resume();
  });
  expect(await trickle(port, start)).toMatch(/^HTTP\/1\.1 408 /);
});

test('more connections than are allowed are closed at once', { timeout: 5000 }, async () => {
  const port = await open({ ...QUICK, headersMs: 4000, requestMs: 4000 });
  const idle = () =>
    new Promise<void>((resolve) => sockets.push(net.connect(port, '127.0.0.1', resolve)));

  await idle();
  await idle();
  expect(await trickle(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
});

test('a server as it is started gives a slow client up within 32 seconds', async () => {
  await open();
  expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([
    15_000, 30_000, 4000,
  ]);
  expect(CONNECTION_LIMITS.checkMs).toBeLessThanOrEqual(2000);
});
