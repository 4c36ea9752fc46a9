import { RIDE_NAMES } from '#shared/trips/ride-names.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import type { RideOption } from '#shared/booking/ride-option.schema.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { toUsd } from '#shared/money.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Rides } from '../../catalogue/rides.ts';
import { nightRides } from '../../planning/journey/night-rides.ts';
import { placeRides } from '../../planning/journey/place-ride.ts';
import { LUGGAGE, toPlaceOfRoute } from '../../planning/journey/trip-places.ts';

/** Four a day: then one leaves in the morning and another in the afternoon. */
const FREQUENT = 28;
const OTHER_HOURS = ['08:00', '15:30'] as const;
/** Departures nearer to each other are one choice. */
const LEAST_GAP = 90;
const LATEST_ARRIVAL = minutesOf('22:30');
const MOST_FLIGHTS = 3;

type World = { catalogue: Catalogue; rides: Rides; travelers: number };
/** The day on which one leaves a place, and the one on which one is in the next: the same, or the day after. */
export type Move = { leaves: string; arrives: string };
type Ends = { from: TripPlace; to: TripPlace };

/** The plan's own ride, the services and drives that the catalogue knows, and the flights that were found. */
export function rideOptions(
  { from, to }: Ends,
  flights: readonly FlightResult[],
  world: World,
): RideOption[] {
  const own = to.ride ? [toOption(to.ride, { isSample: to.ride.estimate })] : [];
  const known = knownRides({ from, to }, world).flatMap((ride) => [ride, ...atOtherHours(ride)]);
  const flown = flights
    .flatMap((flight) => toFlightOption(flight, moveOf({ from, to }), world.travelers))
    .slice(0, MOST_FLIGHTS);
  // A flight that was found says more than one that is guessed by distance.
  const guesses = flown.length > 0 ? known.filter(({ mode }) => mode !== 'flight') : known;

  return onlyOnce([...own, ...guesses.map((ride) => toOption(ride, { isSample: true })), ...flown]);
}

function knownRides({ from, to }: Ends, { catalogue, rides, travelers }: World): TripRide[] {
  const [start, end] = [from, to].map(({ id }) => catalogue.destination(id));

  if (!start || !end) return [];
  const { nights, arrive, depart } = to;
  const { leaves } = moveOf({ from, to });
  const ridesOf = leaves === arrive ? placeRides : nightRides;

  return ridesOf([start, end], { rides, date: leaves, wishes: { avoided: [] } }).flatMap(
    (ride) =>
      toPlaceOfRoute({ destination: end, nights, arrive, depart, ride }, { catalogue, travelers })
        .ride ?? [],
  );
}

function moveOf({ from, to }: Ends): Move {
  return { leaves: from.depart, arrives: to.arrive };
}

/** A service that leaves several times a day, in the morning and in the afternoon: typical hours, no timetable. */
function atOtherHours(ride: TripRide): TripRide[] {
  const { departs, arrives, firstDeparture = '06:00', lastDeparture = '21:00' } = ride;

  if ((ride.departuresPerWeek ?? 0) < FREQUENT || ride.arrivesOn !== undefined) return [];
  return OTHER_HOURS.flatMap((hour) => {
    const later = minutesOf(hour) - minutesOf(departs);
    const arrival = minutesOf(arrives) + later;
    const isWithin = hour >= firstDeparture && hour <= lastDeparture;

    return isWithin && Math.abs(later) >= LEAST_GAP && arrival > 0 && arrival <= LATEST_ARRIVAL
      ? [{ ...ride, departs: hour, arrives: timeOf(arrival), estimate: true }]
      : [];
  });
}

function toOption(ride: TripRide, { isSample }: { isSample: boolean }): RideOption {
  const { isSelected: _, ...told } = ride;
  const { mode, date, departs, usd, operators } = told;

  return {
    ...told,
    id: `ride-${mode}-${date}-${departs}`,
    name: `${RIDE_NAMES[mode]} at ${departs}`,
    provider: operators[0] ?? 'Northstar',
    price: Math.round(usd),
    currency: 'USD',
    sample: isSample,
  };
}

/** A flight as a ride to a place; none where it does not leave and land on the days of the move. */
export function toFlightOption(
  flight: FlightResult,
  { leaves, arrives: there }: Move,
  travelers: number,
): RideOption[] {
  const { outboundSegments: legs, totalDuration, deepLink, provider, sample } = flight;
  const [first, last] = [legs[0], legs.at(-1)];

  if (!first || !last) return [];
  const [day, departs = ''] = first.departureTime.split('T');
  const [landing, arrives = ''] = last.arrivalTime.split('T');

  if (day !== leaves || landing !== there) return [];
  const usd = Math.round(toUsd(flight.price, flight.currency) * travelers);

  return [
    {
      id: flight.id,
      name: `${first.airline} ${first.flightNumber}`,
      provider,
      mode: 'flight',
      from: first.departureAirport,
      to: last.arrivalAirport,
      date: leaves,
      ...(leaves === there ? {} : { arrivesOn: there }),
      departs: departs.slice(0, 5),
      arrives: arrives.slice(0, 5),
      minutes: totalDuration,
      km: 0,
      usd,
      price: usd,
      currency: 'USD',
      operators: sample ? [] : [first.airline],
      ...(legs.length > 1 ? { changeAt: first.arrivalAirport } : {}),
      luggage: LUGGAGE.flight,
      estimate: sample,
      source: sample ? 'Sample fares' : provider,
      sample,
      deepLink,
    },
  ];
}

/** The first of those of one way that leave at one time. */
function onlyOnce(options: readonly RideOption[]): RideOption[] {
  const seen = new Set<string>();

  return options.filter(({ mode, departs, operators }) => {
    const key = [mode, departs, operators[0]].join(' ');
    const isNew = !seen.has(key);

    seen.add(key);
    return isNew;
  });
}
