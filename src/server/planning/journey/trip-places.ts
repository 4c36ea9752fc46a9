import { RIDE_NAMES } from '#shared/trips/ride-names.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { Point } from '#server/planner/problem.ts';
import { stopsText } from '#shared/trips/road-stops-text.ts';
import type { StayPoint, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { serviceHours } from '#server/catalogue/rides.ts';
import { sentences } from '../candidates/place-words.ts';
import type { JourneyStay } from './journey-plan.ts';
import type { PlaceRide } from './place-ride.ts';
import { rideEnds } from './ride-ends.ts';
import { roadStops } from './road-stops.ts';

export const LUGGAGE = {
  train: 'Bags travel with you, free of charge',
  ferry: 'Bags travel with you; large ones stay on the racks below deck',
  coach: 'One large bag each goes in the hold, free on most lines',
  flight: 'Hand luggage is free; a checked bag may cost extra',
  drive: 'Bags travel in the boot; leave none in sight when you stop',
} as const;

/** A place of a trip, wherever one stays in it. */
export type PlaceOfRoute = Omit<TripPlace, 'stay'>;

type Telling = {
  catalogue: Catalogue;
  travelers: number;
  /** Where the trip stays: no stops on the way. */
  stays?: readonly Point[];
};

/** A stay as the trip tells it. */
export function toTripPlace(one: JourneyStay, stay: StayPoint, telling: Telling): TripPlace {
  return { ...toPlaceOfRoute(one, telling), stay };
}

/** A place with the ride to it as the trip tells it. */
export function toPlaceOfRoute(
  { destination, nights, arrive, depart, ride }: JourneyStay,
  telling: Telling,
): PlaceOfRoute {
  const { catalogue } = telling;
  const { id, name, country, lat, lon, timeZone, airports } = destination;
  const airport = airports[0]?.iata;

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
  const { mode, from, to, departs, arrives, minutes, km, oneWayUsd } = option;
  const { leaving, arriving } = rideEnds(option);
  const stops = mode === 'drive' ? roadStops(option, catalogue, stays) : [];

  return {
    mode,
    from: leaving.point ?? from.name,
    to: arriving.point ?? to.name,
    date,
    departs: timeOf(departs),
    arrives: timeOf(arrives),
    minutes,
    km,
    usd: partyUsd(option, travelers),
    ...(oneWayUsd === undefined ? {} : { oneWayUsd }),
    ...(stops.length > 0 ? { stops } : {}),
    ...serviceOf(option),
    estimate: option.estimate || option.priceEstimated,
  };
}

/** What a ride costs the party: a car is paid once, with the fee for leaving it elsewhere. */
export function partyUsd(
  { mode, priceUsd, oneWayUsd = 0 }: Pick<PlaceRide, 'mode' | 'priceUsd' | 'oneWayUsd'>,
  travelers: number,
): number {
  return priceUsd * (mode === 'drive' ? 1 : travelers) + oneWayUsd;
}

/** Who runs a ride and what is known of it. */
function serviceOf({ mode, ride }: PlaceRide) {
  if (!ride) return { operators: [], luggage: LUGGAGE[mode], source: 'Estimated by distance' };
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

/** The ride as an entry of its day. */
export function rideActivity(
  from: Pick<TripPlace, 'name'>,
  to: TripPlace,
  ride: TripRide,
): PlannedActivity {
  const { mode, departs, minutes, usd, oneWayUsd, operators, changeAt, luggage, estimate } = ride;
  const price = `${estimate ? 'about ' : ''}$${Math.round(usd)} for the party`;

  return {
    activity: `${RIDE_NAMES[mode]} from ${from.name} to ${to.name}`,
    time: departs,
    duration: durationText(minutes),
    description: sentences([
      mode === 'drive'
        ? `${Math.round(ride.km)} km by road, ${price}`
        : `${operators.length > 0 ? `${operators.slice(0, 2).join(' or ')}, ` : ''}from ${ride.from} to ${ride.to}, ${price}`,
      oneWayUsd === undefined
        ? undefined
        : `Of that about $${oneWayUsd} is for leaving the car in ${to.name}`,
      changeAt ? `Change at ${changeAt}` : undefined,
      estimate
        ? 'Time and fare are typical, not read from a timetable: check them when you book'
        : undefined,
      breakOn(ride),
      luggage,
    ]),
    category: 'Travel',
    kind: 'ride',
  };
}

/** Where to stop or what to eat on a longer way. */
function breakOn({ mode, minutes, stops }: TripRide): string | undefined {
  switch (mode) {
    case 'flight':
      return undefined;
    case 'drive':
      return stopsText(stops) ?? (minutes >= 150 ? 'Stop for lunch on the way' : undefined);
    case 'train':
    case 'coach':
    case 'ferry':
      return minutes >= 90 ? 'Take something to eat along' : undefined;
  }
}

/** The title of a day on which the party moves on. */
export function rideTitle(from: Pick<TripPlace, 'name'>, to: Pick<TripPlace, 'name'>): string {
  return `From ${from.name} to ${to.name}`;
}
