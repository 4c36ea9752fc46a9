import type { TravelLeg } from '#shared/generation/generated-trip.schema.ts';
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
    waysOf(day).flatMap(({ to, way }) =>
      isWasteful(way, facts.hasTransit ?? true)
        ? [`${day.label}, ${to}: reached by ${way.mode}, although walking or transit would do`]
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

function waysOf({ stops, day }: DayView): { to: string; way: TravelLeg }[] {
  const there = stops.flatMap(({ name, activity }) =>
    activity.travel ? [{ to: name, way: activity.travel }] : [],
  );

  return day.back ? [...there, { to: 'the stay', way: day.back }] : there;
}

function isWasteful({ mode, km }: TravelLeg, hasTransit: boolean): boolean {
  if (mode !== 'taxi' && mode !== 'drive') return false;
  return hasTransit || km <= WALKABLE_KM;
}
