import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { withPageHead, type PageHead } from '../share-cards/share-card-meta.ts';
import { originOf } from './request-origin.ts';

/** A page's bytes in each encoding that browsers ask for. */
type Page = { etag: string; br: Buffer; gzip: Buffer; identity: Buffer };

/** Pages kept in memory, so that each is filled in and compressed once. */
const MAX_KEPT = 200;
const BROTLI_QUALITY = 6;

/** Sends built HTML files with a title, a description, share tags and links of the page's own. */
export function createPageSender() {
  const kept = new Map<string, Page>();

  return function sendPage(
    request: Request,
    response: Response,
    { file, head, links }: { file: string; head: PageHead; links: string },
  ): void {
    const place = { origin: originOf(request), path: encodeURI(decodePath(request.path)) };
    const key = JSON.stringify([file, head, place]);
    const page = kept.get(key) ?? makePage(withLinks(file, links), head, place);

    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();

    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    send(request, response, page);
  };
}

function withLinks(file: string, links: string): string {
  const html = fs.readFileSync(file, 'utf8');

  return links ? html.replace('</head>', () => `    ${links}\n  </head>`) : html;
}

function makePage(html: string, head: PageHead, place: { origin: string; path: string }): Page {
  const identity = Buffer.from(withPageHead(html, head, place));

  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    gzip: gzipSync(identity),
  };
}

function send(request: Request, response: Response, page: Page): void {
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';

  response
    .set('Cache-Control', 'no-cache')
    .set('Content-Type', 'text/html; charset=utf-8')
    .set('ETag', page.etag)
    .vary('Accept-Encoding');
  if (response.statusCode === 200 && request.fresh) return void response.status(304).end();
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.send(page[encoding]);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}
