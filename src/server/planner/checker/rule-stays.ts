import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { RideMode, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { minutesOfStops, plannedStops } from '#shared/trips/road-stops.ts';
import { rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import { clockMinutes, clockText, daysOn } from './clock.ts';
import { straightKm } from './physics.ts';
import { type RideBetween, serviceFaults } from './ride-service.ts';
import { roadFaults } from './road-stops.ts';
import { isWarnedOf, type StopView, type TripView } from './trip-view.ts';
import { when } from './when.ts';

/** Minutes at the station, pier or airport before a ride, and until one is out of it. */
const AHEAD: Readonly<Record<RideMode, number>> = {
  train: 15,
  coach: 15,
  ferry: 30,
  flight: 90,
  drive: 0,
};
const ASHORE: Readonly<Record<RideMode, number>> = {
  train: 5,
  coach: 5,
  ferry: 10,
  flight: 30,
  drive: 0,
};
/** Faster than this nothing goes from door to door, in kilometres an hour. */
const FASTEST: Readonly<Record<RideMode, number>> = {
  train: 360,
  coach: 105,
  ferry: 75,
  flight: 1000,
  drive: 115,
};
const CLOCK_SLACK = 5;
const DAY = 24 * 60;
/** Nobody drives longer than this in a day. */
const MOST_DRIVING = 8 * 60;
/** A stay this far from its place belongs to another. */
const NEAR_KM = 80;
/** Nights that a place has on average before a trip is called hurried. */
const LEAST_NIGHTS = 2;
const LEAST_RESTFUL = 2.5;

/** Rule 15: every night has one stay, or is spent on a ride; rides lie between the days' stops, run on their date and are possible. */
export function checkStays(view: TripView): string[] {
  const { places = [] } = view.trip;

  return [
    ...nightFaults(places, view),
    ...places.slice(1).flatMap((place, at) => rideFaults(places[at], place, view)),
    ...strayRides(places, view),
    ...hurry(places, view),
  ];
}

function nightFaults(places: readonly TripPlace[], { trip }: TripView): string[] {
  const { startDate, endDate } = trip.tripInfo;

  return [
    ...(places[0]?.arrive === startDate
      ? []
      : [`The first night has no stay: the trip begins on ${startDate}`]),
    ...(places.at(-1)?.depart === endDate
      ? []
      : [`The last night has no stay: the trip ends on ${endDate}`]),
    ...places.flatMap(({ name, nights, arrive, depart, lat, lon, stay }, at) => {
      const next = places[at + 1];

      return [
        ...(nights >= 1 && daysOn(arrive, nights) === depart
          ? []
          : [`${name}: ${nights} nights do not reach from ${arrive} to ${depart}`]),
        ...(next && next.arrive !== (next.ride?.arrivesOn ?? depart)
          ? [`${name}: is left on ${depart}, but ${next.name} begins on ${next.arrive}`]
          : []),
        ...(straightKm({ lat, lon }, stay) > NEAR_KM
          ? [`${name}: its stay ${stay.name} lies elsewhere`]
          : []),
      ];
    }),
  ];
}

function rideFaults(from: TripPlace | undefined, to: TripPlace, view: TripView): string[] {
  const day = view.trip.itinerary.find(({ date }) => date === from?.depart);
  const { ride } = to;
  const label = day ? `Day ${day.dayNumber}` : `The move to ${to.name}`;

  if (!from || !ride || !day) return [`${label}: no ride leads to ${to.name}`];
  return [
    ...clockFaults({ from, to, ride, day }, view),
    ...stopFaults(ride, { leaving: day, arriving: to.arrive }, view),
    ...serviceFaults({ from, to, ride }, view),
    ...roadFaults({ from, to, ride, day }, view),
    ...(from.country !== to.country && !isWarnedOf(view, `from ${from.name} to ${to.name}`)
      ? [`the ride to ${to.name} crosses a border, and no warning says so`]
      : []),
  ].map((fault) => `${label}: ${fault}`);
}

function clockFaults(
  { from, to, ride, day }: RideBetween & { day: PlannedDay },
  { facts }: TripView,
): string[] {
  const ahead = facts.hoursAhead
    ? 60 * (facts.hoursAhead(to.timeZone, ride.date) - facts.hoursAhead(from.timeZone, ride.date))
    : 0;
  const nights = ride.arrivesOn === undefined ? 0 : 1;
  const arrival =
    clockMinutes(ride.departs) + ride.minutes + minutesOfStops(ride) + ahead - nights * DAY;
  const entry = day.activities[rideIndex(day)];
  const least = (60 * straightKm(from, to)) / FASTEST[ride.mode];

  return [
    ...when(
      ride.date !== from.depart || daysOn(ride.date, nights) !== to.arrive,
      `the ride to ${to.name} is dated ${ride.date}`,
    ),
    ...when(
      entry?.time !== ride.departs,
      `the ride to ${to.name} leaves at ${ride.departs}, but the day has ${entry?.time ?? 'none'}`,
    ),
    ...when(
      !(Math.abs(arrival - clockMinutes(ride.arrives)) <= CLOCK_SLACK),
      `the ride to ${to.name} takes ${ride.minutes} minutes from ${ride.departs} and cannot arrive at ${ride.arrives} local time`,
    ),
    ...when(
      ride.mode === 'drive' && ride.minutes > MOST_DRIVING,
      `${Math.round(ride.minutes / 60)} hours at the wheel to ${to.name} are too many for a day`,
    ),
    ...when(
      !(ride.minutes >= least),
      `${ride.minutes} minutes by ${ride.mode} are impossible from ${from.name} to ${to.name}`,
    ),
  ];
}

/** The ride leaves after the last stop before it, and the next stop begins after it has arrived. */
function stopFaults(
  ride: TripRide,
  { leaving: day, arriving }: { leaving: PlannedDay; arriving: string },
  { days }: TripView,
): string[] {
  const [at, last] = [rideIndex(day), rideEnd(day)];
  const stops = days.find((one) => one.day === day)?.stops ?? [];
  const nextDay = arriving === day.date ? undefined : days.find((one) => one.day.date === arriving);
  const isBefore = ({ activity }: StopView) => day.activities.indexOf(activity) < at;
  const isBehind = ({ activity }: StopView) => day.activities.indexOf(activity) > last;
  const behind = nextDay?.stops ?? stops.filter(isBehind);
  const back = day.activities[at - 1]?.travel?.minutes ?? 0;
  const latest = clockMinutes(ride.departs) - AHEAD[ride.mode] - back;
  const earliest = clockMinutes(ride.arrives) + ASHORE[ride.mode];

  return [
    ...stops
      .filter((stop) => isBefore(stop) && stop.end > latest)
      .map(
        ({ name, end }) =>
          `${name} lasts until ${clockText(end)}, too late for the ${ride.mode} at ${ride.departs}`,
      ),
    ...behind
      .filter((stop) => setsOut(stop) < earliest)
      .map(
        ({ name, start }) =>
          `${name} begins at ${clockText(start)}, too soon after arriving at ${ride.arrives}`,
      ),
  ];
}

function setsOut({ start, activity }: StopView): number {
  return start - (activity.travel?.minutes ?? 0);
}

function strayRides(places: readonly TripPlace[], { trip }: TripView): string[] {
  // A drive has a leg to each of its stops, and one from the last.
  const moving = new Map(
    places
      .slice(1)
      .map(({ arrive, ride }) => [
        ride?.date ?? arrive,
        1 + (ride ? plannedStops(ride).length : 0),
      ]),
  );

  return trip.itinerary.flatMap(({ activities, date, dayNumber }) => {
    const rides = activities.filter(
      ({ kind, partOf }) => kind === 'ride' && partOf === undefined,
    ).length;
    const legs = moving.get(date) ?? 0;

    return rides > legs ? [`Day ${dayNumber}: has a ride that leads to no stay`] : [];
  });
}

function hurry(places: readonly TripPlace[], view: TripView): string[] {
  const { relaxation, toddler } = view.facts.preference.needs;
  const least = relaxation || toddler ? LEAST_RESTFUL : LEAST_NIGHTS;
  const nights = places.reduce((sum, place) => sum + place.nights, 0);

  // Trips that were saved before the sentence was reworded say "moves often".
  const isTold = ['move often', 'moves often'].some((words) => isWarnedOf(view, words));

  return nights < least * places.length && !isTold
    ? [`${places.length} places in ${nights} nights are too many moves, and no warning says so`]
    : [];
}
