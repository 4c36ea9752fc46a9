import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Leg, Point, TravelModel } from '#server/planner/problem.ts';
import { type Candidate, type Pantry, ticketOf } from './candidates.ts';
import { spansOn } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { OpenTable } from './own-choice-meals.ts';
import { chanceOf } from '#shared/seeded.ts';
import { dayTripValue } from './value-model.ts';

/**
 * Outings that take most of a day. Each is offered on one chosen full day, as a visit in two parts with
 * lunch on the spot between them, so that nobody goes there twice or eats back in town at three.
 */
export type DayTrips = { candidates: Candidate[]; lunches: OpenTable[]; trips: DayTripFile[] };

/** Marks the id of an outing's second part. */
const REST = '~rest';
/** Getting to the station or the meeting point, in minutes. */
const TO_THE_STATION = 10;
/** Way back and forth that a day bears, in minutes one way; less with small children. */
const LONGEST_WAY = 150;
const LONGEST_WAY_WITH_TODDLER = 45;
/** Share of the time on the spot before lunch. */
const FIRST_PART = 0.5;
const LUNCH_MINUTES = 60;
/** One outing for each so many full days, so that the place itself is not missed. */
const FULL_DAYS_PER_TRIP = 3;
/** Fares by public transport, US dollars a person: a base and a rate per kilometre. */
const FARE_BASE = 2;
const FARE_KM = 0.12;

/** The outings worth offering, each on a day of its own. Empty for short trips, work days and wheelchairs. */
export function chooseDayTrips(
  pantry: Pantry,
  frames: readonly DayFrame[],
  isEco: boolean,
): DayTrips {
  const { wishes } = pantry.taste;
  const fullDays = frames.flatMap((frame, day) =>
    frame.kind === 'Full Day' && frame.window[0] <= 9 * 60 ? [day] : [],
  );
  const count = wishes.kinds.avoided.includes('day-trip')
    ? 0
    : Math.floor(fullDays.length / FULL_DAYS_PER_TRIP);
  const longest = wishes.needs.includes('toddler') ? LONGEST_WAY_WITH_TODDLER : LONGEST_WAY;
  const worthIt = pantry.destination.dayTrips
    .filter(
      (trip) =>
        trip.travelMinutes <= longest &&
        !wishes.needs.includes('wheelchair') &&
        !(isEco && trip.mode === 'drive'),
    )
    .map((trip) => ({
      trip,
      ...dayTripValue(trip, pantry.taste, {
        id: globalPlaceId(pantry.destination.id, trip.id),
        destination: pantry.destination,
      }),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || chanceOf(a.trip.id) - chanceOf(b.trip.id));
  const found: DayTrips = { candidates: [], lunches: [], trips: [] };
  const free = spreadOut(fullDays);

  for (const { trip, value, meets } of worthIt) {
    if (found.trips.length >= count) break;
    const day = free.find((one) => spansOn(trip, pantry.days[one] ?? fail(one)).length > 0);

    if (day === undefined) continue;
    free.splice(free.indexOf(day), 1);
    found.trips.push(trip);
    found.candidates.push(...inParts(trip, pantry, { day, value, meets }));
    found.lunches.push(lunchThere(trip, pantry, { day, frames }));
  }

  return found;
}

/** The outing's own id, for either of its parts. */
export function outingId(partId: string): string {
  return partId.endsWith(REST) ? partId.slice(0, -REST.length) : partId;
}

/** Days in an order that keeps outings apart: the second first, then every third from there. */
function spreadOut(days: readonly number[]): number[] {
  return days.toSorted(
    (a, b) => ((days.indexOf(a) + 2) % 3) - ((days.indexOf(b) + 2) % 3) || a - b,
  );
}

function fail(day: number): never {
  throw new RangeError(`No facts for day ${day}`);
}

function inParts(
  trip: DayTripFile,
  pantry: Pantry,
  worth: { day: number; value: number; meets: string[] },
): Candidate[] {
  const id = globalPlaceId(pantry.destination.id, trip.id);
  const ticket = ticketOf(trip, pantry);
  const open = pantry.days.map((facts, day) => (day === worth.day ? spansOn(trip, facts) : []));
  const minutes = Math.max(90, trip.minutes - LUNCH_MINUTES);
  const first = Math.round((minutes * FIRST_PART) / 5) * 5;
  const part = (share: {
    id: string;
    minutes: number;
    value: number;
    usd: number;
    meets: string[];
  }): Candidate => ({
    id: share.id,
    file: trip,
    open,
    ticket,
    visit: {
      ...share,
      lat: trip.lat,
      lon: trip.lon,
      spans: open,
      group: `day-trip ${trip.id}`,
      indoor: false,
    },
  });

  return [
    part({
      id,
      minutes: first,
      value: worth.value * 0.55,
      usd: (ticket?.usd ?? 0) * pantry.taste.travelers,
      meets: worth.meets,
    }),
    {
      ...part({
        id: `${id}${REST}`,
        minutes: minutes - first,
        value: worth.value * 0.45,
        usd: 0,
        meets: [],
      }),
      restOf: id,
    },
  ];
}

function lunchThere(
  trip: DayTripFile,
  { destination, days, taste, isVegan }: Pantry,
  { day, frames }: { day: number; frames: readonly DayFrame[] },
): OpenTable {
  const hours = frames[day]?.meals.flatMap(({ meal, window }) =>
    meal === 'lunch' ? [window] : [],
  );
  const id = `${destination.id}/~lunch-${trip.id}`;
  const usdPerPerson = { budget: 10, moderate: 18, luxury: 35, 'ultra-luxury': 60 }[taste.level];

  return {
    id,
    kind: 'lunch',
    isOwnFood: isVegan,
    isOuting: true,
    usdPerPerson,
    meal: {
      id,
      lat: trip.lat,
      lon: trip.lon,
      value: 6,
      usd: usdPerPerson * taste.travelers,
      spans: days.map((_, other) => (other === day ? (hours ?? []) : [])),
    },
  };
}

/** The travel model with the outings' real journeys in it: the catalogue's minutes, by what goes there. */
export function withDayTrips(
  travel: TravelModel,
  trips: readonly DayTripFile[],
  travelers: number,
): TravelModel {
  if (trips.length === 0) return travel;
  const tripAt = (point: Point) =>
    trips.find((trip) => trip.lat === point.lat && trip.lon === point.lon);

  return {
    ...travel,
    leg(from, to) {
      const [there, back] = [tripAt(to), tripAt(from)];

      if ((there && back) || (!there && !back)) return travel.leg(from, to);
      const trip = there ?? back;

      return trip ? journeyLeg(trip, distanceKm(from, to), travelers) : travel.leg(from, to);
    },
  };
}

/** From a spot in town by the trip's mode; never faster than the country average of an express train. */
function journeyLeg(trip: DayTripFile, straightKm: number, travelers: number): Leg {
  const km = Math.round(straightKm * 1.2 * 100) / 100;
  const minutes = Math.max(trip.travelMinutes, Math.ceil(straightKm * 0.75)) + TO_THE_STATION;

  if (trip.mode === 'drive') return { mode: 'drive', minutes, km, usd: Math.round(km * 0.35 + 3) };
  const fare = trip.mode === 'tour' ? 0 : (FARE_BASE + FARE_KM * km) * travelers;

  return { mode: 'transit', minutes, km, usd: Math.round(fare * 100) / 100 };
}
