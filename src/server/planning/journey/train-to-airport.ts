import type { Destination } from '#server/catalogue/catalogue.ts';
import type { AirportWay, JourneyStay } from './journey-plan.ts';
import { placeRides, type RideFacts } from './place-ride.ts';

/** No train leads across town, and to the airport of another place nobody goes longer by train, in minutes. */
const ACROSS_TOWN = 45;
const MOST_BY_TRAIN = 300;
/** From the stay to the station, with some minutes in hand. */
const TO_STATION = 30;

type Airport = Destination['airports'][number];

/**
 * Who goes by train alone goes back by train to the airport of the first place, where no train leads to the nearest one
 * and that is further than a ride across town; undefined for anybody else.
 */
export function airportByTrain(
  stays: readonly JourneyStay[],
  facts: RideFacts,
): AirportWay | undefined {
  const [start, end] = [stays[0]?.destination, stays.at(-1)?.destination];

  if (!start || !end || facts.wishes.only !== 'train') return undefined;
  const [airport] = start.airports;
  const [own] = end.airports;

  return airport && own && isOffRails(own) && own.iata !== airport.iata
    ? wayBack([end, start], airport, facts)
    : undefined;
}

function isOffRails({ mode, minutes }: Airport): boolean {
  return mode !== 'train' && mode !== 'metro' && minutes > ACROSS_TOWN;
}

function wayBack(
  ends: readonly [Destination, Destination],
  { iata, minutes, usd }: Airport,
  facts: RideFacts,
): AirportWay | undefined {
  const train = placeRides(ends, facts).find(({ mode }) => mode === 'train');

  if (!train) return undefined;
  const way = TO_STATION + train.minutes + minutes;

  if (way > MOST_BY_TRAIN) return undefined;
  return {
    iata,
    minutes: way,
    mode: 'train',
    by: `train back to ${ends[1].name} and on to its airport`,
    usd: Math.round(train.priceUsd + usd),
  };
}
