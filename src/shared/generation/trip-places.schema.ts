import { z } from 'zod';
import { plannedPlace } from './planned-place.schema.ts';

/** Where the party sleeps. */
export const stayPoint = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  lat: z.number(),
  lon: z.number(),
  area: z.string(),
  address: z.string(),
  priceRange: z.string(),
  pricePerNight: z.number(),
  stars: z.number().optional(),
  amenities: z.array(z.string()),
  description: z.string(),
});
export type StayPoint = z.infer<typeof stayPoint>;

const RIDE_MODES = ['train', 'ferry', 'coach', 'flight', 'drive'] as const;
export type RideMode = (typeof RIDE_MODES)[number];

/**
 * A town or a sight by the road, and the minutes that it takes to turn off for it. One that the drive is planned with
 * has an hour and a length; any other is a suggestion.
 */
const roadStop = z.object({
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  detourMinutes: z.int(),
  /** When one gets there, and for how many minutes one stays. */
  arrives: z.string().optional(),
  minutes: z.int().optional(),
  /** A meal on the way; any other stop is a visit. */
  meal: z.literal('lunch').optional(),
  /** What is seen there. */
  place: plannedPlace.optional(),
  interests: z.array(z.string()).optional(),
  why: z.string().optional(),
  /** US dollars for the party. */
  usd: z.number().optional(),
});
export type RoadStop = z.infer<typeof roadStop>;

/** The way from one place of a trip to the next. Clock times are local to where they are read. */
export const tripRide = z.object({
  mode: z.enum(RIDE_MODES),
  /** Station, pier, airport or stay. */
  from: z.string(),
  to: z.string(),
  date: z.string(),
  /** The day on which it arrives, where that is the one after. */
  arrivesOn: z.string().optional(),
  departs: z.string(),
  arrives: z.string(),
  /** From departure to arrival; of a drive the minutes at the wheel, without those of its planned stops. */
  minutes: z.int(),
  km: z.int(),
  /** US dollars for the party. */
  usd: z.number(),
  /** Of that, what it costs to leave the car elsewhere than where it was hired; an estimate. */
  oneWayUsd: z.number().optional(),
  /** Of a drive: a driver of the party's own takes it. */
  isDriven: z.boolean().optional(),
  operators: z.array(z.string()),
  /** Where one changes; absent on a direct ride. */
  changeAt: z.string().optional(),
  luggage: z.string(),
  /** Time and fare follow from the distance or are typical; no timetable gives them. */
  estimate: z.boolean(),
  source: z.string(),
  asOf: z.string().optional(),
  /** How often and between which hours it leaves, where that is known. */
  departuresPerWeek: z.int().optional(),
  firstDeparture: z.string().optional(),
  lastDeparture: z.string().optional(),
  /** Those hours are typical ones, not read from a timetable. */
  hasTypicalHours: z.boolean().optional(),
  /** Of a drive: where to stop on the way, in order; planned stops lie between departure and arrival. */
  stops: z.array(roadStop).optional(),
  /** The traveller chose it; any other is the plan's. */
  isSelected: z.boolean().optional(),
});
export type TripRide = z.infer<typeof tripRide>;

/** One stay of a trip that goes to several places. */
export const tripPlace = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  timeZone: z.string(),
  nights: z.int(),
  /** First and last day there; the last is the first of the next place, or the day before it where the ride takes a night. */
  arrive: z.string(),
  depart: z.string(),
  /** The airport that the party flies to or from here. */
  airport: z.string().optional(),
  stay: stayPoint,
  /** How the party comes here from the place before; the first place has none. */
  ride: tripRide.optional(),
});
export type TripPlace = z.infer<typeof tripPlace>;
