import { TRPCClientError } from '@trpc/client';
import { HttpError } from './request.ts';
import { statusMessage } from './status-text.ts';

const UNREACHABLE = 'Northstar could not be reached. Check your connection and try again.';

/**
 * What a failed call tells the traveller: "<status>: <message>", or plain words when no reply came.
 */
export function errorMessage(error: unknown): string {
  const cause = error instanceof TRPCClientError ? (error.cause ?? error) : error;

  if (cause instanceof HttpError) return cause.message;
  if (error instanceof TRPCClientError) {
    const status = errorStatus(error);

    return status === undefined ? UNREACHABLE : statusMessage(status, error.message);
  }
  if (error instanceof Error && error.message) return error.message;
  return typeof error === 'string' && error ? error : 'Something went wrong. Please try again.';
}

/** The HTTP status of a failed call; undefined when no reply came. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.status;
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.cause instanceof HttpError) return error.cause.status;
  const data: unknown = error.data;

  return isRecord(data) && typeof data.httpStatus === 'number' ? data.httpStatus : undefined;
}

/** Whether the server knows no such thing. */
export function isNotFound(error: unknown): boolean {
  return errorStatus(error) === 404;
}

/** Whether a call was refused for what stands by now. */
export function isConflict(error: unknown): boolean {
  return errorStatus(error) === 409;
}

/** What the server says of a refused call beside its message; undefined when no reply came. */
export function errorDetails(error: unknown): unknown {
  return error instanceof TRPCClientError ? error.data : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
