import express, { type RequestHandler, type Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import type { ShareCardsService } from '../share-cards/share-cards.service.ts';

/** Pictures per address and minute. */
const PER_MINUTE = 120;
const DAY_SECONDS = 86_400;

/** /og/{slug}.png: the picture of a shared link. */
export function createShareCardRoutes(shareCards: ShareCardsService, isLimited: boolean): Router {
  const routes = express.Router();

  if (isLimited) {
    routes.use(
      '/og',
      rateLimit({
        windowMs: 60_000,
        limit: PER_MINUTE,
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        handler: (_request, _response, next) =>
          next(new AppError('TOO_MANY_REQUESTS', 'Too many pictures. Please wait a minute.')),
      }),
    );
  }
  routes.get('/og/:slug.png', sendPicture(shareCards));
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
