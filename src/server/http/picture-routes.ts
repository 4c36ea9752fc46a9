import express, { type RequestHandler, type Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import type { Services } from '../services.ts';
import { READ_ONLY, refuseMethod } from './refuse-method.ts';

const YEAR_SECONDS = 31_536_000;

/** /api/images/{key}: a picture that was drawn for a mood board. Its key names its content, so it never changes. */
export function createPictureRoutes({ moodBoards }: Pick<Services, 'moodBoards'>): Router {
  const routes = express.Router();

  routes.get('/images/:key', sendPicture(moodBoards));
  routes.all('/images/:key', refuseMethod(READ_ONLY));
  return routes;
}

function sendPicture({ picture }: Services['moodBoards']): RequestHandler {
  return async (request, response) => {
    const found = await picture(String(request.params['key']));

    if (!found) throw new AppError('NOT_FOUND', 'There is no such picture.');
    response
      .type(found.type)
      .set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(found.bytes);
  };
}
