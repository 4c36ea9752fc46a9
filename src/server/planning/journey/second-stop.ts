import { distanceKm } from '#server/catalogue/distance.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Match } from '../destination/match-destination.ts';
import type { RouteWish } from './choose-route.ts';
import { ONE_BASE_KM } from './asked-tour.ts';
import { dayTripTo } from './place-day-trip.ts';
import { placeRides } from './place-ride.ts';
import { readRideWishes } from './ride-wishes.ts';

/** A surprise has a second stop from so many nights on, and where one is asked for from fewer. */
const ROOMY_NIGHTS = 7;
const LEAST_NIGHTS = 4;
/** From door to door, in minutes. */
const SHORT_RIDE = 240;
/** How much less than the first stop the second may suit the traveller, also where two are asked for. */
const LESS_SUITED = { open: 25, two: 45 };
/** What an hour under way takes from how well a stop suits. */
const HOUR_UNDER_WAY = 4;
/** From so many nights on one place is too little: another first stop that suits about as well may have a second one. */
const LONG_NIGHTS = 9;
const ABOUT_AS_WELL = 10;
/** How many first stops are tried where two are asked for or the trip is long, and how many second ones of each. */
const MOST_FIRST = 8;
const MOST_SECOND = 2;

const TWO =
  /\b(two|2|a couple of|several) (stops|places|cities|towns|destinations|bases)\b|\b(second|another|one more) (stop|place|city|town|destination)\b|\btwo[- ](stop|city|centre|center)\b/i;
const ONE =
  /\b(one|1|a single|the same|just one|only one) (stop|place|city|town|destination|base|hotel)\b|\b(no|not?) (moving|second stop|changing (hotels?|places?))|\bwithout (moving|changing (hotels?|places?))/i;

/** Whether the notes of a surprise ask for one stop or for two. */
export function askedStops({
  additionalPreferences: notes,
}: Pick<PlanRequest, 'additionalPreferences'>): 'one' | 'two' | undefined {
  if (ONE.test(notes)) return 'one';
  return TWO.test(notes) ? 'two' : undefined;
}

/**
 * Routes with a second stop a short ride from the first, for a surprise that is long enough or asks for one: to
 * places that suit the traveller about as well, the best first.
 */
export function withSecondStop(
  request: PlanRequest,
  matches: readonly Match[],
  { isSlow }: { isSlow: boolean },
): RouteWish[] {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const stops = request.tripType === 'surprise' ? askedStops(request) : 'one';
  const least = stops === 'two' ? LEAST_NIGHTS : ROOMY_NIGHTS;

  // A place that a language model proposed was proposed alone.
  if (stops === 'one' || nights < least || request.guidance) return [];
  if (isSlow && stops !== 'two') return [];

  return firstStops(matches, { stops, nights }).flatMap((first) =>
    secondStops(first, { matches, request, lessSuited: LESS_SUITED[stops ?? 'open'] })
      .slice(0, MOST_SECOND)
      .map((second) => ({
        places: [first, second].map(({ destination }) => ({ destination, isRequired: true })),
        isOrdered: false,
      })),
  );
}

/** Where a surprise may begin: in the place that suits best, else in others as the trip needs two stops. */
function firstStops(
  matches: readonly Match[],
  { stops, nights }: { stops: 'two' | undefined; nights: number },
): Match[] {
  const best = matches[0]?.score ?? 0;
  const others = matches.slice(1, MOST_FIRST);

  if (stops === 'two') return matches.slice(0, MOST_FIRST);
  return [
    ...matches.slice(0, 1),
    ...(nights >= LONG_NIGHTS ? others.filter(({ score }) => score >= best - ABOUT_AS_WELL) : []),
  ];
}

type Seeking = { matches: readonly Match[]; request: PlanRequest; lessSuited: number };

/** The places a short ride from one, no day trip of it, by how well they suit and how near they are. */
function secondStops(first: Match, { matches, request, lessSuited }: Seeking): Match[] {
  const date = addDays(request.departureDate, 3);
  const facts = { rides: loadRides(), date, wishes: readRideWishes(request) };

  return matches
    .filter(
      ({ destination, score }) =>
        score >= first.score - lessSuited &&
        distanceKm(first.destination, destination) > ONE_BASE_KM &&
        dayTripTo(destination, first.destination) === undefined,
    )
    .flatMap((match) => {
      const [ride] = placeRides([first.destination, match.destination], facts);

      return ride && ride.doorMinutes <= SHORT_RIDE
        ? [{ match, worth: match.score - (ride.doorMinutes / 60) * HOUR_UNDER_WAY }]
        : [];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ match }) => match);
}
