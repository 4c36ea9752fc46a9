import { AppError } from '#shared/app-error.ts';

/** Undefined for what was not found; throws any other failure again. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
