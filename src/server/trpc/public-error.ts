import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/app-error.ts';
import { isDatabaseAway, isDiskFull, isWriteConflict } from '../db/database-failure.ts';
import { describeIssues } from './describe-issues.ts';

export type PublicError = {
  status: number;
  code: ErrorCode;
  message: string;
  candidates?: readonly object[];
};

/** Malformed JSON, told in the same words by both transports. */
export const NOT_JSON = 'The request is not valid JSON.';

/** What tRPC itself refuses before a procedure runs, in our words. */
const REFUSED_BY_TRPC: Partial<Record<TRPCError['code'], [ErrorCode, string]>> = {
  BAD_REQUEST: ['BAD_REQUEST', 'The request could not be read.'],
  PARSE_ERROR: ['BAD_REQUEST', NOT_JSON],
  NOT_FOUND: ['NOT_FOUND', 'Not found'],
  METHOD_NOT_SUPPORTED: ['METHOD_NOT_ALLOWED', 'Method not allowed'],
  PAYLOAD_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'The body is too large.'],
  UNSUPPORTED_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as application/json.'],
};

/**
 * The one judgement on failures, for both transports: an AppError speaks for itself, bad input names its
 * fields, and everything else is our fault and says no more than a request id to quote.
 */
export function toPublicError(error: unknown, requestId?: string): PublicError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;

  if (cause instanceof AppError) {
    const told = publicError(cause.code, cause.message);

    return cause.candidates ? { ...told, candidates: cause.candidates } : told;
  }
  return inputFailure(error) ?? databaseFailure(cause) ?? refusal(error) ?? ourFault(requestId);
}

function inputFailure(error: unknown): PublicError | undefined {
  if (isInputError(error)) return publicError('BAD_REQUEST', describeIssues(error.cause.issues));
  const isUnreadable =
    error instanceof TRPCError &&
    error.code === 'BAD_REQUEST' &&
    error.cause instanceof SyntaxError;

  return isUnreadable ? publicError('BAD_REQUEST', NOT_JSON) : undefined;
}

function databaseFailure(cause: unknown): PublicError | undefined {
  if (isDatabaseAway(cause)) {
    return publicError(
      'SERVICE_UNAVAILABLE',
      'The database is away for a moment. Please try again.',
    );
  }
  if (isDiskFull(cause)) {
    return publicError(
      'SERVICE_UNAVAILABLE',
      'The server’s disk is full, so nothing can be saved. Please try again later.',
    );
  }
  if (isWriteConflict(cause)) {
    return publicError('CONFLICT', 'This was changed at the same moment. Please try again.');
  }
  return undefined;
}

function refusal(error: unknown): PublicError | undefined {
  const refused = error instanceof TRPCError ? REFUSED_BY_TRPC[error.code] : undefined;

  return refused && publicError(...refused);
}

function ourFault(requestId: string | undefined): PublicError {
  const reference = requestId ? ` (request ${requestId})` : '';

  return publicError('INTERNAL', `Something went wrong. Please try again.${reference}`);
}

/** An output that fails its schema is our bug; only input is the caller's to mend. */
function isInputError(error: unknown): error is TRPCError & { cause: z.ZodError } {
  return (
    error instanceof TRPCError && error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError
  );
}

function publicError(code: ErrorCode, message: string): PublicError {
  return { status: ERROR_STATUS[code], code, message };
}
