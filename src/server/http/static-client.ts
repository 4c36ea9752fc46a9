import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { AppError } from '#shared/app-error.ts';
import type { PageDrawer } from '../pages/page-drawer.ts';
import { pageHead } from '../share-cards/page-heads.ts';
import { isClientPage } from './client-routes.ts';
import { createPageFiller } from './fill-page.ts';
import { createPageSender } from './page-sender.ts';
import { requestIdOf } from './request-id.ts';
import { preloadLinks, readRouteFiles } from './route-preloads.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built client: files precompressed at build, hashed ones cached for good, the landing page as
 * the build drew it at "/", every other page drawn if `draw` can, and otherwise the app's empty shell; each
 * with a head of its own.
 */
export function createStaticClient(directory: string, draw?: PageDrawer): Router {
  const client = express.Router();

  client.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    throw new AppError('METHOD_NOT_ALLOWED', 'Method not allowed');
  });
  client.use(
    expressStaticGzip(directory, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { redirect: false, dotfiles: 'ignore', setHeaders: setCaching },
    }) as RequestHandler,
  );
  client.use(createPages(directory, draw));
  return client;
}

function createPages(directory: string, draw: PageDrawer | undefined): RequestHandler {
  const shell = fs.existsSync(path.join(directory, 'app.html')) ? 'app.html' : 'index.html';
  const sendPage = createPageSender();
  const filesOf = readRouteFiles(directory);
  const fill = createPageFiller(directory);

  return async (request, response) => {
    const page = request.path;
    const files = filesOf(page);
    const head = pageHead(page);

    // A missing script or picture must not be answered with a page; "/trip/1.5" is one.
    if (!isClientPage(page) && /\.\w+$/.test(page)) throw new AppError('NOT_FOUND', 'Not found');
    if (!isClientPage(page)) response.status(404);
    const drawing = await draw?.(withOneSlash(request.originalUrl), requestIdOf(response));

    if (drawing) {
      const html = fill(drawing, files);

      return sendPage(request, response, {
        name: html,
        html: () => html,
        head,
        isPersonal: drawing.isPersonal,
      });
    }
    const file = page === '/' ? 'index.html' : shell;

    sendPage(request, response, {
      name: file,
      html: () => withLinks(path.join(directory, file), preloadLinks(files)),
      head,
    });
  };
}

/** Two slashes would make a host of the word behind them. */
function withOneSlash(address: string): string {
  return address.replace(/^\/+/, '/');
}

function withLinks(file: string, links: string): string {
  const html = fs.readFileSync(file, 'utf8');

  return links ? html.replace('</head>', () => `    ${links}\n  </head>`) : html;
}

function setCaching(response: ServerResponse, file: string): void {
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);

  response.setHeader(
    'Cache-Control',
    isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
  );
}
