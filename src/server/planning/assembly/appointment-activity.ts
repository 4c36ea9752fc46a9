import type { PlannedStop } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { FixedTime } from '../days/appointments.ts';
import { openWhile, toTravelLeg } from './assemble-stop.ts';

/** An appointment as it stands in the plan; where its place is unknown, ways are counted from the stay. */
export function appointmentActivity(
  stop: PlannedStop,
  { id, title, place, isPlaceKnown, point }: FixedTime,
  stayName: string,
): PlannedActivity {
  const lunch = stop.start <= LUNCH[0] && stop.end >= LUNCH[1] ? ' It runs over lunch.' : '';

  return {
    activity: place === undefined ? title : `${title}, ${place}`,
    time: timeOf(stop.start),
    duration: durationText(stop.end - stop.start),
    description: isPlaceKnown
      ? `Your appointment: this time is kept free.${lunch}`
      : `Your appointment: this time is kept free.${lunch} We don't know where it is, so travel is counted from your stay.`,
    category: 'Appointment',
    kind: 'work',
    place: {
      id,
      name: isPlaceKnown ? (place ?? title) : stayName,
      lat: point.lat,
      lon: point.lon,
      kind: 'appointment',
      indoor: true,
      open: openWhile(stop),
      opening: 'unknown',
      price: null,
      source: 'traveller',
      unverified: true,
    },
    travel: toTravelLeg(stop.leg),
  };
}

/** The usual hour of lunch, in minutes after midnight. */
const LUNCH = [12 * 60, 14 * 60] as const;
