import { durationText, minutesOf, shortDay, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { RIDE_NAMES } from '#shared/trips/ride-names.ts';
import { type PlannedRoadStop, plannedStops } from '#shared/trips/road-stops.ts';
import { stopsText } from '#shared/trips/road-stops-text.ts';
import { sentences } from '../candidates/place-words.ts';

type Named = Pick<TripPlace, 'name'>;
type Leg = { departs: number; minutes: number; to: string | undefined };

const LUNCH_CATEGORY = 'Dining';
const VISIT_CATEGORY = 'Sightseeing';

/** The ride as entries of its day: one, or leg, stop and leg in turn where the drive is planned with stops. */
export function rideEntries(from: Named, to: Named, ride: TripRide): PlannedActivity[] {
  const stops = plannedStops(ride);
  const [first] = stops;

  if (!first) return [rideActivity(from, to, ride)];
  const legs = legsOf(ride, stops, to.name);
  const ahead = legs.map((leg, at) =>
    leg.minutes > 0 ? [legActivity(leg, at === 0 ? { from, to, ride } : undefined, ride)] : [],
  );

  return [
    ...stops.flatMap((stop, at) => [...(ahead[at] ?? []), stopActivity(stop)]),
    ...(ahead.at(-1) ?? []),
  ];
}

/** The way to each stop, and from the last one on. */
function legsOf(ride: TripRide, stops: readonly PlannedRoadStop[], end: string): Leg[] {
  const leaves = [
    minutesOf(ride.departs),
    ...stops.map((stop) => minutesOf(stop.arrives) + stop.minutes),
  ];
  const driven = stops.map((stop, at) => minutesOf(stop.arrives) - (leaves[at] ?? 0));
  const rest = ride.minutes - driven.reduce((sum, minutes) => sum + minutes, 0);
  // Towards a meal one drives on, towards a sight to it.
  const aims = [
    ...stops.map(({ meal, place, name }) => (meal ? undefined : (place?.name ?? name))),
    end,
  ];

  return [...driven, rest].map((minutes, at) => ({
    departs: leaves[at] ?? 0,
    minutes,
    to: aims[at] ?? mealTown(stops[at], stops[at + 1]),
  }));
}

/** Where one eats right where the next stop is, the way there leads to that stop. */
function mealTown(meal: PlannedRoadStop | undefined, next: PlannedRoadStop | undefined) {
  return meal && next?.lat === meal.lat && next.lon === meal.lon ? next.name : undefined;
}

/** A leg of a drive; the first tells of the whole. */
function legActivity(
  { departs, minutes, to: aim }: Leg,
  whole: { from: Named; to: Named; ride: TripRide } | undefined,
  { km, minutes: all, isDriven }: TripRide,
): PlannedActivity {
  const travel = {
    mode: 'drive' as const,
    minutes,
    km: Math.round((km * minutes) / Math.max(1, all)),
  };
  const onWords = isDriven ? 'Your driver takes you on' : 'Drive on';
  const own = {
    time: timeOf(departs),
    duration: durationText(minutes),
    category: 'Travel',
    kind: 'ride' as const,
  };

  if (!whole)
    return { ...own, activity: `${onWords}${aim === undefined ? '' : ` to ${aim}`}`, travel };
  return {
    ...rideActivity(whole.from, whole.to, whole.ride),
    ...own,
    activity: `${driveWords(whole.ride)} from ${whole.from.name} ${aim === undefined ? `towards ${whole.to.name}` : `to ${aim}`}`,
    travel,
  };
}

function stopActivity({
  name,
  arrives,
  minutes,
  meal,
  place,
  why,
  interests,
}: PlannedRoadStop): PlannedActivity {
  const own = { time: arrives, duration: durationText(minutes) };

  return meal
    ? {
        ...own,
        activity: name,
        description:
          'Stop where the locals are parked at noon, or bring a picnic. About $16 a person, an estimate.',
        category: LUNCH_CATEGORY,
        kind: 'meal',
        meal,
      }
    : {
        ...own,
        activity: place?.name ?? name,
        ...(why ? { description: sentences([why]) } : {}),
        category: VISIT_CATEGORY,
        kind: 'stop',
        ...(place ? { place } : {}),
        ...(interests ? { interests } : {}),
      };
}

/** The ride as one entry of its day. */
export function rideActivity(from: Named, to: Named, ride: TripRide): PlannedActivity {
  const { mode, departs, minutes, usd, oneWayUsd, operators, changeAt, luggage, estimate } = ride;
  const { arrives, arrivesOn } = ride;
  const price = `${estimate ? 'about ' : ''}$${Math.round(usd)} for the party`;
  const hasStops = plannedStops(ride).length > 0;

  return {
    activity: `${mode === 'drive' ? driveWords(ride) : RIDE_NAMES[mode]} from ${from.name} to ${to.name}`,
    time: departs,
    duration: durationText(minutes),
    description: sentences([
      mode === 'drive'
        ? `${Math.round(ride.km)} km${hasStops ? ` and ${durationText(minutes)} ${ride.isDriven ? 'in the car' : 'at the wheel'} to ${to.name}` : ' by road'}, ${price}`
        : `${operators.length > 0 ? `${operators.slice(0, 2).join(' or ')}, ` : ''}from ${ride.from} to ${ride.to}, ${price}`,
      oneWayUsd === undefined
        ? undefined
        : `About $${oneWayUsd} of that is for dropping the car off in ${to.name}`,
      arrivesOn === undefined
        ? undefined
        : `It runs overnight: you arrive on ${shortDay(arrivesOn)} at ${arrives}, local time`,
      changeAt ? `Change at ${changeAt}` : undefined,
      estimate ? typical(mode) : undefined,
      hasStops ? undefined : breakOn(ride),
      luggage,
    ]),
    category: 'Travel',
    kind: 'ride',
  };
}

function typical(mode: TripRide['mode']): string {
  return mode === 'drive'
    ? 'Time and cost are typical: check the route before you leave'
    : 'Times and fares are typical, not from a timetable: check them when you book';
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

/** Who is at the wheel. */
function driveWords({ isDriven }: Pick<TripRide, 'isDriven'>): string {
  return isDriven ? 'Your driver takes you' : 'Drive';
}

/** The title of a day on which the party moves on. */
export function rideTitle(from: Named, to: Named): string {
  return `From ${from.name} to ${to.name}`;
}
