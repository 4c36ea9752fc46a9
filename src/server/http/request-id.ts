import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Gives every request an id: people quote it, and the log is searched by it. */
export const giveRequestId: RequestHandler = (_request, response, next) => {
  response.set(HEADER, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return response.get(HEADER) ?? '';
}
