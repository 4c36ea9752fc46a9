import { daysBetween, durationText, formatDay, shortDay } from '#shared/dates.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { unmetSentences } from '../asked/asked-outcomes.ts';
import type { RideWishes } from './ride-wishes.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';

/** What a trip to one town outside the catalogue is told of others. */
const OTHERS_KNOWN = /^Northstar knows .*Name one of them/;
/** Stays this short on average are called hurried. */
const HURRIED_NIGHTS = 2;
const HURRIED_SLOW = 2.5;

/** What people should know of the whole trip: the warnings of its stays, and those of its rides. */
export function joinedWarnings(
  trips: readonly ItineraryTrip[],
  places: readonly TripPlace[],
  { request: { interests, tripType }, isSlow }: { request: PlanRequest; isSlow: boolean },
): string[] {
  const movingDays = new Set(
    places.flatMap(({ arrive, ride }) => (ride ? [arrive, ride.date] : [])).map(formatDay),
  );
  const met = new Set(metInterests(trips));
  const stays = trips.flatMap((trip, index) => {
    // What was asked for is told of the whole trip.
    const asked = new Set(unmetSentences(trip.asked ?? []));

    return trip.warnings.flatMap((warning) => {
      if (asked.has(warning) || isOfMovingDay(warning, movingDays)) return [];
      if (interests.some((interest) => met.has(interest) && warning.startsWith(`${interest}: `)))
        return [];
      if (OTHERS_KNOWN.test(warning)) return [];
      return [numbered(warning, firstDay(places, index))];
    });
  });

  return [
    ...new Set([
      ...rideWarnings(places),
      ...stays,
      ...pace(places, { isSlow, isBusiness: tripType === 'business' }),
    ]),
  ];
}

/** What a ride asks for: papers at a border, seats, a look at the timetable. */
export function rideWarnings(places: readonly TripPlace[]): string[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1];
    const { ride } = place;

    if (!before || !ride) return [];
    const way = `from ${before.name} to ${place.name} on ${shortDay(ride.date)}`;

    return [
      ...(before.country === place.country
        ? []
        : [`The ${ride.mode} ${way} crosses a border: bring your passports or ID cards.`]),
      ...(ride.arrivesOn === undefined
        ? []
        : [
            `The ${ride.mode} ${way} runs overnight and arrives on ${shortDay(ride.arrivesOn)} at ${ride.arrives}: you need no hotel that night.`,
          ]),
      ...(ride.estimate ? [estimateOf(ride, way)] : []),
    ];
  });
}

/** Rides of a kind that was ruled out, because no other is known, and drives longer than was asked for. */
export function unwantedRides(places: readonly TripPlace[], wishes: RideWishes): string[] {
  return places.flatMap(({ ride, name }, index) => {
    const from = places[index - 1]?.name;

    return ride && from ? unwantedRide(ride, `from ${from} to ${name}`, wishes) : [];
  });
}

function unwantedRide(
  { mode, minutes }: TripRide,
  way: string,
  { avoided, mostDriving = Infinity }: RideWishes,
): string[] {
  if (mode === 'drive' && minutes > mostDriving)
    return [
      `The drive ${way} takes ${durationText(minutes)}, more than the ${durationText(mostDriving)} a day that you asked for.`,
    ];
  return avoided.includes(mode)
    ? [
        `F${way.slice(1)} this plan goes by ${mode === 'drive' ? 'car' : mode}: we know of no other way there within a day.`,
      ]
    : [];
}

function estimateOf({ mode, oneWayUsd }: TripRide, way: string): string {
  const fee =
    oneWayUsd === undefined
      ? ''
      : ` Its price includes about $${oneWayUsd} for dropping the car off somewhere else: ask before you book.`;

  return mode === 'drive'
    ? `The drive ${way} is estimated from the distance: check the route.${fee}`
    : `The ${mode} ${way} is an estimate: check times and book early.`;
}

function pace(
  places: readonly TripPlace[],
  { isSlow, isBusiness }: { isSlow: boolean; isBusiness: boolean },
): string[] {
  const nights = places.reduce((sum, place) => sum + place.nights, 0);

  if (nights / places.length >= (isSlow ? HURRIED_SLOW : HURRIED_NIGHTS)) return [];
  const often = `You move often on this trip: ${places.length} places in ${nights} nights.`;

  // Whoever calls on clients cannot leave one out.
  return [isBusiness ? often : `${often} Fewer places would leave more time in each.`];
}

function isOfMovingDay(warning: string, days: ReadonlySet<string>): boolean {
  return [...days].some((day) => warning === `${day} goes on the journey.`);
}

/** A stay's day 2 by its number in the whole trip. */
function numbered(warning: string, before: number): string {
  return warning.replace(/^Days? \d[\d, and]*\b/, (days) =>
    days.replace(/\d+/g, (number) => String(Number(number) + before)),
  );
}

/** How many days lie before a stay. */
function firstDay(places: readonly TripPlace[], index: number): number {
  const [first, place] = [places[0], places[index]];

  return first && place ? daysBetween(first.arrive, place.arrive) : 0;
}

function metInterests(trips: readonly ItineraryTrip[]): string[] {
  return trips.flatMap(({ itinerary }) =>
    itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ kind, interests = [] }) => (kind === 'stop' ? interests : [])),
    ),
  );
}
