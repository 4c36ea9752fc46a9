import { z } from 'zod';
import { boundedText, idField, jsonBag, knownCurrency } from '../fields.ts';
import { SELECTION_TYPES } from './catalog-options.ts';

const selectionType = z.enum(SELECTION_TYPES, {
  error: 'must be flights, hotels, experiences or rides',
});

/**
 * Of a trip to several places: which stay it is for, by its place's id; a second stay in one place is "tokyo-2". A ride
 * is for the stay it leads to. Left out, a hotel is for the place it lies in, an experience for the first one.
 */
const placeField = boundedText(120).min(1, 'must not be empty');

/** Provider data travels as an object or as JSON text; this reads both. */
export const providerData = z.union(
  [
    jsonBag,
    z
      .string()
      .max(200_000, 'is too long')
      .transform((text, context) => {
        try {
          return jsonBag.parse(JSON.parse(text));
        } catch {
          context.addIssue({ code: 'custom', message: 'must be an object or its JSON text' });
          return z.NEVER;
        }
      }),
  ],
  { error: 'must be an object or its JSON text' },
);

export const selectInput = z.object({
  tripId: idField,
  recommendationId: idField.optional(),
  selectionType,
  placeId: placeField.optional(),
  providerBookingData: providerData,
  totalPrice: z
    .int('must be a whole number of cents')
    .min(0, 'must be 0 or more')
    .max(1_000_000_000, 'is too large'),
  currency: knownCurrency.default('USD'),
  bookingStatus: boundedText(40).default('selections_made'),
});
export type SelectInput = z.input<typeof selectInput>;

export const unselectInput = z.object({
  tripId: idField,
  selectionType,
  placeId: placeField.optional(),
});
export type UnselectInput = z.infer<typeof unselectInput>;

/** What is told of a payment: no more than which trip it was for. */
export const confirmBookingInput = z.object({ tripId: idField });
export const confirmedBooking = z.object({
  tripId: z.int(),
  status: z.string(),
  bookingStatus: z.string(),
});
export type ConfirmedBooking = z.infer<typeof confirmedBooking>;

export const tripSelection = z.object({
  id: z.int(),
  tripId: z.int(),
  recommendationId: z.int().optional(),
  selectionType,
  /** Of a trip to several places: the stay that it was chosen for. */
  placeId: z.string().optional(),
  providerBookingData: z.record(z.string(), z.unknown()),
  /** Cents. */
  totalPrice: z.int(),
  currency: z.string(),
  bookingStatus: z.string(),
});
export type TripSelection = z.infer<typeof tripSelection>;

export const recommendation = z.object({
  id: z.int(),
  tripId: z.int(),
  recommendationType: selectionType,
  /** Of a trip to several places: the stay that it is for. */
  placeId: z.string().optional(),
  providerData: z.record(z.string(), z.unknown()),
  /** 1 is the one recommended. */
  aiRanking: z.int(),
  reason: z.string(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const generateRecommendationsInput = z.object({
  tripId: idField,
  type: selectionType,
  placeId: placeField.optional(),
});
export const tripRefInput = z.object({ tripId: idField });
