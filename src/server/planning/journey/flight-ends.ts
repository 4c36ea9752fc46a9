import type { Destination } from '#server/catalogue/catalogue.ts';
import { roadWay } from '#server/catalogue/road-way.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { durationText } from '#shared/dates.ts';
import type { Journey } from '../days/day-windows.ts';
import { namesOfAirport } from '../places/named-airport.ts';
import { leavesThere } from './flown-to.ts';
import { fold } from './names-of-route.ts';
import type { RideFacts } from './place-ride.ts';
import { readEnds } from './read-ends.ts';
import type { RideEnd } from '../days/ride-end.ts';
import type { AirportWay, JourneyStay } from './journey-plan.ts';
import { airportByTrain } from './train-to-airport.ts';
import { hiredIn } from './one-way-fees.ts';

/** Nobody goes further on the day of a flight, in minutes; to where the car was hired a little further. */
const MOST_MINUTES = 240;
const MOST_TO_HIRE = 300;
/** Bags and the way to the hire desk, and what a kilometre in the car costs. */
const AT_AIRPORT = 15;
const USD_PER_KM = 0.15;
/** Minutes at the airport: the border, the bags and the way to the ride. */
const LANDING = 75;
const TAKE_OFF = 120;
const LONG_TAKE_OFF = 180;

/** The stays, the first and the last of them with the airport that one flies to and from, where it is not the nearest. */
export function withFlightEnds(
  stays: readonly JourneyStay[],
  travelers: number,
  { text = '', facts }: { text?: string; facts?: RideFacts } = {},
): JourneyStay[] {
  return stays.map((stay, index) => {
    const { destination } = stay;
    const end = index === stays.length - 1 ? 'last' : index === 0 ? 'first' : undefined;

    if (!end) return stay;
    const airport =
      airportTold(destination, text, end) ??
      airportForBoth(destination, stays, text) ??
      (end === 'last' && facts ? airportByTrain(stays, facts) : undefined) ??
      (end === 'last' ? airportHome(stays, travelers) : nearAirport(destination));

    return airport && airport !== destination.airports[0] ? { ...stay, airport } : stay;
  });
}

/** "By train from Zurich airport": who names one airport, and no place to leave from, flies there and back. */
function airportForBoth(
  place: Destination,
  stays: readonly JourneyStay[],
  text: string,
): AirportWay | undefined {
  const codes = stays.flatMap(({ destination: { airports } }) => airports.map(({ iata }) => iata));
  const [named, ...others] = airportsByName(text, new Set(codes));

  if (others.length > 0 || leavesThere(place).test(fold(text))) return undefined;
  return place.airports.find(({ iata }) => iata === named);
}

/** The airports that a text names as such: "Zurich airport", "the airport of Zurich". */
function airportsByName(text: string, codes: ReadonlySet<string>): string[] {
  const folded = fold(text);

  return [...codes].filter((iata) => {
    const city = loadTransport().airport(iata)?.city;
    const name = city === undefined ? '' : fold(city).trim();

    return (
      name !== '' &&
      new RegExp(
        `\\b${name} (?:international )?(?:airport|flughafen)\\b|\\b(?:airport (?:of|in)|flughafen) ${name}\\b`,
      ).test(folded)
    );
  });
}

/** "Home from Pisa", "landing at CIA": the airport of a place that a text tells, where it is not the nearest. */
function airportTold(
  { name, airports }: Destination,
  text: string,
  end: 'first' | 'last',
): AirportWay | undefined {
  const known = airports.map(({ iata }) => ({
    id: iata,
    name: loadTransport().airport(iata)?.city ?? iata,
    aliases: [...namesOfAirport(iata, name)],
  }));
  const told = readEnds(
    text,
    known.map((one) => (one.name === name ? { ...one, name: one.id } : one)),
  )[end];

  return airports.find(({ iata }, at) => at > 0 && iata === told);
}

/** The airport that one goes home from, where the nearest one sees few flights: where the car goes back to, else another. */
function airportHome(stays: readonly JourneyStay[], travelers: number): AirportWay | undefined {
  const last = stays.at(-1);

  if (!last || !hasLocalAirport(last.destination)) return undefined;
  const hired = hiredIn(stays, stays.length - 1)?.airports.find(({ iata }) => !isRegional(iata));
  const back = hired && drivenTo(last.destination, hired.iata, travelers);

  return back && back.minutes <= MOST_TO_HIRE ? back : nearAirport(last.destination);
}

function nearAirport(place: Destination): AirportWay | undefined {
  return hasLocalAirport(place)
    ? place.airports.find(({ iata, minutes }) => !isRegional(iata) && minutes <= MOST_MINUTES)
    : undefined;
}

function hasLocalAirport({ airports: [own] }: Destination): boolean {
  return own !== undefined && isRegional(own.iata);
}

function isRegional(iata: string): boolean {
  return loadTransport().airport(iata)?.isRegional === true;
}

/** The way by hired car; what it costs is for each of the party. */
function drivenTo(from: Destination, iata: string, travelers: number): AirportWay | undefined {
  const airport = loadTransport().airport(iata);

  if (!airport) return undefined;
  const way = roadWay(from, airport);

  return {
    iata,
    minutes: Math.round((way.minutes + AT_AIRPORT) / 5) * 5,
    mode: 'car',
    usd: Math.round((way.km * USD_PER_KM) / travelers),
  };
}

/** The airport of a saved place by its code, where it is not the nearest one. */
export function airportOf(
  place: Destination,
  iata: string | undefined,
  travelers: number,
): AirportWay | undefined {
  if (iata === undefined || place.airports[0]?.iata === iata) return undefined;
  return (
    place.airports.find((airport) => airport.iata === iata) ?? drivenTo(place, iata, travelers)
  );
}

/** The arrival at the first stay by way of an airport further off. */
export function landingAt(journey: Journey, airport: AirportWay | undefined): Journey {
  if (!airport || journey.byTrain) return journey;
  return { ...journey, arrivesBy: { ...endAt(airport), wait: LANDING } };
}

/** The way home from the last stay by way of an airport further off. */
export function leavingFrom(journey: Journey, airport: AirportWay | undefined): Journey {
  if (!airport || journey.byTrain || journey.leavesWith) return journey;
  return {
    ...journey,
    leavesBy: { ...endAt(airport), wait: journey.isLong ? LONG_TAKE_OFF : TAKE_OFF },
  };
}

function endAt({ iata, minutes, mode, usd, by = mode }: AirportWay): Omit<RideEnd, 'wait'> {
  return {
    mode: 'flight',
    point: iata,
    transfer: minutes,
    usd,
    home: `${durationText(minutes)} ${mode === 'car' ? 'by road with the hired car' : `by ${by}`}`,
  };
}
