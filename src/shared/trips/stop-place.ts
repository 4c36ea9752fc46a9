import type { PlannedActivity, PlannedDay } from '../generation/generated-trip.schema.ts';
import type { StayPoint, TripPlace } from '../generation/trip-places.schema.ts';
import { isReachedOvernight, placeAt, placeOfMorning, rideEnd, rideIndex } from './stay-days.ts';

type Placed = {
  timeZone?: string | undefined;
  stay?: StayPoint | undefined;
  places?: TripPlace[] | undefined;
};

/** The clock that an entry of a day goes by: that of its place; a ride goes by the clock where it leaves. */
export function zoneOf(
  trip: Placed,
  day: Pick<PlannedDay, 'date' | 'activities'>,
  activity: PlannedActivity,
): string | undefined {
  const { places } = trip;

  if (!places) return trip.timeZone;
  const isBefore = day.activities.indexOf(activity) <= rideEnd(day);
  const at = (isBefore ? placeOfMorning : placeAt)(places, day.date);

  return places[at]?.timeZone ?? trip.timeZone;
}

/**
 * Where a day begins and where it ends: at the stay of its place, on the day of a move at that of the place before; at
 * none where that is on the way.
 */
export function staysOf(
  trip: Placed,
  day: Pick<PlannedDay, 'date' | 'activities'>,
): { morning?: StayPoint | undefined; night?: StayPoint | undefined } {
  const { places } = trip;

  if (!places) return { morning: trip.stay, night: trip.stay };
  const at = placeAt(places, day.date);
  const isNightAway = places[at]?.depart === day.date && isReachedOvernight(places, at + 1);
  const isMorningAway = places[at]?.arrive === day.date && isReachedOvernight(places, at);
  const morning = rideIndex(day) < 0 ? at : placeOfMorning(places, day.date);

  return {
    ...(isMorningAway ? {} : { morning: places[morning]?.stay }),
    ...(isNightAway ? {} : { night: places[at]?.stay }),
  };
}
