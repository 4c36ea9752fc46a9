import { plannedDay, type PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryDayEntity } from './entities/itinerary-day.entity.ts';
import { toRow } from './row-fields.ts';

/** A day before it belongs to a trip. */
export type ItineraryDayRow = Omit<ItineraryDayEntity, 'id' | 'tripId'>;

/** A planned day as a row: written when a trip is saved, and when its days are planned again. */
export const toItineraryDayRow = (day: PlannedDay): ItineraryDayRow => toRow(plannedDay, day);
