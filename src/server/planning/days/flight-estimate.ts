import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import type { Point } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';

/** Without a home airport: the distance that a typical holiday flight covers. */
const TYPICAL_KM = 1800;
/** Above this a journey usually changes planes. */
const NONSTOP_KM = 13_000;
const PEAK_MONTHS = new Set([6, 7, 8, 12]);
/** Share of the economy fare that each level's usual cabin costs: economy, economy, premium, business. */
const CABIN: Record<BudgetLevel, number> = {
  budget: 0.85,
  moderate: 1,
  luxury: 1.9,
  'ultra-luxury': 3.6,
};

export type FlightEstimate = {
  /** Great-circle distance; undefined when the home is unknown. */
  km?: number;
  /** One way, gate to gate, a change of planes included. */
  hours: number;
  /** Return fare for one person, an estimate. */
  usdPerPerson: number;
  /** Whether the home is known; otherwise the figures are typical ones. */
  isKnown: boolean;
  /** Set when the party goes by train instead: its minutes one way and who runs it. */
  train?: { minutes: number; operator: string };
};

/** Where the journey starts, by an airport or city code; undefined for a code that nobody knows. */
export function homePoint(code: string | undefined, catalogue: Catalogue): Point | undefined {
  if (!code) return undefined;
  return (
    loadTransport().airportsOf(code)[0] ??
    catalogue.destinations.find((one) => one.airports.some((airport) => airport.iata === code))
  );
}

/** A flight's length and fare by distance, season and usual cabin. An estimate, and labelled as such. */
export function estimateFlight(
  home: Point | undefined,
  destination: Destination,
  trip: { month: number; level: BudgetLevel },
): FlightEstimate {
  const km = home && distanceKm(home, destination);
  const distance = km ?? TYPICAL_KM;
  const season = PEAK_MONTHS.has(trip.month) ? 1.2 : 1;
  const fare = fareFor(distance) * season * CABIN[trip.level];

  return {
    ...(km === undefined ? {} : { km: Math.round(km) }),
    hours: Math.round(hoursFor(distance) * 10) / 10,
    usdPerPerson: Math.round(fare / 5) * 5,
    isKnown: home !== undefined,
  };
}

/** Block time grows with distance (55 minutes and 0.0635 a kilometre); very long ways change planes once. */
function hoursFor(km: number): number {
  if (km < 60) return 0;
  return (55 + 0.0635 * km) / 60 + (km > NONSTOP_KM ? 2.5 : 0);
}

/** Return fares rise steeply at first and flatten with distance. */
function fareFor(km: number): number {
  if (km < 60) return 0;
  return 70 + 1.15 * km ** 0.72;
}

/** Return fares by train grow with the way: a base and a rate per kilometre, US dollars a person. */
const TRAIN_BASE = 20;
const TRAIN_KM = 0.26;

/** The destinations that an airport or city code serves. */
export function destinationsServedBy(
  code: string | undefined,
  catalogue: Catalogue,
): readonly Destination[] {
  const airports = code ? loadTransport().airportsOf(code) : [];
  const codes = new Set(airports.map(({ iata }) => iata));

  return catalogue.destinations.filter((one) => one.airports.some(({ iata }) => codes.has(iata)));
}

/**
 * The journey that a green traveller makes: by train where a direct one takes under five hours from one of
 * the destinations at home, else the flight as it was.
 */
export function greenJourney(
  flight: FlightEstimate,
  { homes, destination }: { homes: readonly Destination[]; destination: Destination },
): FlightEstimate {
  const [link] = homes.flatMap(
    (home) => loadTransport().railBetween(home.id, destination.id) ?? [],
  );

  if (!link) return flight;
  return {
    ...flight,
    hours: Math.round(link.minutes / 6) / 10,
    usdPerPerson: Math.round((TRAIN_BASE + TRAIN_KM * link.km * 2) / 5) * 5,
    train: { minutes: link.minutes, operator: link.operator },
  };
}
