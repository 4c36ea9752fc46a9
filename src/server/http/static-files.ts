import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_SECONDS = 31_536_000;
/** The service worker stores it for when there is no network. */
const OFFLINE_PAGE = '/app.html';

/** The built client's files, compressed by the build; hashed ones are cached for good. */
export function createStaticFiles(directory: string): RequestHandler {
  const send = expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, dotfiles: 'ignore', setHeaders: setCaching },
  }) as RequestHandler;

  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';

    // Pages are sent with a head of their own, never as files.
    if (!isRead || (request.path.endsWith('.html') && request.path !== OFFLINE_PAGE)) return next();
    send(request, response, next);
  };
}

function setCaching(response: ServerResponse, file: string): void {
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);

  response.setHeader(
    'Cache-Control',
    isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
  );
}
