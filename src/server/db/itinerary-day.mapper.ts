import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryDayEntity } from './entities/itinerary-day.entity.ts';

/** A day before it belongs to a trip. */
export type ItineraryDayRow = Omit<ItineraryDayEntity, 'id' | 'tripId'>;

/** A planned day as a row: written when a trip is saved, and when its days are planned anew. */
export function toItineraryDayRow(day: PlannedDay): ItineraryDayRow {
  return {
    dayNumber: day.dayNumber,
    date: day.date,
    dayType: day.dayType,
    title: day.title ?? null,
    start: day.start,
    end: day.end,
    cost: day.cost,
    walkKm: day.walkKm,
    weather: day.weather,
    note: day.note ?? null,
    back: day.back ?? null,
    activities: day.activities,
  };
}
