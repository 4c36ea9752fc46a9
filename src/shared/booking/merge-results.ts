import { toUsd } from '../money.ts';
import type { ExperienceResult, FlightResult, HotelResult } from './search.schema.ts';

/** Two hotels of one name this near each other are one hotel. */
const SAME_HOTEL_KM = 0.5;
const KM_PER_DEGREE = 111.2;
/** Words that sellers add to a hotel's name or leave out. */
const FILLER = /\b(the|hotel|hotels|and|by|a|le|la|el|il)\b/g;

/** Every flight once: the same flights at the same times are one offer, at its lowest price. */
export function mergeFlights(flights: readonly FlightResult[]): FlightResult[] {
  return cheapestOfEach(flights, (flight) => [
    [...flight.outboundSegments, ...flight.returnSegments]
      .map((segment) => `${segment.flightNumber} ${segment.departureTime}`)
      .join('|'),
    flight.price,
  ]);
}

/** Every hotel once: the same name at nearly the same point is one hotel, at its lowest price. */
export function mergeHotels(hotels: readonly HotelResult[]): HotelResult[] {
  const points = new Map<string, HotelResult[]>();

  return cheapestOfEach(hotels, (hotel) => {
    const name = foldedName(hotel.name);
    const others = points.get(name) ?? [];
    const same = others.findIndex((other) => other.id === hotel.id || isNear(other, hotel));

    points.set(name, same === -1 ? [...others, hotel] : others);
    return [`${name} ${same === -1 ? others.length : same}`, hotel.pricePerNight];
  });
}

/** Every experience once. */
export function mergeExperiences(experiences: readonly ExperienceResult[]): ExperienceResult[] {
  return cheapestOfEach(experiences, (result) => [result.id, result.lowestPrice]);
}

/** Of all results with one key the cheapest, at the place of the first. */
function cheapestOfEach<Result extends { currency: string }>(
  results: readonly Result[],
  keyAndPrice: (result: Result) => [key: string, price: number],
): Result[] {
  const best = new Map<string, { result: Result; usd: number }>();

  for (const result of results) {
    const [key, price] = keyAndPrice(result);
    const usd = toUsd(price, result.currency);
    const known = best.get(key);

    if (!known || usd < known.usd) best.set(key, { result, usd });
  }
  return [...best.values()].map(({ result }) => result);
}

function foldedName(name: string): string {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

  return folded.replace(FILLER, ' ').replace(/\s+/g, ' ').trim() || folded.trim();
}

function isNear(a: HotelResult, b: HotelResult): boolean {
  if (a.lat === undefined || a.lon === undefined || b.lat === undefined || b.lon === undefined)
    return false;
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);

  return Math.hypot(north, east) <= SAME_HOTEL_KM;
}
