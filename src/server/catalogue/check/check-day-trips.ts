import { minutesOf } from '#shared/dates.ts';
import type { DayTripFile, DestinationFile } from '../catalogue.schema.ts';
import { distanceKm, type Point } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import { mealHours } from '../meal-hours.ts';

type Town = Point & { country: string };
type Stop = NonNullable<DayTripFile['stops']>[number];

/** The fastest that a day trip goes out of town, in kilometres an hour as the crow flies; a tour may fly. */
const FASTEST: Readonly<Record<DayTripFile['mode'], number>> = {
  train: 230,
  bus: 80,
  boat: 70,
  drive: 90,
  tour: 210,
};
/** What is further and slower is no way but a slip. */
const SLOWEST = { kmh: 5, fromKm: 15 } as const;
/** The fastest from stop to stop, in kilometres an hour as the crow flies. */
const WAY_KMH = { walk: 6, ride: 90 } as const;
/** Nearer than this one place is a walk from the other. */
const WALK_KM = 1.2;
/** An order of stops is wrong that is so much longer than the shortest, there and back. */
const DETOUR = { share: 1.2, km: 10 } as const;
/** Roads, how fast they are and when one is there, where only a rough hour is asked for: long rides leave early. */
const ROUGH = { detour: 1.3, kmh: 60, arrives: 9 * 60 + 15, margin: 90 } as const;
const LUNCH = 60;

/** Faults of the day trips of a destination in space and time, each as one line. */
export function checkDayTrips(file: Town & Pick<DestinationFile, 'dayTrips'>): string[] {
  return file.dayTrips.flatMap((trip) =>
    [
      ...pointFaults(trip),
      ...wayFaults(trip),
      ...orderFaults(trip, file),
      ...rideFaults(trip, file),
      ...lunchFaults(trip, file),
    ].map((fault) => `${trip.id}: ${fault}`),
  );
}

function pointFaults(trip: DayTripFile): string[] {
  const { stops = [] } = trip;
  const chief = longestOf(stops);

  return stops
    .filter((stop) => stops.length > 1 && stop !== chief && stop.lat === undefined)
    .map(({ name }) => `nobody knows where ${name} is`);
}

/** Ways that are told and faster than anybody goes. */
function wayFaults(trip: DayTripFile): string[] {
  const points = pointsOf(trip);

  return (trip.stops ?? []).flatMap(({ name, way }, i) => {
    const [from, to] = [points[i - 1], points[i]];

    if (!way) return [];
    if (!from || !to) return [`${name} comes first and has a way from the stop before`];
    const km = distanceKm(from, to);

    return (km / way.minutes) * 60 > WAY_KMH[way.by]
      ? [`${km.toFixed(1)} km to ${name} in ${way.minutes} minutes (${way.by})`]
      : [];
  });
}

/** Stops in an order that goes back and forth. */
function orderFaults(trip: DayTripFile, town: Town): string[] {
  const points = pointsOf(trip);
  const km = lengthOf(points, town);
  const least = Math.min(...ordersOf(points).map((order) => lengthOf(order, town)));

  return km > least * DETOUR.share && km - least > DETOUR.km
    ? [`its stops lead ${Math.round(km)} km, where ${Math.round(least)} would do`]
    : [];
}

function rideFaults(trip: DayTripFile, town: Town): string[] {
  const km = distanceKm(town, trip);
  const kmh = (km / trip.travelMinutes) * 60;

  return kmh > FASTEST[trip.mode] || (kmh < SLOWEST.kmh && km > SLOWEST.fromKm)
    ? [`goes ${Math.round(km)} km at ${Math.round(kmh)} km/h (${trip.mode})`]
    : [];
}

function lunchFaults(trip: DayTripFile, town: Town): string[] {
  const { stops = [], lunch, lunchAt } = trip;
  const points = pointsOf(trip);

  if (lunchAt === undefined) return [];
  const [here, at] = [stops[lunchAt - 1], points[lunchAt - 1]];

  if (!here || !at || lunch === undefined)
    return [`has no stop or no lunch for lunchAt ${lunchAt}`];
  const isThere = (_: unknown, i: number) => distanceKm(at, points[i] ?? at) <= WALK_KM;
  const named = isNamed(here.name, lunch)
    ? undefined
    : stops.find((stop, i) => !isThere(stop, i) && isNamed(stop.name, lunch, here.name));

  return [
    ...(named ? [`has lunch at ${here.name} that is called "${lunch}"`] : []),
    ...(isTimely(trip, town, stops.map(isThere)) ? [] : [`is not at ${here.name} at lunchtime`]),
  ];
}

/** Whether words tell of a stop by its name, which is no part of the name of another. */
function isNamed(stop: string, words: string, other = ''): boolean {
  const name = foldText(stop.replace(/,.*| and .*| with .*/, ''));

  return ` ${foldText(words)} `.includes(` ${name} `) && !foldText(other).includes(name);
}

/** Whether one is at these stops in the local hours of lunch, as far as a rough reckoning tells; a short day waits for it. */
function isTimely(trip: DayTripFile, { country }: Town, isThere: readonly boolean[]): boolean {
  const points = pointsOf(trip);
  const [opens, closes] = mealHours(country).lunch;
  let at = arrival(trip);
  const visits = (trip.stops ?? []).map(({ minutes, way }, i) => {
    const before = points[i - 1];
    const km = before ? distanceKm(before, points[i] ?? before) * ROUGH.detour : 0;
    const start = at + (way?.minutes ?? (km / ROUGH.kmh) * 60);

    at = start + minutes;
    return { start, end: at, isThere: isThere[i] };
  });

  const last = visits.at(-1);

  return (
    trip.until !== undefined ||
    (last?.isThere === true && last.end < opens) ||
    visits.some(
      ({ start, end, isThere: here }) =>
        here && end >= opens - ROUGH.margin && start <= closes - LUNCH + ROUGH.margin,
    )
  );
}

function arrival({ leave, travelMinutes }: DayTripFile): number {
  return leave === undefined ? ROUGH.arrives : minutesOf(leave) + travelMinutes;
}

/** The stop that a trip is made for is where the trip itself is. */
function pointsOf(trip: DayTripFile): Point[] {
  const { stops = [] } = trip;
  const chief = longestOf(stops);

  return stops.map((stop) =>
    stop === chief || stop.lat === undefined || stop.lon === undefined
      ? { lat: trip.lat, lon: trip.lon }
      : { lat: stop.lat, lon: stop.lon },
  );
}

function longestOf(stops: readonly Stop[]): Stop | undefined {
  return stops.toSorted((a, b) => b.minutes - a.minutes)[0];
}

/** From town by all of these and back. */
function lengthOf(points: readonly Point[], town: Point): number {
  return [...points, town].reduce(
    (sum, point, i) => sum + distanceKm(points[i - 1] ?? town, point),
    0,
  );
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return items.length < 2
    ? [[...items]]
    : items.flatMap((item) =>
        ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );
}
