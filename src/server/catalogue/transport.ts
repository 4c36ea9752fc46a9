import { readDataFile } from './data-folder.ts';
import { distanceKm } from './distance.ts';
import { foldText } from './fold-text.ts';
import { once } from '#shared/remember.ts';

export type Airport = {
  iata: string;
  name: string;
  city: string;
  country: string;
  lat: number;
  lon: number;
  timeZone: string;
  /** The city code that several airports share: LON for LHR, LGW, STN, LTN and LCY. */
  metro?: string;
  size: 'large' | 'medium' | 'small';
  /** Flights go to the next large airport at most, and few of them: one comes from and goes home by another. */
  isRegional?: true;
};

export type Airline = {
  code: string;
  name: string;
  country: string;
  hubs: string[];
  /** Longest nonstop flight of its fleet, kilometres. */
  rangeKm: number;
  tier: 'full' | 'low-cost' | 'leisure';
  longHaulOnly?: boolean;
};

export type RailLink = { from: string; to: string; operator: string; km: number; minutes: number };

export type Transport = ReturnType<typeof createTransport>;

/** Airports, airlines and train journeys, read once per process. */
export const loadTransport = once(() =>
  createTransport(
    readDataFile<Airport[]>('airports.json'),
    readDataFile<Airline[]>('airlines.json'),
    readDataFile<RailLink[]>('rail.json'),
  ),
);

function createTransport(airports: Airport[], airlines: Airline[], rail: RailLink[]) {
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]));
  const links = new Map(
    rail.flatMap((link) => [
      [`${link.from}>${link.to}`, link],
      [`${link.to}>${link.from}`, link],
    ]),
  );

  return {
    airports: airports as readonly Airport[],
    airlines: airlines as readonly Airline[],
    airport: (iata: string) => byCode.get(iata),

    /** The airports that a code stands for: its own, or all of a metropolitan area ("LON", "NYC"). */
    airportsOf(code: string): Airport[] {
      const own = byCode.get(code);

      return own ? [own] : airports.filter((airport) => airport.metro === code);
    },

    /** Airports whose code, city or name begins with the text, large ones first. */
    search(text: string, limit = 8): Airport[] {
      const wanted = foldText(text);

      if (!wanted) return [];
      return airports
        .filter((airport) =>
          [airport.iata, airport.metro ?? '', airport.city, airport.name].some((name) =>
            foldText(name).startsWith(wanted),
          ),
        )
        .toSorted((a, b) => Number(b.size === 'large') - Number(a.size === 'large'))
        .slice(0, limit);
    },

    nearestAirports(point: { lat: number; lon: number }, count: number) {
      return airports
        .map((airport) => ({ airport, km: distanceKm(point, airport) }))
        .toSorted((a, b) => a.km - b.km)
        .slice(0, count);
    },

    /** The direct train between two catalogue destinations (ids), when one takes under five hours. */
    railBetween: (from: string, to: string): RailLink | undefined => links.get(`${from}>${to}`),
  };
}

/**
 * Gate-to-gate minutes of a nonstop flight: 55 + 0.0635 per great-circle kilometre; beyond 3,000 km 4 %
 * less eastbound and 6 % more westbound, for the jet stream.
 */
export function blockMinutes(
  from: { lat: number; lon: number },
  to: { lat: number; lon: number },
): number {
  const km = distanceKm(from, to);
  const minutes = 55 + 0.0635 * km;

  if (km <= 3000) return Math.round(minutes);
  const eastward = ((to.lon - from.lon + 540) % 360) - 180 > 0;

  return Math.round(minutes * (eastward ? 0.96 : 1.06));
}
