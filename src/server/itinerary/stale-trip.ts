import { AppError } from '#shared/app-error.ts';

/** The change was made from a trip that is no longer as it was. */
export function staleTrip(): AppError {
  return new AppError(
    'CONFLICT',
    'This trip has changed in the meantime. Reload it, then make your change again.',
  );
}
