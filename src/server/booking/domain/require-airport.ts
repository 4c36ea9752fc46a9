import { AppError } from '#shared/app-error.ts';
import type { Transport } from '../../catalogue/transport.ts';

const SUGGESTED_AIRPORTS = 3;

type Route = { origin: string; destination: string; returnOrigin?: string | undefined };

/** Throws BAD_REQUEST for codes that name no airport, with airports of similar code, and for a way within one city. */
export function requireRoute(
  { origin, destination, returnOrigin }: Route,
  transport: Transport,
): void {
  const faults = [
    airportFault('origin', origin, transport),
    airportFault('destination', destination, transport),
    returnOrigin && airportFault('returnOrigin', returnOrigin, transport),
  ].filter((fault) => typeof fault === 'string' && fault !== '');

  if (faults.length > 0) throw new AppError('BAD_REQUEST', faults.join('; '));
  if (returnOrigin && isOfOneCity({ origin, destination: returnOrigin }, transport)) {
    throw new AppError(
      'BAD_REQUEST',
      `returnOrigin: ${returnOrigin} and ${origin} are airports of one city`,
    );
  }
  if (!isOfOneCity({ origin, destination }, transport)) return;
  throw new AppError(
    'BAD_REQUEST',
    `destination: ${origin} and ${destination} are airports of one city`,
  );
}

function airportFault(field: string, code: string, transport: Transport): string | undefined {
  if (transport.airportsOf(code).length > 0) return undefined;
  const near = transport.airports
    .filter((airport) => airport.size === 'large' && differsByOne(airport.iata, code))
    .toSorted((a, b) => hubCount(b.iata, transport) - hubCount(a.iata, transport))
    .slice(0, SUGGESTED_AIRPORTS)
    .map((airport) => `${airport.iata} (${airport.city})`);
  const hint = near.length > 0 ? `. Did you mean ${near.join(', ')}?` : '';

  return `${field}: we do not know an airport ${code}${hint}`;
}

/** A city's code beside one of its own airports leaves nowhere to fly. */
function isOfOneCity({ origin, destination }: Route, transport: Transport): boolean {
  const [from, to] = [origin, destination].map((code) =>
    transport.airportsOf(code).map(({ iata }) => iata),
  );

  return (from?.includes(destination) || to?.includes(origin)) ?? false;
}

/** How many airlines call an airport a hub: the busier it is, the likelier it was meant. */
function hubCount(iata: string, transport: Transport): number {
  return transport.airlines.filter((airline) => airline.hubs.includes(iata)).length;
}

function differsByOne(a: string, b: string): boolean {
  return Array.from(a).filter((letter, index) => letter !== b[index]).length === 1;
}
