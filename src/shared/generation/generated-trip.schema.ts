import { z } from 'zod';
import { boundedText, idField } from '../fields.ts';
import { tripType } from '../preferences/preference.schema.ts';
import { plannedPlace } from './planned-place.schema.ts';
import { stayPoint, tripPlace } from './trip-places.schema.ts';

export {
  openSpan,
  type OpenSpan,
  plannedPlace,
  type PlannedPlace,
} from './planned-place.schema.ts';
export { stayPoint, type StayPoint } from './trip-places.schema.ts';

/** The documented fields keep their names; what decisions.md adds stands beside them. */

const TRAVEL_MODES = ['walk', 'transit', 'taxi', 'drive'] as const;
const travelMode = z.enum(TRAVEL_MODES);
export type TravelMode = z.infer<typeof travelMode>;

const travelLeg = z.object({ mode: travelMode, minutes: z.number(), km: z.number() });
export type TravelLeg = z.infer<typeof travelLeg>;

export const plannedActivity = z.object({
  activity: z.string(),
  time: z.string(),
  duration: z.string(),
  description: z.string().optional(),
  category: z.string(),
  /** What kind of block this is; a stop is a visit to a place. */
  kind: z.enum(['stop', 'meal', 'arrival', 'departure', 'ride', 'stay', 'work', 'free']),
  meal: z.enum(['lunch', 'dinner']).optional(),
  place: plannedPlace.optional(),
  travel: travelLeg.optional(),
  locked: z.boolean().optional(),
  /** The day trip that it belongs to, by the id of its place. */
  partOf: z.string().optional(),
  /** Interests of the traveller that this stop meets. */
  interests: z.array(z.string()).optional(),
  /** Why it is there and why then, as one quiet line. */
  why: z.string().optional(),
});
export type PlannedActivity = z.infer<typeof plannedActivity>;

export const plannedDay = z.object({
  dayNumber: z.int(),
  date: z.string(),
  /** "Arrival Day", "Departure Day", "Full Day", "Work Day". */
  dayType: z.string(),
  title: z.string().optional(),
  start: z.string(),
  end: z.string(),
  /** USD for the party. */
  cost: z.number(),
  walkKm: z.number(),
  weather: z.object({
    highC: z.number(),
    lowC: z.number(),
    rainMm: z.number(),
    daylight: z.tuple([z.string(), z.string()]),
  }),
  note: z.string().optional(),
  /** The way back to the stay after the last stop. */
  back: travelLeg.optional(),
  activities: z.array(plannedActivity),
});
export type PlannedDay = z.infer<typeof plannedDay>;

export const planCheck = z.object({
  rule: z.int(),
  name: z.string(),
  ok: z.boolean(),
  detail: z.string(),
});
export type PlanCheck = z.infer<typeof planCheck>;

export const planCosts = z.object({
  flights: z.number(),
  stay: z.number(),
  food: z.number(),
  activities: z.number(),
  transport: z.number(),
  /** The prices of the traveller's own entries; missing where none has one. */
  own: z.number().optional(),
  total: z.number(),
});
export type PlanCosts = z.infer<typeof planCosts>;

export const flightOffer = z.object({
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  airline: z.string(),
  flightNumber: z.string(),
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  cabin: z.string().default('Economy'),
  status: z.string().default('available'),
  isReturn: z.boolean().default(false),
  segments: z.array(z.record(z.string(), z.unknown())).default([]),
  price: z.number(),
  /** How many travelers the price is for; one where it is not told. */
  pricedFor: z.int().min(1).max(99).optional(),
  currency: z.string().default('USD'),
  bookingReference: z.string().optional(),
  provider: z.string().optional(),
});
export type FlightOffer = z.infer<typeof flightOffer>;

export const diningOption = z.object({
  name: z.string(),
  cuisine: z.string(),
  description: z.string(),
  priceRange: z.string(),
  mustTryDishes: z.array(z.string()),
});
export type DiningOption = z.infer<typeof diningOption>;

export const weatherInfo = z.object({
  avgTemp: z.string(),
  season: z.string(),
  expectedConditions: z.string(),
  clothingRecommendations: z.array(z.string()),
});
export type WeatherInfo = z.infer<typeof weatherInfo>;

const destinationInfo = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  description: z.string(),
  imagePrompt: z.string(),
  lat: z.number(),
  lon: z.number(),
  timeZone: z.string(),
});

const tripInfo = z.object({
  duration: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  totalBudget: z.number(),
  dailyBudget: z.number(),
  budget: z.string(),
  travelers: z.int(),
  isBusiness: z.boolean(),
});

const amadeusCodes = z.object({ origin: z.string().optional(), destination: z.string() });

/** One wish that was understood of the notes, and what came of it. */
const wishOutcome = z.object({
  text: z.string(),
  state: z.enum(['kept', 'partly', 'missed']),
  /** How it is kept, or why it could not be. */
  detail: z.string(),
});
export type WishOutcome = z.infer<typeof wishOutcome>;

/** One thing that was asked for, and whether the plan holds it. */
const askedOutcome = z.object({
  wish: z.string(),
  met: z.boolean(),
  /** How it is met, or why it could not be. */
  detail: z.string(),
  /** The nearest that can be had. */
  nearest: z.string().optional(),
});
export type AskedOutcome = z.infer<typeof askedOutcome>;

/** What both kinds of generated trip carry so that saving loses nothing and anyone can check it. */
const planBody = {
  preferenceId: z.int(),
  generatedBy: z.string(),
  destination: destinationInfo,
  tripInfo,
  weather: weatherInfo,
  language: z.object({ primary: z.string(), code: z.string() }),
  currency: z.object({ code: z.string(), perUsd: z.number(), asOf: z.string() }),
  activities: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      description: z.string(),
      duration: z.int(),
      price: z.number(),
    }),
  ),
  itinerary: z.array(plannedDay),
  accommodation: stayPoint,
  /** The stays of a trip to several places, in their order; a trip to one place has none. */
  places: z.array(tripPlace).optional(),
  diningOptions: z.array(diningOption),
  flights: z.object({ outbound: z.array(flightOffer), return: z.array(flightOffer) }),
  budgetHotels: z.array(z.record(z.string(), z.unknown())),
  usefulPhrases: z.record(z.string(), z.string()),
  culturalNotes: z.array(z.string()),
  safetyTips: z.array(z.string()),
  checks: z.array(planCheck),
  score: z.number(),
  bound: z.number(),
  warnings: z.array(z.string()),
  costs: planCosts,
  /** Why this destination, in a few short reasons. */
  reasons: z.array(z.string()),
  /** What was understood of the notes; plans kept from before this was told have none. */
  wishes: z.array(wishOutcome).optional(),
  /** Everything that was asked for, in fields or notes; what the plan lacks stands first. */
  asked: z.array(askedOutcome).optional(),
  amadeusCodes,
};

export const itineraryTrip = z.object(planBody);
export type ItineraryTrip = z.infer<typeof itineraryTrip>;

export const revealEntry = z.object({ daysBeforeDeparture: z.int(), hintToReveal: z.string() });
export type RevealEntry = z.infer<typeof revealEntry>;

const surpriseTrip = z.object({
  ...planBody,
  previewImage: z.string(),
  hints: z.array(z.string()),
  revealSchedule: z.array(revealEntry),
});
export type SurpriseTrip = z.infer<typeof surpriseTrip>;

/** A surprise trip is an itinerary trip with hints and a reveal schedule. */
export const generatedTrip = z.union([surpriseTrip, itineraryTrip]);
export type GeneratedTrip = z.infer<typeof generatedTrip>;

export const generateTripInput = z.object({
  preferenceId: idField,
  tripType,
  /** Ids of destinations already shown, to be left out ("Been There, Generate New Trip"). */
  exclude: z.array(boundedText(80)).max(200).default([]),
});
export const GENERATION_STAGES = [
  'understanding',
  'choosing',
  'collecting',
  'scheduling',
  'checking',
  'writing',
] as const;
const generationStage = z.enum(GENERATION_STAGES);
export type GenerationStage = z.infer<typeof generationStage>;

/**
 * What the progress stream sends: which generation it is, stages as they start and words as they are
 * written, then the trip or the error.
 */
const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), generationId: z.uuid() }),
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({
    type: z.literal('stage'),
    stage: generationStage,
    text: z.string(),
    progress: z.number().min(0).max(1),
  }),
  z.object({ type: z.literal('done'), trip: generatedTrip }),
  z.object({ type: z.literal('failed'), status: z.int(), message: z.string() }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;
