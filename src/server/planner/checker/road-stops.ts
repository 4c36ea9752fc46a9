import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { type PlannedRoadStop, plannedStops } from '#shared/trips/road-stops.ts';
import { parseDuration } from '#shared/dates.ts';
import { rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { Span } from '../problem.ts';
import { clockMinutes, clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import type { RideBetween } from './ride-service.ts';
import type { TripView } from './trip-view.ts';
import { when } from './when.ts';

/** No road between two stops is driven faster, in kilometres an hour of the straight line. */
const FASTEST = 115;
const ROUNDING = 5;
/** Who is under way from before noon until so late has eaten. */
const NOON = 12 * 60;
const LATE_LUNCH = 15 * 60 + 30;

type Drive = RideBetween & { day: PlannedDay };
type Timed = PlannedRoadStop & { start: number; end: number };

/** What is wrong with the planned stops of a drive: their order, ways, hours, light, and lunch. */
export function roadFaults(drive: Drive, view: TripView): string[] {
  const stops = plannedStops(drive.ride).map((stop): Timed => {
    const start = clockMinutes(stop.arrives);

    return { ...stop, start, end: start + stop.minutes };
  });

  if (stops.length === 0) return [];
  return [
    ...when(drive.ride.mode !== 'drive', `a ${drive.ride.mode} stops at no place on the way`),
    ...wayFaults(drive, stops),
    ...dayFaults(drive, stops),
    ...stops.flatMap((stop) => visitFaults(stop, drive, view)),
    ...lunchFaults(drive, stops),
  ];
}

/** Each leg takes as long as its way does, and all legs together are the minutes at the wheel. */
function wayFaults({ from, to, ride }: Drive, stops: readonly Timed[]): string[] {
  let [at, now]: [{ lat: number; lon: number }, number] = [from, clockMinutes(ride.departs)];
  let driven = 0;
  const faults = stops.flatMap((stop) => {
    const leg = stop.start - now;
    const least = leastDrive(at, stop);

    [at, now] = [stop, stop.end];
    driven += leg;
    if (leg < 0) return [`${stop.name} begins at ${stop.arrives}, before one is there`];
    return when(leg + ROUNDING < least, `${leg} minutes are too few for the way to ${stop.name}`);
  });
  const rest = ride.minutes - driven;

  return [
    ...faults,
    ...when(
      rest + ROUNDING < leastDrive(at, to),
      `${rest} minutes are too few for the way from the last stop to ${to.name}`,
    ),
  ];
}

function leastDrive(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  return (60 * straightKm(from, to)) / FASTEST;
}

/** The day holds each stop between the legs of the drive, and nothing else there. */
function dayFaults({ day }: Drive, stops: readonly Timed[]): string[] {
  const held = day.activities
    .slice(rideIndex(day), rideEnd(day) + 1)
    .filter(({ kind }) => kind !== 'ride');

  return [
    ...stops.flatMap((stop, at) => {
      const entry = held[at];
      const isSame = entry?.time === stop.arrives && parseDuration(entry.duration) === stop.minutes;

      return when(!isSame, `${stop.name} at ${stop.arrives} is not in the day as the drive has it`);
    }),
    ...when(held.length > stops.length, 'the day holds a stop that the drive has not'),
  ];
}

/** A visit is open and seen by daylight. */
function visitFaults(
  { name, place, start, end }: Timed,
  { ride, to }: Drive,
  view: TripView,
): string[] {
  const facts = place && view.facts.place(place.id);

  if (!place || !facts) return [];
  const light = facts.daylight ? daylightAt(to, ride.date, view) : undefined;

  return [
    ...when(
      !isWithin([start, end], facts.openOn(ride.date)),
      `${name} is closed from ${clockText(start)} to ${clockText(end)}`,
    ),
    ...when(
      light !== undefined && (start + DUSK < light[0] || end - DUSK > light[1]),
      `${name} is seen in the dark`,
    ),
  ];
}

/** The sun is told for the ends of a drive, not for each stop. */
const DUSK = 30;

function daylightAt(to: TripPlace, date: string, { trip, facts }: TripView): Span | undefined {
  const own = facts.stays?.[trip.places?.indexOf(to) ?? -1];

  return (own?.daylight ?? facts.daylight)?.(date);
}

function isWithin([start, end]: Span, spans: readonly Span[]): boolean {
  return spans.some(([open, close]) => start >= open && end <= close);
}

/** A drive with stops over the whole of noon has lunch among them. */
function lunchFaults({ ride }: Drive, stops: readonly Timed[]): string[] {
  const isOverNoon = clockMinutes(ride.departs) < NOON && clockMinutes(ride.arrives) > LATE_LUNCH;

  return when(
    isOverNoon && stops.every(({ meal }) => meal === undefined),
    'the drive takes all of noon and has no lunch',
  );
}
