import type { Destination } from '#server/catalogue/catalogue.ts';
import {
  bestRides,
  rideBurden,
  ferryEstimate,
  rideEstimates,
  type RideOption,
  trainEstimate,
} from '#server/catalogue/best-rides.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { roadKm } from '#server/catalogue/road-way.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import type { Ride } from '#server/catalogue/ride.schema.ts';
import { type Rides, runsOn } from '#server/catalogue/rides.ts';
import type { RideMode, RoadStop } from '#shared/generation/trip-places.schema.ts';
import { minutesAt } from '../days/day-windows.ts';
import { utcOffset } from '../days/utc-offset.ts';
import { leaveAround } from './busy-hours.ts';
import { hasRailway } from './railways.ts';
import { hasRoad } from './roads.ts';
import { EARLIEST, timetable, usualHour, within } from './ride-hours.ts';
import { modeBetween } from './leg-modes.ts';
import { rideEnds } from './ride-ends.ts';
import { withDriver } from './driven-ride.ts';
import type { RideWishes } from './ride-wishes.ts';

/** A way between two places on a day, with its local clock times in minutes after midnight. */
export type PlaceRide = RideOption & {
  points: { from: string; to: string } | undefined;
  from: Destination;
  to: Destination;
  minutes: number;
  km: number;
  departs: number;
  arrives: number;
  /** Nights under way: then it arrives at that hour of the next day. */
  nights?: 1;
  /** It takes hours that the party has work or an appointment in. */
  isAmidWork?: boolean;
  /** A driver takes the party. */
  isDriven?: true;
  /** Of a drive: the stops that it is planned with; their minutes lie between departure and arrival. */
  stops?: RoadStop[];
  /** What leaving the car at the end costs, where it was hired elsewhere. */
  oneWayUsd?: number;
};

/** Beyond this a flight is worth a thought although a service on the ground is known, or where all take so long by road. */
const FLIGHT_THOUGHT_KM = 350;
const LONG_ON_GROUND = 6 * 60;
/** Further than this no boat is taken for granted. */
const MOST_AFLOAT_KM = 200;
const PEOPLE_IN_CAR = 1.5;
/** Minutes between a town and its airport that a flight counts anyway, and the most that are worth one. */
const USUAL_TO_AIRPORT = 45;
const MOST_TO_AIRPORT = 240;
export const LATEST_ARRIVAL = 22 * 60 + 30;

/** What takes longer does not arrive on the day on which it leaves, and tells nothing of how one goes by day. */
const MOST_BY_DAY = LATEST_ARRIVAL - EARLIEST;

/** When one leaves after a single night, and by when one is there. */
const AFTER_LUNCH = 14 * 60 + 30;
const BEFORE_DINNER = 19 * 60;

/** When one moves on where the working day cannot be kept whole. */
const AFTER_WORK = 19 * 60 + 15;

/** What is known of a day's rides, and what is asked of them. */
export type RideFacts = {
  rides: Rides;
  date: string;
  wishes: RideWishes;
  /** One leaves after a single night, and keeps the morning for what the place is known for. */
  isAfterOneNight?: boolean;
};

/**
 * The ways from one place to another on a date, the best first by time, fare and comfort: services that run on that
 * day, and estimates by distance where none is known or a flight is much faster. Nights under way are
 * left to `nightRides`.
 */
export function placeRides(
  [from, to]: readonly [Destination, Destination],
  { rides, date, wishes, isAfterOneNight = false }: RideFacts,
): PlaceRide[] {
  const km = distanceKm(from, to);
  const services = rides
    .ridesBetween(from.id, to.id)
    .filter((ride) => !ride.overnight && ride.minutes <= MOST_BY_DAY && runsOn(ride, date));
  const isJoined = hasRoad(from, to);
  const drives = !wishes.avoided.includes('drive');
  const only = modeBetween([from, to], wishes);
  const estimates = [
    ...rideEstimates(from, to, { hasRoad: isJoined, drives }).filter(({ mode }) =>
      mode === 'drive'
        ? services.length === 0 || only === 'drive'
        : only === 'flight' || km >= FLIGHT_THOUGHT_KM || services.every(isLongByRoad),
    ),
    ...(isJoined && hasRailway(from, to, km) ? [trainEstimate(km)] : []),
    ...(isFerried([from, to], km) && services.length === 0 ? [ferryEstimate(km)] : []),
  ];
  const known = [...(services.length > 0 ? bestRides(services, from, to) : []), ...estimates];
  const likely = known.filter(({ mode }) => mode !== 'flight' || hasFlight(from, to));
  const options = (likely.length > 0 ? likely : known)
    .flatMap((option) => timed(option, { from, to, date, km, wishes, isAfterOneNight }))
    .map((option) => withTransfers(option))
    .filter(
      ({ mode }) => !wishes.avoided.includes(mode) || services.length + estimates.length === 1,
    );
  const short = options.filter((option) => !isTooFar(option, wishes));
  const wanted = [short, options]
    .map((some) => some.filter(({ mode }) => mode === only))
    .find((some) => some.length > 0);

  return (wanted ?? (short.length > 0 ? short : options)).toSorted(
    (a, b) =>
      Number(a.isAmidWork ?? false) - Number(b.isAmidWork ?? false) || burden(a) - burden(b),
  );
}

/** A train may take as long: one sits well in it and sees the land. */
function isLongByRoad({ mode, minutes }: Ride): boolean {
  return mode !== 'train' && minutes > LONG_ON_GROUND;
}

/** Islands without an airport each are joined by a boat: La Gomera and El Hierro. */
function isFerried([from, to]: readonly [Destination, Destination], km: number): boolean {
  return km <= MOST_AFLOAT_KM && !hasRoad(from, to) && !hasFlight(from, to);
}

/** Nobody flies from an airport to itself, nor drives half of the way to take off; a regional one knows no other country. */
export function hasFlight(from: Destination, to: Destination): boolean {
  const [leaves, lands] = [from.airports[0], to.airports[0]];

  if (!leaves || !lands) return true;
  const regional = [leaves, lands].filter(
    ({ iata }) => loadTransport().airport(iata)?.isRegional === true,
  );
  const isServed = regional.length === 0 || (regional.length === 1 && from.country === to.country);

  return (
    isServed &&
    leaves.iata !== lands.iata &&
    Math.max(leaves.minutes, lands.minutes) <= MOST_TO_AIRPORT
  );
}

/** A flight with the minutes to airports that lie further off than usual. */
export function withTransfers(ride: PlaceRide): PlaceRide {
  const { mode, from, to, doorMinutes } = ride;

  if (mode !== 'flight') return ride;
  const more = [from, to].map(({ airports: [airport] }) =>
    Math.max(0, (airport?.minutes ?? USUAL_TO_AIRPORT) - USUAL_TO_AIRPORT),
  );

  return { ...ride, doorMinutes: doorMinutes + (more[0] ?? 0) + (more[1] ?? 0) };
}

/** Whether a drive is longer than the party wants to sit at the wheel on a day. */
export function isTooFar(
  { mode, minutes }: Pick<PlaceRide, 'mode' | 'minutes'>,
  { mostDriving = Infinity }: Pick<RideWishes, 'mostDriving'>,
): boolean {
  return mode === 'drive' && minutes > mostDriving;
}

/** A car is paid once and mostly shared. */
function burden(ride: PlaceRide): number {
  const { mode, priceUsd } = ride;

  return rideBurden(mode === 'drive' ? { ...ride, priceUsd: priceUsd / PEOPLE_IN_CAR } : ride);
}

type Way = {
  from: Destination;
  to: Destination;
  date: string;
  km: number;
  wishes: RideWishes;
  isAfterOneNight: boolean;
};

/** The option with its clock times; none where it would arrive by night. */
function timed(option: RideOption, way: Way): PlaceRide[] {
  const { from, to, km } = way;
  const { minutes, ahead } = timeUnderWay(option, way);
  const { departs, first, ...amid } = departure(option, { ...way, minutes, ahead });
  const arrives = departs + minutes + ahead;

  if (arrives > LATEST_ARRIVAL || arrives < 0 || departs < first) return [];
  return [
    {
      ...onTheWay(withDriver(option, way), {
        from,
        to,
        minutes,
        km: option.mode === 'drive' ? roadKm(from, to) : km,
      }),
      departs,
      arrives,
      ...amid,
    },
  ];
}

/** The minutes in the vehicle, and those that clocks at the end are ahead of those at the start. */
export function timeUnderWay(
  option: RideOption,
  { from, to, date }: Pick<Way, 'from' | 'to' | 'date'>,
): { minutes: number; ahead: number } {
  return {
    minutes: option.ride?.minutes ?? vehicleMinutes(option),
    ahead: Math.round((utcOffset(to.timeZone, date) - utcOffset(from.timeZone, date)) * 60),
  };
}

/** The option between its two ends, without clock times; `km` where its timetable tells none. */
export function onTheWay(
  option: RideOption,
  { km, ...way }: Pick<PlaceRide, 'from' | 'to' | 'minutes' | 'km'>,
): Omit<PlaceRide, 'departs' | 'arrives'> {
  return {
    ...option,
    ...way,
    points: option.ride?.departurePoints,
    km: option.ride?.km ?? Math.round(km),
  };
}

type Departing = Way & { minutes: number; ahead: number };

/** When a ride leaves: around what holds the party on that day, else near the usual hour. */
function departure(
  option: RideOption,
  { from, to, date, wishes, minutes, ahead, isAfterOneNight }: Departing,
): Pick<PlaceRide, 'departs' | 'isAmidWork'> & { first: number } {
  const { leaving, arriving } = rideEnds({ mode: option.mode, from, to });
  const busy = wishes.busy?.(date) ?? [];
  const usual = Math.max(
    usualHour(option.mode, minutes),
    isAfterOneNight ? Math.min(AFTER_LUNCH, BEFORE_DINNER - minutes - ahead) : 0,
  );
  const hours = timetable({ ...option, from }, LATEST_ARRIVAL - minutes - ahead);
  const clear = leaveAround({
    busy,
    usual: within(hours, usual),
    ...hours,
    before: minutesAt(leaving),
    under: minutes + ahead,
    after: minutesAt(arriving),
  });

  if (busy.length === 0 || clear !== undefined)
    return { departs: clear ?? within(hours, usual), first: hours.first };
  return {
    departs: within(hours, wishes.isAfterWork ? AFTER_WORK : usual),
    first: hours.first,
    isAmidWork: true,
  };
}

/** An estimate gives the minutes from door to door; these are those of the vehicle. */
function vehicleMinutes({ mode, doorMinutes }: RideOption): number {
  return doorMinutes - (DOOR[mode] ?? 0);
}

const DOOR: Partial<Record<RideMode, number>> = { flight: 190, train: 50, coach: 50, ferry: 80 };
