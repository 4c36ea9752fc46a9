import express, { type RequestHandler, type Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import { formatDay } from '#shared/dates.ts';
import type { SharedTrip } from '#shared/sharing/sharing.schema.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Services } from '../services.ts';
import { withAccess } from './access/page-access.ts';
import { escapeXml } from '#server/exports/xml.ts';

/**
 * The address of a shared trip: the app's shell with the trip's own title for link previews, kept out of
 * search engines and out of the Referer header. An address that opens nothing answers 404.
 */
export function createSharedPage(services: Pick<Services, 'sharing'>, pages: PageSource): Router {
  const routes = express.Router({ caseSensitive: true });

  routes.get('/shared/:token', sendPage(services, pages));
  return routes;
}

function sendPage({ sharing }: Pick<Services, 'sharing'>, pages: PageSource): RequestHandler {
  return async (request, response) => {
    const trip = await sharing.readPage(String(request.params['token'])).catch(unlessMissing);

    response.set({
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    response
      .status(trip ? 200 : 404)
      .type('html')
      .send(withAccess(withHead(await pages.fill(request.originalUrl, {}), trip), response));
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}

function withHead(shell: string, trip: SharedTrip | undefined): string {
  const title = escapeXml(trip ? titleOf(trip) : 'This link is not open');

  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Northstar</title>`)
    .replace('</head>', '<meta name="robots" content="noindex, nofollow" /></head>');
}

function titleOf(trip: SharedTrip): string {
  const name = trip.title ?? trip.destination ?? 'A surprise trip';

  return `${name}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`;
}
