import { addDays, timeOf } from '#shared/dates.ts';
import { usdOfStops } from '#shared/trips/road-stops.ts';
import type { StayPoint, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { isDrivenBy } from '#server/catalogue/road-way.ts';
import { serviceHours } from '#server/catalogue/rides.ts';
import type { JourneyStay } from './journey-plan.ts';
import type { PlaceRide } from './place-ride.ts';
import { rideEnds } from './ride-ends.ts';
import { roadStops } from './road-stops.ts';

export const LUGGAGE = {
  train: 'Bags travel with you, free of charge',
  ferry: 'Bags travel with you; large ones stay on the racks below deck',
  coach: 'One large bag each goes in the hold, free on most lines',
  flight: 'Hand luggage is free; a checked bag may cost extra',
  drive: 'Bags ride in the trunk; leave nothing in sight when you stop',
} as const;

const WITH_DRIVER =
  'By car with a driver, which your hotel or an agency books; bags stay with it when you stop';

/** A place of a trip, wherever one stays in it. */
export type PlaceOfRoute = Omit<TripPlace, 'stay'>;

type Telling = {
  catalogue: Catalogue;
  travelers: number;
  /** Where the trip stays: no stops on the way. */
  stays?: readonly Destination[];
};

/** A stay as the trip tells it. */
export function toTripPlace(one: JourneyStay, stay: StayPoint, telling: Telling): TripPlace {
  return { ...toPlaceOfRoute(one, telling), stay };
}

/** A place with the ride to it as the trip tells it. */
export function toPlaceOfRoute(
  { destination, nights, arrive, depart, ride, airport: flown }: JourneyStay,
  telling: Telling,
): PlaceOfRoute {
  const { catalogue } = telling;
  const { id, name, country, lat, lon, timeZone, airports } = destination;
  const airport = flown?.iata ?? airports[0]?.iata;

  return {
    id,
    name,
    country: catalogue.country(country)?.name ?? country,
    lat,
    lon,
    timeZone,
    nights,
    arrive,
    depart,
    ...(airport ? { airport } : {}),
    ...(ride ? { ride: toTripRide(ride, arrive, telling) } : {}),
  };
}

function toTripRide(
  option: PlaceRide,
  date: string,
  { catalogue, travelers, stays }: Telling,
): TripRide {
  const { mode, from, to, departs, arrives, minutes, km, oneWayUsd, nights = 0 } = option;
  const { leaving, arriving } = rideEnds(option);
  const stops = option.stops ?? (mode === 'drive' ? roadStops(option, catalogue, stays) : []);

  return {
    mode,
    from: leaving.point ?? from.name,
    to: arriving.point ?? to.name,
    date: nights === 0 ? date : addDays(date, -nights),
    ...(nights === 0 ? {} : { arrivesOn: date }),
    departs: timeOf(departs),
    arrives: timeOf(arrives),
    minutes,
    km,
    usd: partyUsd(option, travelers),
    ...(oneWayUsd === undefined ? {} : { oneWayUsd }),
    ...(option.isDriven ? { isDriven: true } : {}),
    ...(stops.length > 0 ? { stops } : {}),
    ...serviceOf(option),
    estimate: option.estimate || option.priceEstimated,
  };
}

/** What a ride costs the party with all that is paid at its stops. */
export function underWayUsd(ride: PlaceRide, travelers: number): number {
  const { food, activities } = usdOfStops(ride);

  return partyUsd(ride, travelers) + food + activities;
}

/** What a ride costs the party: a car is paid once, with the fee for leaving it elsewhere. */
function partyUsd(
  { mode, priceUsd, oneWayUsd = 0 }: Pick<PlaceRide, 'mode' | 'priceUsd' | 'oneWayUsd'>,
  travelers: number,
): number {
  return priceUsd * (mode === 'drive' ? 1 : travelers) + oneWayUsd;
}

/** Who runs a ride and what is known of it. */
function serviceOf({ mode, ride, from, isDriven: isAsked }: PlaceRide) {
  const isDriven = mode === 'drive' && (isAsked === true || isDrivenBy(from.country));

  if (!ride)
    return {
      operators: [],
      luggage: isDriven ? WITH_DRIVER : LUGGAGE[mode],
      source: 'Estimated by distance',
    };
  const { operators, changeAt, luggage = LUGGAGE[mode], source, asOf } = ride;
  const { departuresPerWeek, firstDeparture, lastDeparture, isTypical } = serviceHours(ride);

  return {
    operators,
    ...(changeAt ? { changeAt } : {}),
    luggage,
    source,
    asOf,
    ...(departuresPerWeek ? { departuresPerWeek } : {}),
    ...(firstDeparture ? { firstDeparture } : {}),
    ...(lastDeparture ? { lastDeparture } : {}),
    ...(isTypical ? { hasTypicalHours: true } : {}),
  };
}
