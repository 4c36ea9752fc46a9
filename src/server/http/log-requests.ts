import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import { withoutTokens } from '../sharing/new-token.ts';
import { requestIdOf } from './request-id.ts';

/** One line per call of the API: no query, no body, no address of the caller, no token that opens a trip. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const path = withoutTokens(request.baseUrl + request.path);

    response.on('close', () => {
      logger.info({
        requestId: requestIdOf(response),
        method: request.method,
        path: path.slice(0, 200),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        ...(response.writableFinished ? {} : { cut: true }),
      });
    });
    next();
  };
}
