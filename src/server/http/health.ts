import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

/** An answer that takes longer is none to whoever watches. */
const LIMIT_MS = 2000;

/** 200 when the database answers, else 503. */
export function answerHealth(pingDatabase: () => Promise<unknown>): RequestHandler {
  return async (_request, response) => {
    try {
      await Promise.race([pingDatabase(), rejectLate()]);
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', 'The database does not answer.', { cause: error });
    }
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  };
}

function rejectLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database took too long')), LIMIT_MS).unref();
  });
}
