import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { AppError } from '#shared/app-error.ts';
import { pageHead } from '../share-cards/page-heads.ts';
import { isClientPage } from './client-routes.ts';
import { createPageSender } from './page-sender.ts';
import { readRoutePreloads } from './route-preloads.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built client: files precompressed at build, hashed ones cached for good, the prerendered
 * landing page at "/" and the app's shell at every other address, each with a head of its own.
 */
export function createStaticClient(directory: string): Router {
  const files = expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, dotfiles: 'ignore', setHeaders: setCaching },
  }) as RequestHandler;
  const shell = fs.existsSync(path.join(directory, 'app.html')) ? 'app.html' : 'index.html';
  const sendPage = createPageSender();
  const preloadsOf = readRoutePreloads(directory);
  const client = express.Router();

  client.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    throw new AppError('METHOD_NOT_ALLOWED', 'Method not allowed');
  });
  client.use(files);
  client.use((request, response) => {
    const page = request.path;

    // A missing script or picture must not be answered with a page; "/trip/1.5" is one.
    if (!isClientPage(page) && /\.\w+$/.test(page)) throw new AppError('NOT_FOUND', 'Not found');
    if (!isClientPage(page)) response.status(404);
    sendPage(request, response, {
      file: path.join(directory, page === '/' ? 'index.html' : shell),
      head: pageHead(page),
      links: preloadsOf(page),
    });
  });
  return client;
}

function setCaching(response: ServerResponse, file: string): void {
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);

  response.setHeader(
    'Cache-Control',
    isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
  );
}
