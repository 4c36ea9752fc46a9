import { AppError } from '#shared/app-error.ts';
import type { Transport } from '../../catalogue/transport.ts';

const SUGGESTED_AIRPORTS = 3;

/** Throws BAD_REQUEST naming the field and airports of similar code. */
export function requireAirport(field: string, code: string, transport: Transport): void {
  if (transport.airportsOf(code).length > 0) return;
  const near = transport.airports
    .filter((airport) => airport.size === 'large' && differsByOne(airport.iata, code))
    .toSorted((a, b) => hubCount(b.iata, transport) - hubCount(a.iata, transport))
    .slice(0, SUGGESTED_AIRPORTS)
    .map((airport) => `${airport.iata} (${airport.city})`);
  const hint = near.length > 0 ? `. Did you mean ${near.join(', ')}?` : '';

  throw new AppError('BAD_REQUEST', `${field}: we do not know an airport ${code}${hint}`);
}

/** How many airlines call an airport a hub: the busier it is, the likelier it was meant. */
function hubCount(iata: string, transport: Transport): number {
  return transport.airlines.filter((airline) => airline.hubs.includes(iata)).length;
}

function differsByOne(a: string, b: string): boolean {
  return Array.from(a).filter((letter, index) => letter !== b[index]).length === 1;
}
