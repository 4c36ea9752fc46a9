import express, { type Request, type Response, type Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import { REDIRECTS, routeAt } from '#shared/pages/routes.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { PageSource } from '../pages/page-source.ts';
import { pageHead } from '../share-cards/page-heads.ts';
import { userOf } from './identify.ts';
import { createPageSender } from './page-sender.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Every page of the product: as the build rendered it, rendered now, or empty for the browser to render;
 * each with a head of its own. An address without a screen gets the not-found page with status 404.
 */
export function createPageRoutes(pages: PageSource, renderPage?: PageRenderer): Router {
  const routes = express.Router();
  const sendPage = createPageSender();

  routes.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    throw new AppError('METHOD_NOT_ALLOWED', 'Method not allowed');
  });
  // Express 5 passes a rejected promise on to the error handler.
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers
  routes.use(answer);
  return routes;

  async function answer(request: Request, response: Response): Promise<void> {
    const { path: page } = request;
    const address = withOneSlash(request.originalUrl);
    const isScreen = routeAt(page) !== undefined || page in REDIRECTS;
    const head = pageHead(page);

    // A missing script or picture must not be answered with a page; "/trip/1.5" is one.
    if (!isScreen && /\.\w+$/.test(page)) throw new AppError('NOT_FOUND', 'Not found');
    if (!isScreen) response.status(404);
    const prerendered = pages.readPrerendered(page);

    if (prerendered) return sendPage(request, response, { html: prerendered, head });
    const rendered = await renderPage?.(address, {
      requestId: requestIdOf(response),
      user: userOf(response),
    });
    const html = await pages.fill(address, rendered ?? {});

    await sendPage(request, response, { html, head, isPersonal: rendered?.isPersonal ?? false });
  }
}

/** Two slashes would make a host of the word behind them. */
function withOneSlash(address: string): string {
  return address.replace(/^\/+/, '/');
}
