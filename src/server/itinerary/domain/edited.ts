import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

/** The days after an edit, and what was done, for the traveller who may take it back. */
export type Edited = { days: TripItineraryDay[]; label: string };
