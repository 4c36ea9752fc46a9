import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

/** Refuses an address whose percent signs spell nothing, which the router and tRPC would fail on. */
export const requireReadableAddress: RequestHandler = (request, _response, next) => {
  if (!isReadable(request.path))
    throw new AppError('BAD_REQUEST', 'The request could not be read.');
  next();
};

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
