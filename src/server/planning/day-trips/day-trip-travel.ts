import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Leg, Point, TravelModel } from '#server/planner/problem.ts';
import { dayTripWay } from './day-trip-stops.ts';

/** Getting to the station or the meeting point, in minutes. */
const TO_THE_STATION = 10;
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

const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** Minutes one way between the stay and the first sight, the ways to and from the stations included. */
export function rideMinutes(trip: DayTripFile, straightKm: number): number {
  const ride = Math.max(trip.travelMinutes, Math.ceil(straightKm * FASTEST));

  return ride + TO_THE_STATION + minutesFromStation(trip);
}

/** Minutes between getting off and the first sight. */
export function minutesFromStation({ mode }: Pick<DayTripFile, 'mode'>): number {
  return FROM_THE_STATION[mode];
}

/**
 * The travel model with the rides of day trips in it: the catalogue's minutes, by what goes there, and the ways
 * between the stops of one trip. Rides begin and end at the stay; what lies elsewhere in town has its own way from
 * there on.
 */
export function withDayTrips(
  travel: TravelModel,
  trips: readonly DayTripFile[],
  { stay, travelers }: { stay: Point; travelers: number },
): TravelModel {
  if (trips.length === 0) return travel;
  const tripAt = (point: Point) => trips.find((trip) => isOn(trip, point));

  return {
    ...travel,
    leg(from, to) {
      const [there, back] = [tripAt(to), tripAt(from)];

      if (there && back)
        return there === back ? (dayTripWay(there, from, to) ?? HERE) : travel.leg(from, to);
      const trip = there ?? back;

      if (!trip) return travel.leg(from, to);
      const inTown = there ? from : to;
      const ride = rideLeg(trip, { spot: there ? to : from, stay, travelers });

      return isSame(inTown, stay) ? ride : joined(ride, travel.leg(stay, inTown));
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

type Ride = { spot: Point; stay: Point; travelers: number };

/** The ride from the stay, by what goes there: minutes, kilometres, and US dollars for the party. */
export function rideLeg(trip: DayTripFile, { spot, stay, travelers }: Ride): Leg {
  const straightKm = distanceKm(stay, spot);
  const km = Math.round(straightKm * 1.2 * 100) / 100;
  const minutes = rideMinutes(trip, straightKm);

  if (trip.mode === 'drive') return { mode: 'drive', minutes, km, usd: Math.round(km * 0.35 + 3) };
  const fare = trip.mode === 'tour' ? 0 : (FARE_BASE + FARE_KM * km) * travelers;

  return { mode: 'transit', minutes, km, usd: Math.round(fare * 100) / 100 };
}
