import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { withPageHead, type PageHead } from '../share-cards/share-card-meta.ts';
import { originOf } from './request-origin.ts';

/** A page's bytes in each encoding that browsers ask for. */
type Page = { etag: string; br: Buffer; gzip: Buffer; identity: Buffer };

/** The best first: browsers name gzip before brotli without meaning that they prefer it. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Pages kept in memory, so that each is filled in and compressed once. */
const MAX_KEPT = 200;
const BROTLI_QUALITY = 6;
const QUICK_BROTLI_QUALITY = 5;

type SentPage = {
  /** What tells it from other pages with the same head. */
  name: string;
  html: () => string;
  head: PageHead;
  /** Drawn from someone's own data: kept nowhere. */
  isPersonal?: boolean;
};

/** Sends HTML pages with a title, a description and share tags of the page's own. */
export function createPageSender() {
  const kept = new Map<string, Page>();

  return function sendPage(request: Request, response: Response, sent: SentPage): void {
    const { name, html, head, isPersonal = false } = sent;
    const place = { origin: originOf(request), path: encodeURI(decodePath(request.path)) };

    if (isPersonal) return sendOnce(request, response, withPageHead(html(), head, place));
    const key = JSON.stringify([name, head, place]);
    const page = kept.get(key) ?? makePage(withPageHead(html(), head, place));

    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();

    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    send(request, response, page);
  };
}

function makePage(html: string): Page {
  const identity = Buffer.from(html);

  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: brotli(identity, BROTLI_QUALITY),
    gzip: gzipSync(identity),
  };
}

function send(request: Request, response: Response, page: Page): void {
  response.set('Cache-Control', 'no-cache').set('ETag', page.etag);
  if (response.statusCode === 200 && request.fresh) return void response.status(304).end();
  sendEncoded(request, response, page);
}

/** What is read once is compressed quickly; going back to it must ask again. */
function sendOnce(request: Request, response: Response, html: string): void {
  const identity = Buffer.from(html);

  response.set('Cache-Control', 'private, no-store');
  sendEncoded(request, response, {
    identity,
    get br() {
      return brotli(identity, QUICK_BROTLI_QUALITY);
    },
    get gzip() {
      return gzipSync(identity);
    },
  });
}

function sendEncoded(request: Request, response: Response, page: Omit<Page, 'etag'>): void {
  const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name)) ?? 'identity';

  response.set('Content-Type', 'text/html; charset=utf-8').vary('Accept-Encoding');
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.send(page[encoding]);
}

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}
