import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

/** 200 when the database answers, else 503. */
export function answerHealth(pingDatabase: () => Promise<unknown>): RequestHandler {
  return async (_request, response) => {
    try {
      await pingDatabase();
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', 'The database does not answer.', { cause: error });
    }
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  };
}
