import type { Request, Response } from 'express';
import { withPageHead, type PageHead } from '../share-cards/share-card-meta.ts';
import { withAccess } from './access/page-access.ts';
import { ENCODERS, encodingFor, etagOf } from './encoding.ts';
import { originOf } from './request-origin.ts';

type SentPage = {
  html: string;
  head: PageHead;
  /** Rendered from someone's own data: stored nowhere. */
  isPersonal?: boolean;
};

/** Sends HTML pages with a title, a description and share tags of the page's own. */
export function createPageSender() {
  return async function sendPage(
    request: Request,
    response: Response,
    { html, head, isPersonal = false }: SentPage,
  ): Promise<void> {
    const place = { origin: originOf(request), path: encodeURI(decodePath(request.path)) };
    const page = Buffer.from(withAccess(withPageHead(html, head, place), response));

    response.set('Content-Type', 'text/html; charset=utf-8').vary('Accept-Encoding');
    if (isPersonal) response.set('Cache-Control', 'private, no-store');
    else response.set('Cache-Control', 'no-cache').set('ETag', etagOf(page));
    if (response.statusCode === 200 && !isPersonal && request.fresh)
      return void response.status(304).end();
    const encoding = encodingFor(request);

    if (encoding) response.set('Content-Encoding', encoding);
    response.send(encoding ? await ENCODERS[encoding](page) : page);
  };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}
