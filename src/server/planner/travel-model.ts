import type { BudgetLevel } from '#shared/preferences/options.ts';
import { distanceKm } from './distance.ts';
import type { Way, WayBetween } from '#server/catalogue/ways.ts';
import type { Leg, Mode, Point, TravelModel } from './problem.ts';
import { CITY_KM, FARES, MODE_FIGURES, TAXI_CLASS } from './travel-figures.ts';

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
  /** What taxis cost against the usual fares; as much when left out. */
  taxiRate?: number;
  /** Who prefers taxis takes a train or bus for what takes a taxi longer than this, in minutes; nothing when left out. */
  longestTaxi?: number;
  /** Ways that a straight line gets wrong; none when left out. */
  wayBetween?: WayBetween;
};

/** Below this a way is around the corner and always walked, in minutes. */
const SHORT_WALK = 5;
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
  return { symmetric: true, leg: (from, to) => bestLeg(from, to, options) };
}

function bestLeg(from: Point, to: Point, options: TravelOptions): Leg {
  const straight = distanceKm(from, to);
  const way = straight === 0 ? undefined : options.wayBetween?.(from, to);
  const leg =
    way?.by === 'ferry' || way?.by === 'taxi'
      ? // A boat runs like a bus, by a timetable and for a fare.
        legBy(way.by === 'ferry' ? 'transit' : 'taxi', straight, options)
      : usualLeg(straight, options, { way, drives: options.drives?.(from, to) ?? false });

  return way ? { ...leg, minutes: Math.max(leg.minutes, way.minutes) } : leg;
}

/** By what the party takes over such a distance: on foot where nothing is in the way. */
function usualLeg(
  straight: number,
  options: TravelOptions,
  { way, drives }: { way: Way | undefined; drives: boolean },
): Leg {
  const onFoot = legBy('walk', straight, options);
  const walk =
    way?.by === 'walk' ? { ...onFoot, minutes: Math.max(onFoot.minutes, way.minutes) } : onFoot;
  const others = options.modes.filter((mode) => mode !== 'walk');
  const isWalked = options.modes.includes('walk') && walk.minutes <= options.maxWalkMinutes;
  const mayWalk = way === undefined || way.by === 'walk';

  if ((mayWalk && (walk.minutes <= SHORT_WALK || isWalked)) || others.length === 0) return walk;
  return drives ? legBy('drive', straight, options) : rideLeg(straight, { others, walk, options });
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

type FareOptions = Pick<TravelOptions, 'level' | 'partySize' | 'taxiRate'>;

/** One mode's way over a straight distance. */
export function legBy(mode: Mode, straightKm: number, options: FareOptions): Leg {
  const { detour, cityKmh, outerKmh, fixedMinutes } = MODE_FIGURES[mode];
  const km = straightKm * detour;
  const inner = Math.min(km, CITY_KM);
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
