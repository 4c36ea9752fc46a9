import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { isClientPage } from './client-routes.ts';
import { sendErrorAsText } from './send-error.ts';
import { createStaticClient } from './static-client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'northstar-client-'));
const script = 'export const answer = 42;';
const pageOf = (body: string) =>
  `<html><head><title>Northstar</title><meta\n name="description"\n content="General" /></head><body>${body}</body></html>`;
const bodyOf = (html: string) => /<body>(.*)<\/body>/.exec(html)?.[1];
const drawn: string[] = [];
let server: http.Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), pageOf('<h1>Landing</h1>'));
  writeFileSync(path.join(folder, 'app.html'), pageOf('<div id="root"></div>'));
  writeFileSync(path.join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(path.join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(
    path.join(folder, 'preloads.json'),
    JSON.stringify([{ pattern: '/trip/:id', js: ['assets/trip.js'], css: [] }]),
  );
  writeFileSync(path.join(folder, '.secret'), 'not for you');
  const app = express()
    .use(createStaticClient(folder, async (address) => void drawn.push(address)))
    .use(sendErrorAsText(createLogger('silent')));

  server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request as it is, without the headers that fetch adds of its own. */
function ask(page: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    http
      .get(origin, { headers, path: page }, (response) => {
        let text = '';

        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      })
      .on('error', reject);
  });
}

describe('the static client', () => {
  test('answers the drawn landing page at "/", and the shell at every other page', async () => {
    const landing = await fetch(`${origin}/`);
    const planner = await fetch(`${origin}/plan-trip?type=surprise`);

    expect([landing.status, bodyOf(await landing.text())]).toEqual([200, '<h1>Landing</h1>']);
    expect([planner.status, bodyOf(await planner.text())]).toEqual([200, '<div id="root"></div>']);
    expect(planner.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/no-such-page', '/trip', '/trip/1/2/3', '/Plan-Trip'])(
    'answers the shell with 404 at %s',
    async (page) => {
      const response = await fetch(`${origin}${page}`);

      expect([response.status, bodyOf(await response.text())]).toEqual([
        404,
        '<div id="root"></div>',
      ]);
    },
  );

  test('gives each page a head of its own: title, description, share picture', async () => {
    const about = await (await fetch(`${origin}/about?from=mail`)).text();
    const trip = await (await fetch(`${origin}/trip/7`)).text();

    expect(about).toContain('<title>About · Northstar</title>');
    expect(about.match(/<meta name="description" content="([^"]*)"/)?.[1]).toMatch(/^Who makes/);
    expect(about).not.toContain('General');
    expect(about).toContain('<meta property="og:title" content="About · Northstar" />');
    expect(about).toContain(`<meta property="og:url" content="${origin}/about" />`);
    expect(about).toContain(`<meta property="og:image" content="${origin}/og/default.png" />`);
    expect(about).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(trip).toContain('<title>Northstar</title>');
    expect(trip).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/trip.js">',
    );
    expect(about).not.toContain('modulepreload');
  });

  test('is not sent again while it is the same, and compressed where the browser can read it', async () => {
    const first = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/about', { 'if-none-match': etag });
    const other = await ask('/terms', { 'if-none-match': etag });

    expect(first.headers.get('content-encoding')).toBe('br');
    expect([again.status, other.status]).toEqual([304, 200]);
  });

  test('takes no markup from an address or a host into a page', async () => {
    const { text } = await ask('/trip/%22%3E%3Cscript%3Ealert(1)', {
      host: '"><script>alert(2)',
    });

    expect(text).toContain('og:url');
    expect(text).not.toContain('<script>');
  });

  test('keeps hashed files for good, and sends them as they were compressed at build', async () => {
    const response = await fetch(`${origin}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });

    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
  });

  test.each(['/assets/gone.js', '/robots.txt', '/.secret', '/..%2f..%2fetc/passwd.txt'])(
    'has no page for the missing file %s',
    async (file) => {
      const response = await fetch(`${origin}${file}`);

      expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    },
  );

  test.each([
    ['//', '/'],
    ['//:99999/my-trips', '/:99999/my-trips'],
    ['///[/plan-trip?type=surprise', '/[/plan-trip?type=surprise'],
  ])('asks for a drawing of %s as a path, never as a host', async (address, asked) => {
    const { status } = await ask(address, {});

    expect(status).toBeLessThan(500);
    expect(drawn.at(-1)).toBe(asked);
  });

  test('refuses to be written to', async () => {
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });
});

test('knows every route of the client', () => {
  // Read as text: the server never imports the client.
  const source = readFileSync('src/client/lib/paths.ts', 'utf8').split('} as const')[0] ?? '';
  const patterns = [...source.matchAll(/: '(\/[^']*)',/g)].map((match) => match[1] ?? '');

  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns)
    expect(isClientPage(pattern.replace(/:\w+/g, '7')), pattern).toBe(true);
});
