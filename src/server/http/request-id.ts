import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

export const REQUEST_ID = 'X-Request-Id';

/** Gives every request an id: people quote it, and the log is searched by it. */
export const giveRequestId: RequestHandler = (_request, response, next) => {
  response.set(REQUEST_ID, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return response.get(REQUEST_ID) ?? '';
}
