import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { wordSet } from '#shared/word-set.ts';
import { hasRoad } from '../journey/roads.ts';
import type { Reach } from '../understanding/reach.ts';
import { type Part, WISH_UNMET } from './match-weather.ts';

/** Ways are longer than the line as the crow flies. */
const DETOUR = 1.3;
const KM_PER_HOUR: Record<Reach['by'], number> = { car: 80, train: 110 };
/** Countries that trains join by a tunnel under the sea. */
const BY_TUNNEL = wordSet('BE FR GB NL');
const TOO_FAR = 10;

/** What a place costs that a party does not reach from home in the time that it gives for the train or the drive. */
export function reachPart(
  destination: Destination,
  { home, reach }: { home: Destination | undefined; reach: Reach | undefined },
): Part {
  if (!home || !reach) return { points: 0 };
  const hours = (distanceKm(home, destination) * DETOUR) / KM_PER_HOUR[reach.by];

  if (!isJoined(home, destination, reach)) return { points: -2 * WISH_UNMET };
  return hours <= reach.hours
    ? { points: 0, reason: `Within reach of ${home.name} by ${reach.by}` }
    : { points: -WISH_UNMET - (hours - reach.hours) * TOO_FAR };
}

function isJoined(home: Destination, destination: Destination, { by }: Reach): boolean {
  const isByTunnel = [home, destination].every(({ country }) => BY_TUNNEL.has(country));

  return hasRoad(home, destination) || (by === 'train' && isByTunnel);
}
