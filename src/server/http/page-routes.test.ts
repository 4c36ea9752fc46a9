import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../pages/page-source.ts';
import { createLogger } from '../logger.ts';
import { createIdentify } from './identify.ts';
import { createPageRoutes } from './page-routes.ts';
import { sendErrorAsText } from './send-error.ts';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'northstar-client-'));
const script = 'export const answer = 42;';
const pageOf = (root: string) =>
  `<html><head><title>Northstar</title><meta\n name="description"\n content="General" /><!--page-head--><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root">${root}</div></body></html>`;
const rootOf = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1];
const asked: string[] = [];
let server: http.Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'index.html'), pageOf('<h1>Landing</h1>'));
  writeFileSync(path.join(folder, 'about.html'), pageOf('<h1>About</h1>'));
  writeFileSync(path.join(folder, 'template.html'), pageOf('<!--page-html-->'));
  writeFileSync(path.join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(path.join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(
    path.join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'src/client/features/trip-detail/trip-page.tsx': {
        file: 'assets/trip.js',
        css: ['assets/trip.css'],
        imports: ['_shared.js'],
      },
      '_shared.js': { file: 'assets/shared.js', imports: ['_shared.js'] },
    }),
  );
  writeFileSync(path.join(folder, '.secret'), 'not for you');
  const app = express()
    .use(createStaticFiles(folder))
    .use(
      createIdentify(),
      createPageRoutes(builtPages(folder), async (address) => void asked.push(address)),
    )
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

describe('the pages and files of the built client', () => {
  test('are prerendered ones where the build rendered them, and empty ones elsewhere', async () => {
    const landing = await fetch(`${origin}/`);
    const about = await fetch(`${origin}/about/`);
    const planner = await fetch(`${origin}/plan-trip?type=surprise`);

    expect([landing.status, rootOf(await landing.text())]).toEqual([200, '<h1>Landing</h1>']);
    expect([about.status, rootOf(await about.text())]).toEqual([200, '<h1>About</h1>']);
    expect([planner.status, rootOf(await planner.text())]).toEqual([200, '']);
    expect(planner.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/no-such-page', '/trip', '/trip/1/2/3'])(
    'are an empty page with 404 at %s',
    async (page) => {
      const response = await fetch(`${origin}${page}`);

      expect([response.status, rootOf(await response.text())]).toEqual([404, '']);
    },
  );

  test('have a head of their own: title, description, share picture', async () => {
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
  });

  test('name the style sheets, the shared ones first, and the modules that the page begins with, each once', async () => {
    const trip = await (await fetch(`${origin}/trip/7`)).text();

    expect(trip.match(/<(link|script)[^>]*\/assets\/[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      '<link rel="stylesheet" crossorigin href="/assets/trip.css">',
      '<link rel="modulepreload" crossorigin href="/assets/shared.js">',
      '<script type="module" crossorigin src="/assets/trip.js">',
    ]);
  });

  test('are not sent again while they are the same, and compressed where the browser can read it', async () => {
    const first = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/about', { 'if-none-match': etag });
    const other = await ask('/mood-board', { 'if-none-match': etag });

    expect(first.headers.get('content-encoding')).toBe('br');
    expect([again.status, other.status]).toEqual([304, 200]);
  });

  test('take no markup from an address or a host', async () => {
    const { text } = await ask('/trip/%22%3E%3Cscript%3Ealert(1)', {
      host: '"><script>alert(2)',
    });

    expect(text).toContain('og:url');
    expect(text).not.toContain('<script>');
  });

  test('are cached for good where their name holds a hash, and sent as the build compressed them', async () => {
    const response = await fetch(`${origin}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });

    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
  });

  test.each([
    '/assets/gone.js',
    '/robots.txt',
    '/.secret',
    '/..%2f..%2fetc/passwd.txt',
    '/about.html',
  ])('are not there for the missing file %s', async (file) => {
    const response = await fetch(`${origin}${file}`);

    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  test.each([
    ['//:99999/my-trips', '/:99999/my-trips'],
    ['///[/plan-trip?type=surprise', '/[/plan-trip?type=surprise'],
  ])('are rendered for %s as a path, never as a host', async (address, rendered) => {
    const { status } = await ask(address, {});

    expect(status).toBeLessThan(500);
    expect(asked.at(-1)).toBe(rendered);
  });

  test('cannot be written to', async () => {
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });
});
