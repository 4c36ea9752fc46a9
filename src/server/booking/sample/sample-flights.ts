import type { FlightResult } from '#shared/booking/search.schema.ts';
import { chanceOf, hashText } from '#shared/seeded.ts';
import { blockMinutes, type Airport, type Transport } from '../../catalogue/transport.ts';
import { sampleFare } from '../domain/fare.ts';
import { routeOptions, type RouteOption } from '../domain/route-options.ts';
import { flightSearchLink } from '../domain/search-links.ts';
import { wallClock, zonedInstant } from '#shared/zoned-time.ts';
import type { FlightSearch } from '../providers/search-provider.ts';

type Segment = FlightResult['outboundSegments'][number];
type Flight = {
  from: Airport;
  to: Airport;
  option: RouteOption;
  segments: Segment[];
  minutes: number;
  price: number;
  arrival: number;
};
type Leg = { from: Airport; to: Airport; date: string; notBefore: number };

export const SAMPLE_PROVIDER = 'Northstar sample fares';
const MAX_RESULTS = 40;
const MAX_AIRPORTS_OF_A_CITY = 3;
/** Between landing at a hub and leaving it. */
const CONNECTION_MINUTES = 75;
const CONNECTION_SPREAD = 110;
/** Before a return may leave again on the day the traveller arrives. */
const TURNAROUND_MS = 3 * 3_600_000;
const FIRST_DEPARTURE = 6 * 60;
const LAST_DEPARTURE = 22 * 60;

/**
 * Flights that could be real, from airports, airlines, hubs, distances and time zones: the same search
 * on the same day gives the same flights. Nothing here is a price: every result says `sample: true`.
 */
export function sampleFlights(
  search: FlightSearch,
  transport: Transport,
  today: string,
): FlightResult[] {
  const origins = transport.airportsOf(search.origin).slice(0, MAX_AIRPORTS_OF_A_CITY);
  const destinations = transport.airportsOf(search.destination).slice(0, MAX_AIRPORTS_OF_A_CITY);

  return origins
    .flatMap((from) => destinations.map((to) => ({ from, to })))
    .flatMap((pair) => flightsBetween(pair, { search, transport, today }))
    .toSorted((a, b) => a.price - b.price || a.id.localeCompare(b.id))
    .slice(0, MAX_RESULTS);
}

type World = { search: FlightSearch; transport: Transport; today: string };

function flightsBetween(
  { from, to }: { from: Airport; to: Airport },
  world: World,
): FlightResult[] {
  const { search, transport } = world;

  return routeOptions(from, to, transport)
    .filter((option) => !search.directFlights || option.stops.length === 0)
    .filter((option) => hasCabin(option, search.cabinClass))
    .flatMap((option) =>
      departures(option, { from, to, date: search.departureDate }).flatMap((minutes) => {
        const out = fly(
          option,
          { from, to, date: search.departureDate, notBefore: 0 },
          { world, minutes },
        );

        if (!out) return [];
        if (!search.returnDate) return [toResult(out, undefined, world)];
        const way = backFrom(to, from, { option, world });
        const back =
          way &&
          returnFlight(
            way.option,
            {
              from: way.from,
              to: from,
              date: search.returnDate,
              notBefore: out.arrival + TURNAROUND_MS,
            },
            { world, minutes },
          );

        return back ? [toResult(out, back, world)] : [];
      }),
    );
}

/** Low-cost and leisure airlines sell economy; only full-service ones have the rest. */
function hasCabin(option: RouteOption, cabin: FlightSearch['cabinClass']): boolean {
  if (cabin === 'economy') return true;
  if (option.airline.tier !== 'full') return false;
  return cabin !== 'first' || option.airline.rangeKm > 12_000;
}

/** Local departure minutes of an airline's flights on a route: more of them where it is short. */
function departures(option: RouteOption, way: Pick<Leg, 'from' | 'to' | 'date'>): number[] {
  const daily = option.km < 1200 ? 3 : option.km < 5000 ? 2 : 1;
  const via = option.stops.map((stop) => stop.iata).join();
  const key = `${option.airline.code} ${way.from.iata} ${via} ${way.to.iata} ${way.date.slice(0, 7)}`;

  return Array.from({ length: daily }, (_, index) => {
    const window = (LAST_DEPARTURE - FIRST_DEPARTURE) / daily;
    const minute = FIRST_DEPARTURE + window * (index + chanceOf(`${key} ${index}`));

    return Math.round(minute / 5) * 5;
  });
}

type Departure = { world: World; minutes: number };

/** Where the way back begins and how it goes: as the way out, or from another city, with the same airline if it flies there. */
function backFrom(
  to: Airport,
  home: Airport,
  { option, world: { search, transport } }: { option: RouteOption; world: World },
): { from: Airport; option: RouteOption } | undefined {
  const [other] = search.returnOrigin ? transport.airportsOf(search.returnOrigin) : [];

  if (!other) return { from: to, option: { ...option, stops: option.stops.toReversed() } };
  const options = routeOptions(other, home, transport)
    .filter(({ stops }) => !search.directFlights || stops.length === 0)
    .filter((one) => hasCabin(one, search.cabinClass));
  const same = options.find(({ airline }) => airline.code === option.airline.code) ?? options[0];

  return same && { from: other, option: same };
}

function returnFlight(option: RouteOption, leg: Leg, departure: Departure): Flight | undefined {
  const candidates = departures(option, leg).flatMap(
    (minutes) => fly(option, leg, { ...departure, minutes }) ?? [],
  );

  return candidates[hashText(`${departure.minutes}`) % Math.max(1, candidates.length)];
}

function fly(option: RouteOption, leg: Leg, { world, minutes }: Departure): Flight | undefined {
  const points = [leg.from, ...option.stops, leg.to];
  const start = zonedInstant(leg.date, minutes, leg.from.timeZone);

  if (start < leg.notBefore) return undefined;
  const segments: Segment[] = [];
  let clock = start;

  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? leg.from;
    const number = `${option.airline.code}${100 + (hashText(`${from.iata}${to.iata}${minutes}`) % 8900)}`;
    const landing = clock + blockMinutes(from, to) * 60_000;

    segments.push({
      airline: option.airline.name,
      flightNumber: number,
      cabin: world.search.cabinClass,
      departureAirport: from.iata,
      departureTime: wallClock(clock, from.timeZone),
      arrivalAirport: to.iata,
      arrivalTime: wallClock(landing, to.timeZone),
    });
    clock = landing;
    if (to !== leg.to) clock = afterTheNight(clock + connectionMs(number), to.timeZone);
  });

  return {
    from: leg.from,
    to: leg.to,
    option,
    segments,
    minutes: Math.round((clock - start) / 60_000),
    arrival: clock,
    price: fareOf(option, leg, { world, minutes }),
  };
}

/** Hubs sleep: a connection that would leave between 00:30 and 05:30 leaves from 06:00 on instead. */
function afterTheNight(instant: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallClock(instant, timeZone).slice(11).split(':').map(Number);
  const minute = hours * 60 + minutes;

  return minute > 30 && minute < 330
    ? instant + (FIRST_DEPARTURE + (minute % 60) - minute) * 60_000
    : instant;
}

function connectionMs(key: string): number {
  return (CONNECTION_MINUTES + Math.round((chanceOf(key) * CONNECTION_SPREAD) / 5) * 5) * 60_000;
}

function fareOf(option: RouteOption, leg: Leg, { world, minutes }: Departure): number {
  return sampleFare({
    airline: option.airline,
    km: option.km,
    stops: option.stops.length,
    cabin: world.search.cabinClass,
    date: leg.date,
    today: world.today,
    isSouthern: leg.to.lat < 0,
    key: `${option.airline.code} ${leg.from.iata} ${leg.to.iata} ${leg.date} ${minutes}`,
  });
}

function toResult(out: Flight, back: Flight | undefined, { search }: World): FlightResult {
  const returnSegments = back ? back.segments : [];
  const key = [...out.segments, ...returnSegments]
    .map((segment) => `${segment.flightNumber} ${segment.departureTime}`)
    .join('|');

  return {
    id: `sample-${hashText(key).toString(36)}-${hashText(`${key} ${search.cabinClass}`).toString(36)}`,
    provider: SAMPLE_PROVIDER,
    price: out.price + (back ? back.price : 0),
    currency: 'USD',
    totalDuration: out.minutes + (back ? back.minutes : 0),
    stops: Math.max(out.segments.length, returnSegments.length) - 1,
    baggageAllowance: { checkedBags: checkedBags(out) },
    outboundSegments: out.segments,
    returnSegments,
    deepLink: flightSearchLink(out.from.iata, out.to.iata, search),
    sample: true,
  };
}

function checkedBags({ option, segments }: Flight): number {
  if (option.airline.tier !== 'full') return 0;
  return segments[0]?.cabin === 'economy' || segments[0]?.cabin === 'premium_economy' ? 1 : 2;
}
