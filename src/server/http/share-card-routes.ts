import express, { type RequestHandler, type Router } from 'express';
import type { ShareCardsService } from '../share-cards/share-cards.service.ts';

const DAY_SECONDS = 86_400;

/** /og/{slug}.png: the picture of a shared link. */
export function createShareCardRoutes(
  shareCards: ShareCardsService,
  limit: RequestHandler,
): Router {
  const routes = express.Router();

  routes.get('/og/:slug.png', limit, sendPicture(shareCards));
  return routes;
}

function sendPicture(shareCards: ShareCardsService): RequestHandler {
  return async (request, response) => {
    const picture = await shareCards.picture(String(request.params['slug']));

    response
      .type('png')
      .set('Cache-Control', `public, max-age=${DAY_SECONDS}`)
      // Other sites show it: that is what it is for.
      .set('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(picture);
  };
}
