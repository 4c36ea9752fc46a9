import express, { type RequestHandler, type Router } from 'express';
import { sharedTitle } from '#shared/sharing/shared-title.ts';
import type { SharedTrip } from '#shared/sharing/sharing.schema.ts';
import { routeWithNights } from '#shared/trips/route-text.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Services } from '../services.ts';
import { withAccess } from './access/page-access.ts';
import { pageHead } from '../share-cards/page-heads.ts';
import { routeSlug } from '../share-cards/share-card.ts';
import { withPageHead, type PageHead } from '../share-cards/share-card-meta.ts';
import { originOf } from './request-origin.ts';
import { unlessMissing } from './unless-missing.ts';

const NO_INDEX = '<meta name="robots" content="noindex, nofollow" />';

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

    const html = withPageHead(await pages.fill(request.originalUrl, {}), headOf(trip), {
      origin: originOf(request),
      path: request.path,
    });

    response.set({
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    response
      .status(trip ? 200 : 404)
      .type('html')
      .send(withAccess(html.replace('</head>', `${NO_INDEX}</head>`), response));
  };
}

/** What a shared trip says of itself in a preview; a secret one no more than its dates. */
function headOf(trip: SharedTrip | undefined): PageHead {
  const { description } = pageHead('/');

  if (!trip) return { title: 'This link is not open · Northstar', description };
  const places = trip.places ?? [];

  return {
    title: `${sharedTitle(trip)} · Northstar`,
    description: routeWithNights(places) ?? description,
    ...(places.length > 1 ? { slug: routeSlug(places.map(({ id }) => id)) } : {}),
  };
}
