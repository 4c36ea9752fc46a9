import type { TravelLeg } from '#shared/generation/generated-trip.schema.ts';
import type { PlaceFacts } from '../check-facts.ts';
import { isWarnedOf, type DayView, type StopView, type TripView } from './trip-view.ts';

/** A train that takes less than this comes before a flight. */
const TRAIN_MINUTES = 300;
/** Where there is no transit, a way this short is still walked, in kilometres. */
const WALKABLE_KM = 1;

/** Rule 8: vegan meals where they are wanted; walking, transit and trains before taxis and flights. */
export function checkDiet(view: TripView): string[] {
  const { isVeganFriendly, isEcoFriendly } = view.facts.preference;

  return [
    ...(isVeganFriendly ? meatyMeals(view) : []),
    ...(isEcoFriendly ? wastefulWays(view) : []),
  ];
}

function meatyMeals({ days }: TripView): string[] {
  return days.flatMap(({ label, stops }) =>
    stops
      .filter((stop) => stop.activity.kind === 'meal' && !isVegan(stop))
      .map(({ name }) => `${label}, ${name}: serves no vegan meals`),
  );
}

/** Where the choice is the traveller's, the plan says how the meal is a vegan one. */
function isVegan({ facts, isOwnChoice, activity }: StopView): boolean {
  if (!isOwnChoice) return facts?.vegan === true;
  return /\bvegan\b/i.test(`${activity.activity} ${activity.description ?? ''}`);
}

function wastefulWays(view: TripView): string[] {
  const { facts, trip, days } = view;
  const ways = days.flatMap((day) =>
    waysOf(day, trip.accommodation).flatMap((one) =>
      isWasteful(one, view)
        ? [
            `${day.label}, ${one.name}: reached by ${one.way.mode}, although walking or transit would do`,
          ]
        : [],
    ),
  );
  const flights = trip.flights.outbound.length + trip.flights.return.length;
  const trainMinutes = facts.trainMinutes ?? Infinity;

  if (trainMinutes >= TRAIN_MINUTES || flights === 0 || isWarnedOf(view, 'train fares'))
    return ways;
  return [
    ...ways,
    `The way there: a flight, although the train takes ${Math.round(trainMinutes / 6) / 10} hours`,
  ];
}

type Position = { lat: number; lon: number };
/** A way of a day, its ends, and what is known of the places there. */
type WayOfDay = {
  name: string;
  way: TravelLeg;
  from: Position;
  to: Position;
  places: readonly (PlaceFacts | undefined)[];
};

function waysOf({ stops, day }: DayView, stay: Position): WayOfDay[] {
  const there = stops.flatMap(({ name, activity, place, facts }, at): WayOfDay[] => {
    const before = stops[at - 1];
    const from = before?.leftAt ?? stay;

    return activity.travel
      ? [{ name, way: activity.travel, from, to: place, places: [before?.facts, facts] }]
      : [];
  });
  const last = stops.at(-1);

  return day.back
    ? [
        ...there,
        {
          name: 'the stay',
          way: day.back,
          from: last?.leftAt ?? stay,
          to: stay,
          places: [last?.facts],
        },
      ]
    : there;
}

/** By car where it is known that nothing else goes, or that the tour fetches its guests, nobody had a choice. */
function isWasteful({ way, from, to, places }: WayOfDay, { facts }: TripView): boolean {
  const { mode, km } = way;

  if (mode !== 'taxi' && mode !== 'drive') return false;
  if (facts.hasTransit === false && km > WALKABLE_KM) return false;
  const isOnlyByCar = facts.wayBetween?.(from, to)?.by === 'taxi';

  return !isOnlyByCar && !places.some((place) => place?.isPickedUp);
}
