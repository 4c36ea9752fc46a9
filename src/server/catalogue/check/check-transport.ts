import { countries } from 'countries-list';
import type { DestinationFile } from '../catalogue.schema.ts';
import { isTimeZone } from '#shared/zoned-time.ts';
import { distanceKm } from '../distance.ts';
import type { Airline, Airport, RailLink } from '../transport.ts';

export type TransportFiles = { airports: Airport[]; airlines: Airline[]; rail: RailLink[] };

const IATA = /^[A-Z]{3}$/;
const AIRLINE_CODE = /^[A-Z0-9]{2}$/;
/** Kilometres without a stop: of the smallest jet that is worth a ticket, and of the longest flight there is. */
const RANGE_KM = { least: 1200, most: 18_500 };
const MOST_TRAIN_MINUTES = 300;
const TRAIN_KMH = { slowest: 25, fastest: 330 };
/** A line is no shorter than the great circle, points in town taken for stations. */
const LEAST_DETOUR = 0.85;
/** Nobody gets from an airport to town faster than this, or goes so far for one. */
const TRANSFER_KMH = 160;
const MOST_TRANSFER_KM = 310;
/** Airports of one metropolitan area lie this close together. */
const METRO_KM = 150;

/** Faults of airports, airlines and trains, and of the ways from the airports to the destinations. */
export function checkTransport(
  { airports, airlines, rail }: TransportFiles,
  destinations: readonly DestinationFile[],
): string[] {
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]));

  return [
    ...twice(airports.map(({ iata }) => iata)).map((code) => `airports: ${code} is listed twice`),
    ...twice(airlines.map(({ code }) => code)).map((code) => `airlines: ${code} is listed twice`),
    ...twice(rail.map(({ from, to }) => [from, to].toSorted().join(' and '))).map(
      (pair) => `rail: ${pair} are joined twice`,
    ),
    ...airports.flatMap((airport) => airportFaults(airport, airports)),
    ...airlines.flatMap((airline) => airlineFaults(airline, byCode)),
    ...rail.flatMap((link) => railFaults(link, destinations)),
    ...destinations.flatMap((destination) => transferFaults(destination, byCode)),
  ];
}

function airportFaults(airport: Airport, airports: readonly Airport[]): string[] {
  const { iata, name, city, country, metro, timeZone } = airport;
  const far = airports.find(
    (other) =>
      metro !== undefined && other.metro === metro && distanceKm(other, airport) > METRO_KM,
  );

  return told(`airports: ${iata}`, [
    [!IATA.test(iata), 'is no code'],
    [name.trim().length < 3 || city.trim() === '', 'lacks a name or a city'],
    [!(country in countries), `lies in no country (${country})`],
    [!isKnownZone(timeZone), `has no time zone (${timeZone})`],
    [Math.abs(airport.lat) > 90 || Math.abs(airport.lon) > 180, 'lies off the map'],
    [metro !== undefined && !IATA.test(metro), `has no metro code (${metro})`],
    [far !== undefined, `shares ${metro} with ${far?.iata}, far away`],
  ]);
}

function airlineFaults(airline: Airline, byCode: ReadonlyMap<string, Airport>): string[] {
  const { code, country, hubs, rangeKm } = airline;
  const unknown = hubs.filter((hub) => !byCode.has(hub));

  return told(`airlines: ${code}`, [
    [!AIRLINE_CODE.test(code), 'is no code'],
    [!(country in countries), `is of no country (${country})`],
    [hubs.length === 0, 'has no hub'],
    [unknown.length > 0, `has hubs that no airport is known for: ${unknown.join(', ')}`],
    [rangeKm < RANGE_KM.least || rangeKm > RANGE_KM.most, `flies ${rangeKm} km`],
  ]);
}

function railFaults(link: RailLink, destinations: readonly DestinationFile[]): string[] {
  const { from, to, km, minutes } = link;
  const [start, end] = [from, to].map((id) => destinations.find((one) => one.id === id));
  const kmh = (km / minutes) * 60;

  return told(`rail: ${from} to ${to}`, [
    [from === to || !start || !end, 'does not join two destinations'],
    [minutes >= MOST_TRAIN_MINUTES, `takes ${minutes} minutes`],
    [kmh < TRAIN_KMH.slowest || kmh > TRAIN_KMH.fastest, `runs at ${Math.round(kmh)} km/h`],
    [
      start !== undefined && end !== undefined && km < distanceKm(start, end) * LEAST_DETOUR,
      `is shorter than the way (${km} km)`,
    ],
  ]);
}

function transferFaults(
  destination: DestinationFile,
  byCode: ReadonlyMap<string, Airport>,
): string[] {
  return destination.airports.flatMap(({ iata, minutes }) => {
    const airport = byCode.get(iata);
    const km = airport ? distanceKm(airport, destination) : 0;

    return told(`destinations/${destination.id}: ${iata}`, [
      [!airport, 'is no airport that we know'],
      [km > MOST_TRANSFER_KM, `is ${Math.round(km)} km away`],
      [(km / minutes) * 60 > TRANSFER_KMH, `is ${Math.round(km)} km away in ${minutes} minutes`],
    ]);
  });
}

function told(what: string, faults: readonly (readonly [boolean, string])[]): string[] {
  return faults.filter(([isFault]) => isFault).map(([, text]) => `${what} ${text}`);
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const zones = new Map<string, boolean>();

function isKnownZone(timeZone: string): boolean {
  const known = zones.get(timeZone) ?? isTimeZone(timeZone);

  zones.set(timeZone, known);
  return known;
}
