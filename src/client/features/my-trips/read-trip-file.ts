import type { ApiInputs } from '#client/lib/trpc.ts';
import { formatCount } from '#shared/format-count.ts';
import { isRecord } from '#shared/plain-json.ts';
import { MAX_IMPORT_BYTES, TRIP_FORMAT } from '#shared/trips/trip-file.ts';

type TripDocument = ApiInputs['trips']['importTrip'];
export type ReadTripFile = { document: TripDocument } | { problem: string };

const SPECIAL = new Set(['__proto__', 'constructor', 'prototype']);

/** A file as the document to send; what the document holds is the server's to judge. */
export async function readTripFile(file: Pick<File, 'size' | 'text'>): Promise<ReadTripFile> {
  if (file.size > MAX_IMPORT_BYTES)
    return {
      problem: `The file is ${formatCount(Math.ceil(file.size / 1000))} kB; the limit is ${MAX_IMPORT_BYTES / 1000} kB.`,
    };

  try {
    const document: unknown = JSON.parse(await file.text(), refuseSpecial);

    if (!isRecord(document)) return { problem: 'The file does not contain a trip.' };
    if (document.format !== TRIP_FORMAT)
      return { problem: 'The file does not contain a trip exported from Northstar.' };
    return { document: document as TripDocument };
  } catch (error) {
    return {
      problem:
        error instanceof SyntaxError
          ? 'The file is not JSON. Export the trip again and take that file.'
          : 'This is not a Northstar trip file, so nothing was imported.',
    };
  }
}

/** Names that mean something to JavaScript: the API's client sends none, and would call that a broken network. */
function refuseSpecial(key: string, value: unknown): unknown {
  if (SPECIAL.has(key)) throw new RangeError(`"${key}" is a name that no field may have`);
  return value;
}
