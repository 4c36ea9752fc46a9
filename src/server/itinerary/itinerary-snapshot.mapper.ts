import {
  diningOption,
  type DiningOption,
  plannedDay,
  type PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import type { ActivityEntity } from '../db/entities/activity.entity.ts';
import type { DiningOptionEntity } from '../db/entities/dining-option.entity.ts';
import type { ItineraryDayEntity } from '../db/entities/itinerary-day.entity.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import { fromRow } from '../db/row-fields.ts';
import type { ItinerarySnapshot } from './itinerary-snapshot.ts';

export const toSnapshotDay = (row: ItineraryDayEntity): PlannedDay => fromRow(plannedDay, row);

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

export const toSnapshotDining = (row: DiningOptionEntity): DiningOption =>
  fromRow(diningOption, row);
