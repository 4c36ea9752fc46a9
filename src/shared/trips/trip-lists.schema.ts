import { z } from 'zod';
import { boundedText, idField, wholeNumber } from '../fields.ts';
import { TRIP_LISTS } from './trip-status.ts';
import { userIdInput } from './trip.schema.ts';

const MAX_TRIPS_BY_USER = 500;

/** A user's trips: as documented the newest 500; the cursor leads on to the rest. */
export const userTripsInput = userIdInput.extend({
  cursor: idField
    .optional()
    .describe('The id of the last trip of the answer before: the list goes on below it'),
  limit: wholeNumber(1, MAX_TRIPS_BY_USER)
    .default(MAX_TRIPS_BY_USER)
    .describe('An answer of so many trips may go on: ask again with its last id as the cursor'),
});

/** My Trips, page by page: search and tab are applied by the server. */
export const listTripsInput = z.object({
  /** Whose trips; the caller's own without it. */
  userId: idField.optional(),
  tab: z
    .enum(TRIP_LISTS, { error: 'must be upcoming, past, drafts, all or ongoing' })
    .default('all'),
  search: boundedText(100).default(''),
  /** The id after which the page begins; trips under way come first, then the soonest, then past ones. */
  cursor: idField.optional(),
  limit: wholeNumber(1, 60).default(24),
});
export type ListTripsQuery = z.output<typeof listTripsInput> & { userId: number };
