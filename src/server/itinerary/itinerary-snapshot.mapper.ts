import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { ActivityEntity } from '../db/entities/activity.entity.ts';
import type { DiningOptionEntity } from '../db/entities/dining-option.entity.ts';
import type { ItineraryDayEntity } from '../db/entities/itinerary-day.entity.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { ItinerarySnapshot } from './itinerary-snapshot.ts';

export function toSnapshotDay(row: ItineraryDayEntity): PlannedDay {
  return {
    dayNumber: row.dayNumber,
    date: row.date,
    dayType: row.dayType,
    ...(row.title === null ? {} : { title: row.title }),
    start: row.start,
    end: row.end,
    cost: row.cost,
    walkKm: row.walkKm,
    weather: row.weather,
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.back ? { back: row.back } : {}),
    activities: row.activities,
  };
}

export function toSnapshotPlan(trip: TripEntity): ItinerarySnapshot['plan'] {
  return {
    destination: trip.destination,
    destinationId: trip.destinationId,
    generatedBy: trip.generatedBy,
    checks: trip.checks,
    score: trip.score,
    bound: trip.bound,
    warnings: trip.warnings,
    costs: trip.costs ?? null,
    stay: trip.stay ?? null,
  };
}

export function toSnapshotActivity(row: ActivityEntity): ItinerarySnapshot['activities'][number] {
  return {
    name: row.name,
    category: row.category,
    description: row.description,
    duration: row.duration,
    price: Number(row.price),
  };
}

export function toSnapshotDining(
  row: DiningOptionEntity,
): ItinerarySnapshot['diningOptions'][number] {
  return {
    name: row.name,
    cuisine: row.cuisine,
    description: row.description,
    priceRange: row.priceRange,
    mustTryDishes: row.mustTryDishes,
  };
}
