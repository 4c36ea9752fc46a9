import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';
import { inTime } from '../in-time.ts';

/** An answer that takes longer is none to whoever watches. */
const LIMIT_MS = 2000;

/** 200 when the database answers, else 503. */
export function answerHealth(pingDatabase: () => Promise<unknown>): RequestHandler {
  return async (_request, response) => {
    try {
      await inTime(pingDatabase(), LIMIT_MS, 'The database took too long');
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', 'The database does not answer.', { cause: error });
    }
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  };
}
