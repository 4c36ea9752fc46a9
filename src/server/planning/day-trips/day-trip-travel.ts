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

const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/** Minutes one way from a point in town, the way to the station included. */
export function rideMinutes(trip: DayTripFile, straightKm: number): number {
  return Math.max(trip.travelMinutes, Math.ceil(straightKm * FASTEST)) + TO_THE_STATION;
}

/**
 * The travel model with the rides of day trips in it: the catalogue's minutes, by what goes there, and the ways
 * between the stops of one trip.
 */
export function withDayTrips(
  travel: TravelModel,
  trips: readonly DayTripFile[],
  travelers: number,
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

      return trip ? rideLeg(trip, distanceKm(from, to), travelers) : travel.leg(from, to);
    },
  };
}

function isOn({ lat, lon, stops = [] }: DayTripFile, point: Point): boolean {
  return [{ lat, lon }, ...stops].some((one) => one.lat === point.lat && one.lon === point.lon);
}

/** From a point in town, by what goes there. */
function rideLeg(trip: DayTripFile, straightKm: number, travelers: number): Leg {
  const km = Math.round(straightKm * 1.2 * 100) / 100;
  const minutes = rideMinutes(trip, straightKm);

  if (trip.mode === 'drive') return { mode: 'drive', minutes, km, usd: Math.round(km * 0.35 + 3) };
  const fare = trip.mode === 'tour' ? 0 : (FARE_BASE + FARE_KM * km) * travelers;

  return { mode: 'transit', minutes, km, usd: Math.round(fare * 100) / 100 };
}
