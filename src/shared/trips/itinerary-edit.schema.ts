import { z } from 'zod';
import { boundedText, countFrom, idField, timeOfDay, wholeNumber } from '../fields.ts';
import {
  openSpan,
  planCheck,
  planCosts,
  plannedPlace,
} from '../generation/generated-trip.schema.ts';
import { tripPlace } from '../generation/trip-places.schema.ts';
import { tripItineraryDay } from './trip.schema.ts';

const MAX_ACTIVITIES = 60;

const dayNumber = countFrom(1, 366);
const position = countFrom(0, MAX_ACTIVITIES);
const versionField = z.int('must be a whole number').min(1, 'must be 1 or more');
const placeId = boundedText(160).min(1, 'must name a place');

/** One entry of an itinerary: the day's number from 1, and its position in that day's activities from 0. */
const stopRef = z.object({ day: dayNumber, index: position });
export type StopRef = z.infer<typeof stopRef>;

/**
 * One change to the days of a saved trip. `toIndex` is the position that the stop has afterwards, as it
 * would be counted once the stop has left its old place.
 */
const itineraryEdit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('move'),
    stop: stopRef,
    toDay: dayNumber,
    toIndex: position,
  }),
  z.object({ kind: z.literal('retime'), stop: stopRef, time: timeOfDay }),
  z.object({
    kind: z.literal('lock'),
    stop: stopRef,
    locked: z.boolean({ error: 'must be true or false' }),
  }),
  z.object({ kind: z.literal('remove'), stop: stopRef }),
  /** Without `toIndex` the place goes where the day has the best room for it. */
  z.object({ kind: z.literal('add'), placeId, toDay: dayNumber, toIndex: position.optional() }),
  z.object({ kind: z.literal('swap'), stop: stopRef, placeId }),
  /** Lays the day out anew around what is locked and what the traveller has just touched. */
  z.object({ kind: z.literal('repair'), day: dayNumber }),
]);
export type ItineraryEdit = z.infer<typeof itineraryEdit>;

export const editItineraryInput = z.object({
  id: idField,
  version: versionField,
  edit: itineraryEdit,
});
export type EditItineraryInput = z.infer<typeof editItineraryInput>;

export const undoItineraryInput = z.object({ id: idField, version: versionField });

/** What no longer holds, told where it happens. */
const itineraryProblem = z.object({
  /** The day's number; 0 when the whole trip is concerned, as by the budget. */
  day: z.int(),
  /** Position in that day's activities; left out when the day as a whole is concerned. */
  index: z.int().optional(),
  /** Number of the checker's rule, 1 to 10. */
  rule: z.int(),
  /** "Closed on Mondays". */
  message: z.string(),
});
export type ItineraryProblem = z.infer<typeof itineraryProblem>;

export const itineraryState = z.object({
  version: z.int(),
  days: z.array(tripItineraryDay),
  checks: z.array(planCheck),
  problems: z.array(itineraryProblem),
  costs: planCosts.optional(),
  score: z.number().optional(),
  bound: z.number().optional(),
  canUndo: z.boolean(),
  /** What undoing takes back: "Moved Louvre to day 2". */
  undoLabel: z.string().optional(),
});
export type ItineraryState = z.infer<typeof itineraryState>;

/** A place of the catalogue that could be in the plan. */
export const placeChoice = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Why it suits, as one quiet line. */
  why: z.string(),
  /** Opening spans of that very date; none when it is closed. */
  open: z.array(openSpan),
  price: plannedPlace.shape.price,
  /** How long one stays. */
  minutes: z.int(),
  /** Whether the checker has nothing against it there. */
  fits: z.boolean(),
  /** What stands in the way: "Closed on Mondays". */
  reason: z.string().optional(),
});
export type PlaceChoice = z.infer<typeof placeChoice>;

export const stopAlternativesInput = z.object({ id: idField, stop: stopRef });
export const stopAlternatives = z.array(placeChoice).max(3);

export const searchPlacesInput = z.object({
  id: idField,
  day: dayNumber,
  query: boundedText(100).trim().default(''),
  limit: wholeNumber(1, 20).default(10),
});
export type SearchPlacesInput = z.infer<typeof searchPlacesInput>;

const stopTime = z.object({ date: z.string(), time: z.string() });
const stopChange = z.object({ id: z.string(), name: z.string(), kind: z.string() });

/** What a new plan does to the old one. */
const itineraryChanges = z.object({
  added: z.array(stopChange.extend({ to: stopTime })),
  removed: z.array(stopChange.extend({ from: stopTime })),
  moved: z.array(stopChange.extend({ from: stopTime, to: stopTime })),
});

const proposalId = z.uuid('must be a proposal id');

/** Days planned anew around the locks, shown before they are taken. */
export const itineraryProposal = z.object({
  proposalId,
  /** The stays of a trip to several places, in their new order. */
  places: z.array(tripPlace).optional(),
  costs: planCosts.optional(),
  days: z.array(tripItineraryDay.omit({ id: true })),
  checks: z.array(planCheck),
  changes: itineraryChanges,
  /** What leaves the trip with the places that a new route drops, a sentence for each. */
  leaving: z.array(z.string()).optional(),
});
export type ItineraryProposal = z.infer<typeof itineraryProposal>;

export const proposeItineraryInput = z.object({
  id: idField,
  /** Numbers of the days to put right while the others stay; all are planned anew when left out. */
  days: z.array(dayNumber).min(1, 'must name a day').max(366, 'names too many days').optional(),
});
export type ProposeItineraryInput = z.infer<typeof proposeItineraryInput>;

const MOST_PLACES = 30;

/** A place of the trip or of the catalogue, and how long to stay there. */
const routeStay = z.object({
  id: placeId,
  /** Which stay of the trip it is, as `stayKeys` calls them; without it the first one there that is left, or a new one. */
  stay: placeId.optional(),
  nights: countFrom(1, 366),
});
export type RouteStay = z.infer<typeof routeStay>;

/** Another route: the places to stay in, old and new, in their order, with nights that fill the trip's dates. */
export const proposeRouteInput = z.object({
  id: idField,
  places: z
    .array(routeStay)
    .min(2, 'must name two places or more')
    .max(MOST_PLACES, 'names too many places'),
});
export type ProposeRouteInput = z.infer<typeof proposeRouteInput>;

export const acceptItineraryInput = z.object({
  id: idField,
  version: versionField,
  proposalId,
});
export type AcceptItineraryInput = z.infer<typeof acceptItineraryInput>;
