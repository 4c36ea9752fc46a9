/** What a trip's JSON export says it is. */
export const TRIP_FORMAT = 'northstar-trip';

/** Goes up when a reader of the older form could no longer read the newer. */
export const TRIP_FORMAT_VERSION = 1;

/** Larger than any trip we can make, smaller than what the server takes as a body. */
export const MAX_IMPORT_BYTES = 900_000;
