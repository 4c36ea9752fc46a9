import type { ApiInputs } from '#client/lib/trpc.ts';
import { MAX_IMPORT_BYTES } from '#shared/trips/trip-file.ts';

type TripDocument = ApiInputs['trips']['importTrip'];
export type ReadTripFile = { document: TripDocument } | { problem: string };

/** A file as the document to send; what the document holds is the server's to judge. */
export async function readTripFile(file: Pick<File, 'size' | 'text'>): Promise<ReadTripFile> {
  if (file.size > MAX_IMPORT_BYTES)
    return {
      problem: `The file has ${Math.ceil(file.size / 1000).toLocaleString('en-US')} kB; a trip has at most ${MAX_IMPORT_BYTES / 1000}.`,
    };

  try {
    const document: unknown = JSON.parse(await file.text());

    if (typeof document !== 'object' || document === null || Array.isArray(document))
      return { problem: 'The file holds no trip.' };
    return { document: document as TripDocument };
  } catch {
    return { problem: 'The file is not JSON. Export the trip again and take that file.' };
  }
}
