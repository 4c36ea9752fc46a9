import type { ErrorRequestHandler, RequestHandler } from 'express';
import superjson from 'superjson';
import { AppError } from '#shared/app-error.ts';
import type { Logger } from '../logger.ts';
import { toPublicError } from '../trpc/public-error.ts';
import { logFailure } from './log-failure.ts';
import { requestIdOf } from './request-id.ts';

/** Nothing under /api is ever answered with a page. */
export const refuseUnknownPath: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'Not found');
};

/** The REST door's failures: the status, and the message alone as text. */
export function sendErrorAsText(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message } = judge(error, requestIdOf(response), logger);

    response.status(status).type('text/plain; charset=utf-8').send(message);
  };
}

/** Failures before tRPC was reached (a rate limit), in the form that a tRPC client reads. */
export function sendErrorAsTrpc(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message, code } = judge(error, requestIdOf(response), logger);
    const shape = {
      code: -32_000,
      message,
      data: { code, httpStatus: status, path: request.path.slice(1) },
    };

    response.status(status).json({ error: superjson.serialize(shape) });
  };
}

function judge(error: unknown, requestId: string, logger: Logger) {
  logFailure(error, { requestId }, logger);
  return toPublicError(error, requestId);
}
