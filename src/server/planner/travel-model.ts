import type { BudgetLevel } from '#shared/preferences/options.ts';
import { distanceKm } from './distance.ts';
import { endPoint } from './end-point.ts';
import type { Way, WayBetween } from '#server/catalogue/ways.ts';
import type { Leg, Mode, Point, TravelModel } from './problem.ts';

export type TravelOptions = {
  /** Allowed modes, the preferred first. */
  modes: readonly Mode[];
  /** Walking and transit before taxis, however much longer they take. */
  eco: boolean;
  /** Longest single walk, in minutes. */
  maxWalkMinutes: number;
  level: BudgetLevel;
  partySize: number;
  /** Whether they go in their own car, where it is too far to walk; never when left out. */
  drives?: (from: Point, to: Point) => boolean;
  /** They have a car at hand, so that nobody calls a taxi. */
  hasCar?: boolean;
  /** What taxis cost against the usual fares; as much when left out. */
  taxiRate?: number;
  /** Who prefers taxis takes a train or bus for what takes a taxi longer than this, in minutes; nothing when left out. */
  longestTaxi?: number;
  /** Ways that a straight line gets wrong; none when left out. */
  wayBetween?: WayBetween;
  /** Trains run every few minutes near most sights; buses do where left out. */
  hasMetro?: boolean;
};

/** Below this a way is around the corner and always walked, in minutes. */
const SHORT_WALK = 5;
/** For a ride that saves less nobody waits, and walks a little further than otherwise, as a share of the longest walk. */
const WORTH_A_RIDE = 5;
const WALKED_INSTEAD = 1.25;
/** Without the eco wish, transit gives way to a taxi that saves more minutes than this. */
const WORTH_A_TAXI: Readonly<Record<BudgetLevel, number>> = {
  budget: 45,
  moderate: 25,
  luxury: 10,
  'ultra-luxury': 5,
};

/**
 * Minutes, way and cost between two points by the best allowed mode, from coordinates alone; see
 * travel-figures.ts for the figures and their sources. Times are rounded up to whole minutes and never
 * shorter than the straight line at the mode's speed.
 */
export function createTravelModel(options: TravelOptions): TravelModel {
  return { symmetric: true, leg: (from, to) => bestLeg(endPoint(from), to, options) };
}

function bestLeg(from: Point, to: Point, options: TravelOptions): Leg {
  const straight = distanceKm(from, to);
  const way = straight === 0 ? undefined : options.wayBetween?.(from, to);
  const leg = inOwnCar(straight, options, { way, drives: options.drives?.(from, to) ?? false });

  return way ? { ...leg, minutes: Math.max(leg.minutes, way.minutes) } : leg;
}

type OnTheWay = { way: Way | undefined; drives: boolean };

/** Who has a car at the door calls no taxi. */
function inOwnCar(straight: number, options: TravelOptions, on: OnTheWay): Leg {
  const leg = legOver(straight, options, on);

  return leg.mode === 'taxi' && (on.drives || options.hasCar)
    ? legBy('drive', straight, options)
    : leg;
}

function legOver(straight: number, options: TravelOptions, on: OnTheWay): Leg {
  // A boat runs like a bus, by a timetable and for a fare.
  if (on.way?.by === 'ferry') return legBy('transit', straight, options);
  return on.way?.by === 'taxi' ? legBy('taxi', straight, options) : usualLeg(straight, options, on);
}

/** By what the party takes over such a distance: on foot where nothing is in the way. */
function usualLeg(straight: number, options: TravelOptions, { way, drives }: OnTheWay): Leg {
  const onFoot = legBy('walk', straight, options);
  const walk =
    way?.by === 'walk' ? { ...onFoot, minutes: Math.max(onFoot.minutes, way.minutes) } : onFoot;
  const others = options.modes.filter((mode) => mode !== 'walk');
  const isWalked = options.modes.includes('walk') && walk.minutes <= options.maxWalkMinutes;
  const mayWalk = way === undefined || way.by === 'walk';

  if ((mayWalk && (walk.minutes <= SHORT_WALK || isWalked)) || others.length === 0) return walk;
  const ride = drives
    ? legBy('drive', straight, options)
    : rideLeg(straight, { others, walk, options });

  return mayWalk && isHardlyQuicker(ride, { walk, options }) ? walk : ride;
}

function isHardlyQuicker(ride: Leg, { walk, options }: Pick<Rides, 'walk' | 'options'>): boolean {
  return (
    ride.mode === 'transit' &&
    options.modes.includes('walk') &&
    walk.minutes - ride.minutes < WORTH_A_RIDE &&
    walk.minutes <= options.maxWalkMinutes * WALKED_INSTEAD
  );
}

type Rides = { others: readonly Mode[]; walk: Leg; options: TravelOptions };

function rideLeg(straight: number, { others, walk, options }: Rides): Leg {
  const legs = others.map((mode) => legBy(mode, straight, options));
  const preferred = (options.eco && legs.find(({ mode }) => mode === 'transit')) || legs[0];

  if (!preferred) return walk;
  if (preferred.minutes > (options.longestTaxi ?? Infinity))
    return inTransit(legs, preferred) ?? preferred;
  if (options.eco || preferred.mode !== 'transit') return preferred;
  const quicker = legs.find(
    ({ mode, minutes }) =>
      mode !== 'transit' && minutes + WORTH_A_TAXI[options.level] < preferred.minutes,
  );

  return quicker ?? preferred;
}

/** The same way by train or bus, unless it takes much longer. */
function inTransit(legs: readonly Leg[], taxi: Leg): Leg | undefined {
  return legs.find(
    ({ mode, minutes }) => mode === 'transit' && minutes <= taxi.minutes + WORTH_A_TAXI.moderate,
  );
}

type FareOptions = Pick<TravelOptions, 'level' | 'partySize' | 'taxiRate' | 'hasMetro'>;

/** One mode's way over a straight distance. */
export function legBy(mode: Mode, straightKm: number, options: FareOptions): Leg {
  const { detour, cityKmh, outerKmh, outerFromKm, fixedMinutes } =
    mode === 'transit' && options.hasMetro ? BY_METRO : MODE_FIGURES[mode];
  const km = straightKm * detour;
  const inner = Math.min(km, outerFromKm);
  const hours = inner / cityKmh + (km - inner) / outerKmh;
  const minutes = km === 0 ? 0 : Math.ceil(fixedMinutes + hours * 60);

  return { mode, minutes, km: Math.round(km * 100) / 100, usd: fareOf(mode, km, options) };
}

function fareOf(mode: Mode, km: number, { level, partySize, taxiRate = 1 }: FareOptions): number {
  if (mode === 'walk' || km === 0) return 0;
  const outer = Math.max(0, km - CITY_KM);
  const taxis = Math.ceil(partySize / FARES.seatsPerTaxi);
  const usd = {
    transit: partySize * (FARES.transitRide + FARES.transitOuterKm * outer),
    taxi: taxis * taxiRate * TAXI_CLASS[level] * (FARES.taxiStart + FARES.taxiKm * km),
    drive: FARES.parking + FARES.driveKm * km,
  }[mode];

  return Math.round(usd * 100) / 100;
}

/**
 * How fast and how dear each way of getting about is, from coordinates alone. Estimates, on the slow side:
 * a plan that allows too much time is late for nothing.
 *
 * - Detours: walking and driving distances in cities are about 1.3 to 1.4 times the straight line
 *   (circuity: Boeing, "Urban street network circuity", 2018; Levinson & El-Geneidy, 2009).
 * - Walking: 4.6 km/h, a sightseer's pace below the 4.8 km/h of pedestrian timing (Highway Capacity Manual).
 * - Transit, by the door-to-door times of sixty usual ways in eight cities (Rome, Paris, London, Tokyo, New York, Berlin,
 *   Istanbul, Kyoto), which it meets by four minutes in the mean and without a bias: by bus and tram 20 minutes for the
 *   ways to and from stops, the wait and the change, then 22 km/h; where a metro runs near most sights 16 minutes and
 *   27 km/h. Beyond 12 km, without a metro beyond 8, trains and coaches take over, at 70 km/h.
 * - Taxi: 22 km/h in town (TomTom Traffic Index, city centres: 15 to 30), 65 km/h beyond 12 km; 4 minutes to hail
 *   and pay. A car of one's own is for ways out of town: 30 and 75 km/h, 6 minutes to fetch and park it.
 * - Fares: 2.40 USD a ride and 0.10 per km beyond 12 km; taxis 3.50 plus 1.70 per km for each four people;
 *   a car 0.35 per km and 3 for parking. Lavish trips take better taxis.
 */
type ModeFigures = {
  detour: number;
  cityKmh: number;
  /** Speed on the part of the way beyond so many kilometres. */
  outerKmh: number;
  outerFromKm: number;
  /** Minutes before and after moving: access, waiting, parking. */
  fixedMinutes: number;
};

const CITY_KM = 12;
/** Without a metro a town is smaller, and a bus out of it soon on the main road. */
const BUS_TOWN_KM = 8;

const MODE_FIGURES: Readonly<Record<Mode, ModeFigures>> = {
  walk: { detour: 1.3, cityKmh: 4.6, outerKmh: 4.6, outerFromKm: CITY_KM, fixedMinutes: 0 },
  transit: { detour: 1.35, cityKmh: 22, outerKmh: 70, outerFromKm: BUS_TOWN_KM, fixedMinutes: 20 },
  taxi: { detour: 1.35, cityKmh: 22, outerKmh: 65, outerFromKm: CITY_KM, fixedMinutes: 4 },
  drive: { detour: 1.35, cityKmh: 30, outerKmh: 75, outerFromKm: CITY_KM, fixedMinutes: 6 },
};

const BY_METRO: ModeFigures = {
  detour: 1.35,
  cityKmh: 27,
  outerKmh: 70,
  outerFromKm: CITY_KM,
  fixedMinutes: 16,
};

const FARES = {
  transitRide: 2.4,
  transitOuterKm: 0.1,
  taxiStart: 3.5,
  taxiKm: 1.7,
  seatsPerTaxi: 4,
  driveKm: 0.35,
  parking: 3,
} as const;

/** What a taxi costs against the usual one, by budget level. */
const TAXI_CLASS = { budget: 1, moderate: 1, luxury: 1.25, 'ultra-luxury': 1.7 } as const;
