import { z } from 'zod';
import { boundedText, idField, isoDay } from '../fields.ts';
import { packingItem } from '../trips/trip.schema.ts';

export const PACKING_CATEGORIES = [
  'Clothing & Accessories',
  'Electronics & Gadgets',
  'Personal Care & Health',
  'Travel Documents',
  'Weather-Specific Items',
  'Activity-Specific Items',
] as const;

export const packingListInput = z.object({
  tripId: idField,
  destination: boundedText(200).default(''),
});
export const packingList = z.object({ packingItems: z.array(packingItem) });

export const itineraryInput = z.object({ id: idField });
export const itineraryResult = z.object({ message: z.string() });

export const buildItineraryInput = z.object({
  destination: boundedText(120).trim().min(1, 'Destination is required'),
  startDate: isoDay(),
  endDate: isoDay(),
  budget: z
    .number('must be a number')
    .min(100, 'must be at least 100')
    .max(10_000, 'must be at most 10000')
    .default(1000),
  interests: z.array(boundedText(60)).max(25).default([]),
});
export const builtItinerary = z.object({
  destination: z.string(),
  days: z.array(
    z.object({
      day: z.int(),
      title: z.string(),
      activities: z.array(
        z.object({
          name: z.string(),
          time: z.string(),
          duration: z.string(),
          price: z.number(),
          description: z.string(),
        }),
      ),
    }),
  ),
  totalActivities: z.int(),
});
