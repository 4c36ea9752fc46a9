import { AppError } from '#shared/app-error.ts';
import { isRecord } from '#shared/plain-json.ts';
import { tripContent, type TripContent } from '#shared/trips/trip-import.schema.ts';
import { findHostile } from './find-hostile.ts';

const MAX_NAMED = 12;

/** The trip of a document of unknown origin; throws BAD_REQUEST that names every bad field. */
export function readImport(document: unknown): TripContent {
  if (!isRecord(document)) throw refusal(['trip: must be an object']);
  const hostile = findHostile(document);

  if (hostile.length > 0) throw refusal(hostile.map(toLine));
  const read = tripContent.safeParse(document);

  if (!read.success)
    throw refusal(
      read.error.issues.map(({ path, message }) => toLine({ path: path.map(String), message })),
    );
  return read.data;
}

function toLine({ path, message }: { path: string[]; message: string }): string {
  // The name of a field may be as long as its author liked.
  return `${['trip', ...path]
    .map((part) => part.slice(0, 60))
    .join('.')
    .slice(0, 300)}: ${message}`;
}

function refusal(lines: readonly string[]): AppError {
  const told = [...new Set(lines)];
  const more = told.length - MAX_NAMED;

  return new AppError(
    'BAD_REQUEST',
    [...told.slice(0, MAX_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
  );
}
