import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import { withoutTokens } from '../sharing/new-token.ts';
import { requestIdOf } from './request-id.ts';

type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  path: string;
  /** When it came, as performance.now() tells it. */
  began: number;
};

/** One line per call of the API: no query, no body, no address of the caller, no token that opens a trip. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    logWhenSent(logger, {
      request,
      response,
      requestId: requestIdOf(response),
      path: request.baseUrl + request.path,
      began: performance.now(),
    });
    next();
  };
}

/** Logs a call once its answer is sent, or its caller has left. */
export function logWhenSent(
  logger: Logger,
  { request, response, requestId, path, began }: Call,
): void {
  const log = () => {
    logger.info({
      requestId,
      method: request.method,
      path: withoutTokens(path).slice(0, 200),
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
      ...(response.writableFinished ? {} : { cut: true }),
    });
  };

  if (response.closed) log();
  else response.once('close', log);
}
