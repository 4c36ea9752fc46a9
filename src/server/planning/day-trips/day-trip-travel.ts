import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { departurePoint } from '#server/catalogue/departure-points.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { hasDenseMetro } from '#server/catalogue/metro-towns.ts';
import { endPoint } from '#server/planner/end-point.ts';
import type { Leg, Point, TravelModel } from '#server/planner/problem.ts';
import { createTravelModel } from '#server/planner/travel-model.ts';
import { dayTripEnds, dayTripWay } from './day-trip-stops.ts';
import { HERE } from './leg-between.ts';

/** Getting to the station or the meeting point, in minutes, where nobody knows where it is; else the wait there. */
const TO_THE_STATION = 10;
const ON_THE_PLATFORM = 5;
/** Never faster than an express train, in minutes for each kilometre as the crow flies. */
const FASTEST = 0.75;
/** Fares by public transport, US dollars a person: a base and a rate for each kilometre. */
const FARE_BASE = 2;
const FARE_KM = 0.12;

/** From the far station or stop to the first sight: a walk or a local bus; tours and cars stop at it. */
const FROM_THE_STATION: Readonly<Record<DayTripFile['mode'], number>> = {
  train: 15,
  bus: 10,
  boat: 5,
  drive: 0,
  tour: 0,
};

type Way = { spot: Point; stay: Point };

/** Minutes one way between the stay and a stop of the trip, the ways to and from the stations included. */
export function rideMinutes(
  trip: DayTripFile,
  { spot, stay }: Way,
  toStation = TO_THE_STATION,
): number {
  const least = Math.ceil(distanceKm(stay, spot) * FASTEST);

  return (
    Math.max(minutesOnTheRoad(trip, { spot, stay }), least) + toStation + minutesFromStation(trip)
  );
}

/**
 * The catalogue's minutes lead to where the trip itself is. A car that begins or ends elsewhere takes its share of
 * them by the straight line, and never more or less than the way from there makes up for; trains and boats have one
 * station.
 */
function minutesOnTheRoad(trip: DayTripFile, { spot, stay }: Way): number {
  const { travelMinutes, mode } = trip;
  const way = dayTripWay(trip, trip, spot)?.minutes ?? 0;

  if (way === 0 || (mode !== 'drive' && mode !== 'tour')) return travelMinutes;
  const share = distanceKm(stay, spot) / distanceKm(stay, trip);
  const minutes = Math.round(travelMinutes * share);

  return Math.min(travelMinutes + way, Math.max(travelMinutes - way, minutes));
}

/** Minutes between getting off and the first sight. */
export function minutesFromStation({ mode }: Pick<DayTripFile, 'mode'>): number {
  return FROM_THE_STATION[mode];
}

/** Further than this no stay is thought to lie from the station, in minutes. */
const FAR_FROM_STATION = 45;

/** Minutes to the station of a trip and on its platform, from the farthest of the stays of a destination. */
export function minutesToStation(trip: DayTripFile, destination: Destination): number {
  const station = departurePoint(trip, destination.id);

  if (!station) return TO_THE_STATION;
  const inTown = createTravelModel({
    modes: ['walk', 'transit'],
    eco: true,
    maxWalkMinutes: 25,
    level: 'moderate',
    partySize: 1,
    hasMetro: hasDenseMetro(destination.id),
  });
  const ways = destination.stays.map((stay) => inTown.leg(stay, station).minutes);

  return ON_THE_PLATFORM + Math.ceil(Math.min(FAR_FROM_STATION, Math.max(0, ...ways)));
}

type From = {
  stay: Point;
  travelers: number;
  /** Where a trip leaves from and comes back to, where that is known. */
  stationOf?: (trip: DayTripFile) => Point | undefined;
};

/**
 * The travel model with the rides of day trips in it: the catalogue's minutes, by what goes there, and the ways
 * between the stops of one trip. Rides lead from their station, else from the stay, to the first stop, and from the
 * last one back; what lies elsewhere in town has its own way from there on.
 */
export function withDayTrips(
  travel: TravelModel,
  trips: readonly DayTripFile[],
  { stay, travelers, stationOf = () => undefined }: From,
): TravelModel {
  if (trips.length === 0) return travel;
  const tripAt = (point: Point) => trips.find((trip) => isOn(trip, point));
  const rideFrom = (trip: DayTripFile, spot: Point) => {
    const station = stationOf(trip);
    const hub = station ?? stay;

    return { hub, ride: rideLeg(trip, { spot, stay: hub, travelers }, station && ON_THE_PLATFORM) };
  };

  return {
    ...travel,
    // One comes to the first stop and leaves the last.
    symmetric: false,
    leg(from, to) {
      const [there, back] = [tripAt(to), tripAt(from)];

      if (there && back)
        return there === back ? (dayTripWay(there, from, to) ?? HERE) : travel.leg(from, to);
      if (there) {
        const { hub, ride } = rideFrom(there, dayTripEnds(there).first);

        return isSame(endPoint(from), hub) ? ride : joined(ride, travel.leg(from, hub));
      }
      if (!back) return travel.leg(from, to);
      const { hub, ride } = rideFrom(back, dayTripEnds(back).last);

      return isSame(to, hub) ? ride : joined(ride, travel.leg(hub, to));
    },
  };
}

function isOn({ lat, lon, stops = [] }: DayTripFile, point: Point): boolean {
  return [{ lat, lon }, ...stops].some((one) => one.lat === point.lat && one.lon === point.lon);
}

function isSame(one: Point, other: Point): boolean {
  return one.lat === other.lat && one.lon === other.lon;
}

/** Two ways one after the other, by the means of the first. */
function joined(ride: Leg, inTown: Leg): Leg {
  return {
    mode: ride.mode,
    minutes: ride.minutes + Math.ceil(inTown.minutes),
    km: Math.round((ride.km + inTown.km) * 100) / 100,
    usd: Math.round((ride.usd + inTown.usd) * 100) / 100,
  };
}

type Ride = Way & { travelers: number };

/** The ride from the stay to a stop or back: minutes, kilometres, and US dollars for the party as far as the trip itself. */
export function rideLeg(
  trip: DayTripFile,
  { spot, stay, travelers }: Ride,
  toStation = TO_THE_STATION,
): Leg {
  const [km, chiefKm] = [rideKm(stay, spot), rideKm(stay, trip)];
  const minutes = rideMinutes(trip, { spot, stay }, toStation);

  if (trip.mode === 'drive')
    return { mode: 'drive', minutes, km, usd: Math.round(chiefKm * 0.35 + 3) };
  const fare = trip.mode === 'tour' ? 0 : (FARE_BASE + FARE_KM * chiefKm) * travelers;

  return { mode: 'transit', minutes, km, usd: Math.round(fare * 100) / 100 };
}

function rideKm(stay: Point, spot: Point): number {
  return Math.round(distanceKm(stay, spot) * 1.2 * 100) / 100;
}
