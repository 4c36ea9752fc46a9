import { z } from 'zod';
import { isIsoDay } from '../dates.ts';
import { tripPlace } from '../generation/trip-places.schema.ts';
import {
  amount,
  boundedText,
  countFrom,
  idField,
  isoDay,
  jsonBag as bag,
  knownCurrency,
  requestKey,
  wholeNumber,
} from '../fields.ts';
import {
  diningOption,
  flightOffer,
  plannedDay,
  planCheck,
  planCosts,
  revealEntry,
  stayPoint,
  weatherInfo,
} from '../generation/generated-trip.schema.ts';
import { createFlights } from './create-flights.schema.ts';
import { ownEntries } from './own-entries.schema.ts';
import { tripCountry } from './trip-country.schema.ts';
import { TRIP_STAGES } from './trip-status.ts';

/** Of each place of a trip, one after the other. */
const createWeather = z
  .object({
    avgTemp: boundedText(400),
    season: boundedText(80),
    expectedConditions: boundedText(4000),
    clothingRecommendations: z.array(boundedText(200)).max(40),
  })
  .partial();
const createReveal = z.object({
  daysBeforeDeparture: countFrom(0, 1000),
  hintToReveal: boundedText(500),
});

/** What POST /api/trips takes. With a preferencesId the plan kept for it comes along. */
export const createTripInput = z
  .object({
    key: requestKey.optional(),
    preferencesId: idField.optional(),
    /** Whose trip it is; the caller's own without it. */
    userId: idField.optional(),
    destination: boundedText(200).trim().min(1, 'Destination is required'),
    destinationDescription: boundedText(4000).default(''),
    startDate: isoDay(),
    endDate: isoDay(),
    totalBudget: amount.default(0),
    dailyBudget: amount.default(0),
    primaryLanguage: boundedText(80).default(''),
    currency: knownCurrency.default('USD'),
    weatherInfo: createWeather.optional(),
    status: z
      .enum(['draft', 'surprise', 'confirmed', 'completed'], {
        error: 'must be draft, surprise, confirmed or completed',
      })
      .default('draft'),
    isSurprise: z.boolean({ error: 'must be true or false' }).default(false),
    hints: z.array(boundedText(500)).max(60).default([]),
    revealSchedule: z.array(createReveal).max(60).default([]),
    budget: boundedText(60).default(''),
    budgetHotels: z.array(bag).max(60).default([]),
    amadeusCodes: z
      .object({ origin: boundedText(3).optional(), destination: boundedText(3).optional() })
      .default({}),
    flights: createFlights,
  })
  .refine(
    ({ startDate, endDate }) => !isIsoDay(startDate) || !isIsoDay(endDate) || endDate >= startDate,
    {
      path: ['endDate'],
      message: 'must not be before startDate',
      // Also when other fields are bad, so that one reply names them all.
      when: ({ value }) => hasDays(value),
    },
  );

function hasDays(value: unknown): boolean {
  const { startDate, endDate } = (value ?? {}) as Record<string, unknown>;

  return typeof startDate === 'string' && typeof endDate === 'string';
}

export type CreateTripInput = z.input<typeof createTripInput>;

export const tripFlight = flightOffer.extend({ id: z.int() });
export type TripFlight = z.infer<typeof tripFlight>;

export const tripAccommodation = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  priceRange: z.string(),
  address: z.string(),
  description: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  pricePerNight: z.number(),
  currency: z.string(),
  imageUrl: z.string().optional(),
  amenities: z.array(z.string()),
  provider: z.string().optional(),
  isSelected: z.boolean(),
});
export type TripAccommodation = z.infer<typeof tripAccommodation>;

export const tripActivity = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  price: z.union([z.number(), z.string()]),
  isSelected: z.boolean(),
  /** Of a trip to several places: the stay that it was chosen for. */
  placeId: z.string().optional(),
});
export type TripActivity = z.infer<typeof tripActivity>;

export const tripDining = diningOption.extend({ id: z.int() });

export const packingItem = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  quantity: z.int(),
  packed: z.boolean(),
  essential: z.boolean(),
  weatherDependent: z.boolean(),
  note: z.string().optional(),
  /** By the traveller: it stays when the list is made anew. */
  addedByHand: z.boolean().optional(),
  /** What it was suggested as before the traveller changed it: it stays when the list is made anew. */
  suggestedAs: z.string().optional(),
});
export type PackingItem = z.infer<typeof packingItem>;

export const tripItineraryDay = plannedDay.extend({ id: z.int() });
export type TripItineraryDay = z.infer<typeof tripItineraryDay>;

export const tripPreferences = z.object({
  travelers: z.int(),
  budget: z.string(),
  interests: z.array(z.string()),
  additionalPreferences: z.string(),
});

/** A trip as lists show it. */
export const tripSummary = z.object({
  id: z.int(),
  userId: z.int(),
  /** The traveller's own name for the trip; told only once the destination is. */
  title: z.string().optional(),
  destination: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.string(),
  /** How far the trip has come: by its dates, and by whether it is paid for. */
  stage: z.enum(TRIP_STAGES).optional(),
  bookingStatus: z.string(),
  isSurprise: z.boolean(),
  /** Whether the traveller has chosen to see the secret, or the journey has begun. */
  isRevealed: z.boolean(),
  dailyBudget: z.number(),
  totalBudget: z.number(),
  currency: z.string(),
  imagePrompt: z.string(),
  travelers: z.int(),
  createdAt: z.string(),
});
export type TripSummary = z.infer<typeof tripSummary>;

export const tripDetail = tripSummary.extend({
  /** Goes up with every change that an edit might meet; an edit sends the version it was made from. */
  version: z.int(),
  destinationId: z.string().optional(),
  destinationDescription: z.string(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  timeZone: z.string().optional(),
  budget: z.string(),
  primaryLanguage: z.string(),
  languageCode: z.string().optional(),
  tripPreferences,
  flights: z.array(tripFlight),
  accommodations: z.array(tripAccommodation),
  activities: z.array(tripActivity),
  diningOptions: z.array(tripDining),
  itineraryDays: z.array(tripItineraryDay),
  packingItems: z.array(packingItem),
  weatherInfo: weatherInfo.partial().optional(),
  usefulPhrases: z.record(z.string(), z.string()),
  culturalNotes: z.array(z.string()),
  safetyTips: z.array(z.string()),
  /** What to know of each country, where the trip leads through several. */
  countries: z.array(tripCountry).optional(),
  hints: z.array(z.string()),
  revealSchedule: z.array(revealEntry),
  budgetHotels: z.array(bag),
  amadeusCodes: z.object({ origin: z.string().optional(), destination: z.string().optional() }),
  stay: stayPoint.optional(),
  /** The stays of a trip to several places, in their order; a trip to one place has none. */
  places: z.array(tripPlace).optional(),
  /** The traveller's own stops, notes and reservations, in the order of their days and times. */
  entries: ownEntries.optional(),
  generatedBy: z.string().optional(),
  checks: z.array(planCheck),
  score: z.number().optional(),
  bound: z.number().optional(),
  warnings: z.array(z.string()),
  costs: planCosts.optional(),
});
export type TripDetail = z.infer<typeof tripDetail>;

export const tripIdInput = z.object({ id: idField });
export const userIdInput = z.object({ userId: idField });

/** A trip as a card of My Trips: with what of it is booked, and its route. */
const tripCard = tripSummary.extend({
  booked: z.array(z.enum(['flights', 'hotels', 'experiences'])),
  /** The places of a trip to several, in their order; a secret trip tells none. */
  route: z.array(tripPlace.pick({ name: true, nights: true })).optional(),
});
export type TripCard = z.infer<typeof tripCard>;
export const tripPage = z.object({
  trips: z.array(tripCard),
  nextCursor: z.int().optional(),
  total: z.int(),
});

/** What the traveller changes by hand; `version` is the one the change was made from. */
export const updateTripInput = z
  .object({
    id: idField,
    version: z.int('must be a whole number').min(1, 'must be 1 or more'),
    startDate: isoDay(),
    endDate: isoDay(),
    travelers: wholeNumber(1, 20),
    notes: boundedText(4000).default(''),
  })
  .refine((trip) => trip.endDate >= trip.startDate, {
    path: ['endDate'],
    message: 'must not be before startDate',
  });
export type UpdateTripInput = z.output<typeof updateTripInput>;

const packingFields = {
  name: boundedText(120).trim().min(1, 'Name is required'),
  category: boundedText(60).trim().min(1, 'Category is required'),
  quantity: wholeNumber(1, 99),
};
export const packingItemRef = z.object({ tripId: idField, itemId: idField });
export const addPackingItemInput = z.object({
  tripId: idField,
  ...packingFields,
  quantity: packingFields.quantity.default(1),
  key: requestKey.optional(),
});
export const updatePackingItemInput = packingItemRef.extend({
  name: packingFields.name.optional(),
  quantity: packingFields.quantity.optional(),
  packed: z.boolean('must be true or false').optional(),
});
