import type { Ride } from '#server/catalogue/ride.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { isWarnedOf, type TripView } from './trip-view.ts';
import { when } from './when.ts';

export type RideBetween = { from: TripPlace; to: TripPlace; ride: TripRide };

const DAYS_OF_WEEK = 7;
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_MONDAY = 4;

/** A ride by a service is one that is known, in its season, on its weekdays and in its hours; any other is called an estimate. */
export function serviceFaults({ from, to, ride }: RideBetween, view: TripView): string[] {
  if (ride.operators.length === 0)
    return when(
      !ride.estimate,
      `the ride to ${to.name} has no operator and is not called an estimate`,
    );
  // A flight that the traveller chose is known to its seller; ours are the services on the ground.
  if (ride.isSelected && ride.mode === 'flight') return [];
  const known = view.facts.services?.(from.id, to.id).filter((service) => isOf(ride, service));
  const service = known?.find(
    ({ season, weekdays }) =>
      isInSeason(season, ride.date.slice(5)) && isWeekday(weekdays?.there, ride.date),
  );

  if (service) return timetableFaults({ from, to, ride }, service, view);
  return [
    ...when(
      known?.length === 0,
      `no ${ride.mode} of ${ride.operators.join(', ')} is known from ${from.name} to ${to.name}`,
    ),
    ...when(
      known !== undefined && known.length > 0,
      `the ${ride.mode} to ${to.name} does not run on ${ride.date}`,
    ),
  ];
}

function isOf(ride: TripRide, { mode, operators }: Ride): boolean {
  return mode === ride.mode && operators.some((one) => ride.operators.includes(one));
}

function timetableFaults({ from, to, ride }: RideBetween, service: Ride, view: TripView): string[] {
  const { typicalHours, departuresPerWeek = DAYS_OF_WEEK } = service;
  const { firstDeparture = typicalHours?.first, lastDeparture = typicalHours?.last } = service;

  return [
    ...when(
      firstDeparture !== undefined && ride.departs < firstDeparture,
      `the ${ride.mode} to ${to.name} does not leave before ${firstDeparture}`,
    ),
    ...when(
      lastDeparture !== undefined && ride.departs > lastDeparture,
      `the last ${ride.mode} to ${to.name} leaves at ${lastDeparture}`,
    ),
    ...when(
      departuresPerWeek < DAYS_OF_WEEK && !isWarnedOf(view, `from ${from.name} to ${to.name}`),
      `the ${ride.mode} to ${to.name} does not run every day, and no warning says so`,
    ),
  ];
}

/** The checker's own reckoning: the days of the week begin with Monday, which 5 January 1970 was. */
function isWeekday(days: readonly string[] | undefined, date: string): boolean {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) - FIRST_MONDAY;

  return (
    !days || days.includes(WEEKDAYS[((day % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK] ?? '')
  );
}

function isInSeason(season: Ride['season'], day: string): boolean {
  if (!season) return true;
  const { from, to } = season;

  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
