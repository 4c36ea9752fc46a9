import type { Destination } from '#server/catalogue/catalogue.ts';
import { loadTransport } from '#server/catalogue/transport.ts';

/** Whether an airline whose aircraft fly so far has its hub there, so that flights from far away go there. */
export function isGateway({ airports }: Pick<Destination, 'airports'>, leastKm = 0): boolean {
  return airports.some(({ iata }) =>
    loadTransport().airlines.some(
      ({ hubs, tier, rangeKm }) => tier === 'full' && rangeKm >= leastKm && hubs.includes(iata),
    ),
  );
}
