import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';
import { NOT_JSON } from '../trpc/public-error.ts';

export const MAX_BODY_BYTES = 1_000_000;

/** A body, if there is one, must be JSON; a request without a body is fine. */
export const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0;

  if (hasBody && !request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as application/json.');
  }
  next();
};

/** For routes that have passed `requireJson`. */
export const readBody: RequestHandler = express.json({ limit: MAX_BODY_BYTES, strict: false });

/** body-parser and the router fail with errors of their own; here they become ours. */
export const nameBodyFailure: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  next(bodyFailure(error) ?? error);
};

function bodyFailure(error: unknown): AppError | undefined {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };

  if (error instanceof AppError) return undefined;
  if (type === 'entity.too.large')
    return new AppError('PAYLOAD_TOO_LARGE', 'The body is too large.', { cause: error });
  if (type === 'entity.parse.failed')
    return new AppError('BAD_REQUEST', NOT_JSON, { cause: error });
  if (status === 415) {
    return new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be sent as application/json in UTF-8.',
      { cause: error },
    );
  }
  if (status === 400)
    return new AppError('BAD_REQUEST', 'The request could not be read.', { cause: error });
  return undefined;
}
