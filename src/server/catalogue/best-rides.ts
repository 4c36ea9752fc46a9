import { distanceKm } from './distance.ts';
import type { Ride } from './ride.schema.ts';
import { isDrivenBy, roadWay } from './road-way.ts';

type Point = { lat: number; lon: number; country?: string };

/** A way between two destinations, with the time and fare it is ranked by. */
export type RideOption = {
  mode: Ride['mode'] | 'drive';
  /** From one door to the other: getting there, waiting, the vehicle and the way into town. */
  doorMinutes: number;
  priceUsd: number;
  /** The fare follows from the distance; no source gives it. */
  priceEstimated: boolean;
  /** The time is typical or follows from the distance. */
  estimate: boolean;
  /** The service; absent for a way estimated by distance. */
  ride?: Ride;
};

/** Minutes to add to the vehicle's own, for the ways to and from it and the wait. */
const DOOR_MINUTES = { train: 50, ferry: 80, coach: 50, flight: 190, drive: 0 };
/** Dollars that an hour in this vehicle costs in comfort. */
const DISCOMFORT_PER_HOUR = { train: 0, ferry: 3, coach: 8, flight: 6, drive: 6 };
/** Fare in dollars: a base and a share of each kilometre; far ones are half the share. */
const FARE = {
  train: [8, 0.12],
  ferry: [15, 0.2],
  coach: [5, 0.06],
  flight: [60, 0.06],
  drive: [45, 0.15],
} as const;
const FAR_KM: Partial<Record<RideOption['mode'], number>> = { train: 300 };
/** What a traveller would pay to save an hour of the holiday. */
const USD_PER_HOUR = 20;
/** Asleep, part of the hours are no loss. */
const OVERNIGHT_SHARE = 0.4;
/** Nobody drives longer in a day, in minutes. */
const MOST_DRIVING = 8 * 60;
/** Railways with the wait where one changes. */
const RAIL = { detour: 1.25, kmh: 80, change: 20 };
/** Slow ships and fast ones, harbours on the way. */
const FERRY_KMH = 35;
const LEAST_FLIGHT_KM = 250;
/** Where the road takes longer than this one flies a shorter way as well: over the Andes from Bogotá to Medellín. */
const LONG_ON_ROAD = { minutes: 5 * 60, leastKm: 120 };
/** A bus goes on where nobody drives any longer, and takes so much longer than a car. */
const COACH = { mostMinutes: 11 * 60, slower: 1.1 };
/** What a driver costs for a kilometre, back again included. */
const DRIVER_USD_PER_KM = 0.35;

/** Services between two points, best first by time, fare and comfort; estimates by distance if there are none. */
export function bestRides(rides: readonly Ride[], from: Point, to: Point): RideOption[] {
  const km = distanceKm(from, to);
  const options =
    rides.length > 0 ? rides.map((ride) => optionOf(ride, km)) : rideEstimates(from, to);

  return options.toSorted((a, b) => rideBurden(a) - rideBurden(b));
}

function optionOf(ride: Ride, km: number): RideOption {
  const fare = ride.priceUsd;

  return {
    mode: ride.mode,
    doorMinutes: ride.minutes + DOOR_MINUTES[ride.mode],
    priceUsd: Math.round(fare ? (fare[0] + fare[1]) / 2 : fareFor(ride.mode, ride.km ?? km)),
    priceEstimated: !fare || ride.estimate === true,
    estimate: ride.estimate === true,
    ride,
  };
}

/**
 * A drive, or a bus where that would be too long, a flight or both, by distance alone; whether an airline joins the two is not known. Without a road, as
 * between islands, one flies however near it is. Where nobody `drives`, a bus goes.
 */
export function rideEstimates(
  from: Point,
  to: Point,
  { hasRoad = true, drives = true } = {},
): RideOption[] {
  const km = distanceKm(from, to);
  const road = roadWay(from, to);
  const coachMinutes = road.minutes * COACH.slower;
  const isByCar = hasRoad && drives && road.minutes <= MOST_DRIVING;
  const isByCoach = hasRoad && !isByCar && coachMinutes <= COACH.mostMinutes;
  const isFlown = !hasRoad || km >= leastFlightKm(road.minutes);
  const guess = (mode: 'drive' | 'coach' | 'flight', minutes: number, usd: number): RideOption => ({
    mode,
    doorMinutes: Math.round(minutes + DOOR_MINUTES[mode]),
    priceUsd: Math.round(usd),
    priceEstimated: true,
    estimate: true,
  });

  return [
    ...(isByCar ? [guess('drive', road.minutes, driveUsd(from, road.km))] : []),
    ...(isByCoach ? [guess('coach', coachMinutes, fareFor('coach', road.km))] : []),
    ...(isFlown ? [guess('flight', 55 + 0.0635 * km, fareFor('flight', km))] : []),
  ];
}

function leastFlightKm(roadMinutes: number): number {
  return roadMinutes >= LONG_ON_ROAD.minutes ? LONG_ON_ROAD.leastKm : LEAST_FLIGHT_KM;
}

/** Trains with a change, by distance alone: for a town whose timetable is not known, where trains go everywhere. */
export function trainEstimate(km: number): RideOption {
  const railKm = km * RAIL.detour;

  return {
    mode: 'train',
    doorMinutes: Math.round((railKm / RAIL.kmh) * 60 + RAIL.change + DOOR_MINUTES.train),
    priceUsd: Math.round(fareFor('train', railKm)),
    priceEstimated: true,
    estimate: true,
  };
}

/** A boat between islands of which no timetable is known, by distance alone. */
export function ferryEstimate(km: number): RideOption {
  return {
    mode: 'ferry',
    doorMinutes: Math.round((km / FERRY_KMH) * 60 + DOOR_MINUTES.ferry),
    priceUsd: Math.round(fareFor('ferry', km)),
    priceEstimated: true,
    estimate: true,
  };
}

/** A hired car, or one with a driver who has to go home. */
function driveUsd({ country = '' }: Point, km: number): number {
  return fareFor('drive', km) + (isDrivenBy(country) ? km * DRIVER_USD_PER_KM : 0);
}

function fareFor(mode: RideOption['mode'], km: number): number {
  const [base, perKm] = FARE[mode];
  const far = Math.max(0, km - (FAR_KM[mode] ?? km));

  return base + perKm * (km - far / 2);
}

/** What a ride costs in dollars, time and comfort counted in. */
export function rideBurden({ mode, doorMinutes, priceUsd, ride }: RideOption): number {
  const hours = (doorMinutes / 60) * (ride?.overnight ? OVERNIGHT_SHARE : 1);

  return priceUsd + hours * (USD_PER_HOUR + DISCOMFORT_PER_HOUR[mode]);
}
