import { AppError } from '#shared/app-error.ts';

/** There is no such trip, or it is deleted. */
export function tripNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Trip not found');
}
