import type { Airline, Airport } from '../../catalogue/transport.ts';
import { distanceKm } from '../../catalogue/distance.ts';

/** A way to fly from one airport to another with one airline: nonstop, or by one of its hubs. */
export type RouteOption = { airline: Airline; stops: Airport[]; km: number };

/** An aircraft keeps a reserve, so a route may be this share of the fleet's range. */
const USABLE_RANGE = 0.92;
const MIN_FLIGHT_KM = 90;
const LONG_HAUL_KM = 4000;
/** A connection may be this many times as long as the direct way. */
const MAX_DETOUR = 1.45;
const MAX_NONSTOP = 6;
const MAX_CONNECTIONS = 5;

/**
 * The airlines that would plausibly fly a route: nonstop where one end is a hub of theirs and the fleet
 * has the range, else with one stop at the hub of least detour. The least detour comes first.
 */
export function routeOptions(
  from: Airport,
  to: Airport,
  world: { airlines: readonly Airline[]; airport: (iata: string) => Airport | undefined },
): RouteOption[] {
  const km = distanceKm(from, to);

  if (km < MIN_FLIGHT_KM) return [];
  const nonstop = world.airlines
    .filter((airline) => fliesNonstop(airline, { from, to, km }))
    .map((airline) => ({ airline, stops: [], km }));
  const connecting = world.airlines
    .filter((airline) => airline.tier === 'full' && !fliesNonstop(airline, { from, to, km }))
    .flatMap((airline) => bestConnection(airline, { from, to, km }, world.airport))
    .toSorted((a, b) => a.km - b.km);

  return [...nonstop.slice(0, MAX_NONSTOP), ...connecting.slice(0, MAX_CONNECTIONS)];
}

function fliesNonstop(airline: Airline, { from, to, km }: Journey): boolean {
  const touchesHub = airline.hubs.includes(from.iata) || airline.hubs.includes(to.iata);
  const isLongEnough = !airline.longHaulOnly || km > LONG_HAUL_KM;
  const servesBoth = airline.tier === 'full' || (from.size === 'large' && to.size === 'large');

  return (
    touchesHub &&
    isLongEnough &&
    servesBoth &&
    km <= airline.rangeKm * USABLE_RANGE &&
    isAllowed(airline, from, to)
  );
}

/** Flights within a country are its own airlines' business nearly everywhere (cabotage). */
function isAllowed(airline: Airline, from: Airport, to: Airport): boolean {
  return (
    from.country !== to.country || airline.country === from.country || airline.tier === 'low-cost'
  );
}

type Journey = { from: Airport; to: Airport; km: number };

function bestConnection(
  airline: Airline,
  { from, to, km }: Journey,
  airport: (iata: string) => Airport | undefined,
): RouteOption[] {
  if (from.country === to.country && airline.country !== from.country) return [];
  const ways = airline.hubs.flatMap((code) => {
    const hub = airport(code);

    if (!hub || hub.iata === from.iata || hub.iata === to.iata) return [];
    const legs = [distanceKm(from, hub), distanceKm(hub, to)];
    const fits = legs.every((leg) => leg >= MIN_FLIGHT_KM && leg <= airline.rangeKm * USABLE_RANGE);
    const total = legs.reduce((sum, leg) => sum + leg, 0);

    return fits && total <= km * MAX_DETOUR ? [{ airline, stops: [hub], km: total }] : [];
  });
  const best = ways.toSorted((a, b) => a.km - b.km)[0];

  return best ? [best] : [];
}
