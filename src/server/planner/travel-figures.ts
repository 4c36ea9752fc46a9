import type { Mode } from './problem.ts';

/**
 * How fast and how dear each way of getting about is, from coordinates alone. Estimates, on the slow side:
 * a plan that allows too much time is late for nothing.
 *
 * - Detours: walking and driving distances in cities are about 1.3 to 1.4 times the straight line
 *   (circuity: Boeing, "Urban street network circuity", 2018; Levinson & El-Geneidy, 2009).
 * - Walking: 4.6 km/h, a sightseer's pace below the 4.8 km/h of pedestrian timing (Highway Capacity Manual).
 * - Transit: 20 km/h between stops in town, mixed metro and bus (metros run 30 to 35, city buses 12 to 18),
 *   60 km/h on the part beyond 12 km, where trains and coaches take over; 6 minutes of walking to and from stops and
 *   5 minutes of waiting (half of a ten-minute headway).
 * - Taxi: 22 km/h in town (TomTom Traffic Index, city centres: 15 to 30), 65 km/h beyond 12 km; 4 minutes to hail
 *   and pay. A car of one's own is for ways out of town: 30 and 75 km/h, 6 minutes to fetch and park it.
 * - Fares: 2.40 USD a ride and 0.10 per km beyond 12 km; taxis 3.50 plus 1.70 per km for each four people;
 *   a car 0.35 per km and 3 for parking. Lavish trips take better taxis.
 */
export type ModeFigures = {
  detour: number;
  cityKmh: number;
  /** Speed on the part of the way beyond `CITY_KM`. */
  outerKmh: number;
  /** Minutes before and after moving: access, waiting, parking. */
  fixedMinutes: number;
};

export const CITY_KM = 12;

export const MODE_FIGURES: Readonly<Record<Mode, ModeFigures>> = {
  walk: { detour: 1.3, cityKmh: 4.6, outerKmh: 4.6, fixedMinutes: 0 },
  transit: { detour: 1.35, cityKmh: 20, outerKmh: 60, fixedMinutes: 11 },
  taxi: { detour: 1.35, cityKmh: 22, outerKmh: 65, fixedMinutes: 4 },
  drive: { detour: 1.35, cityKmh: 30, outerKmh: 75, fixedMinutes: 6 },
};

export const FARES = {
  transitRide: 2.4,
  transitOuterKm: 0.1,
  taxiStart: 3.5,
  taxiKm: 1.7,
  seatsPerTaxi: 4,
  driveKm: 0.35,
  parking: 3,
} as const;

/** What a taxi costs against the usual one, by budget level. */
export const TAXI_CLASS = { budget: 1, moderate: 1, luxury: 1.25, 'ultra-luxury': 1.7 } as const;
