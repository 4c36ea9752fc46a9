import { formatDay } from '#shared/dates.ts';
import type {
  FlightOffer,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { journeyEnds } from '../../planning/days/flown-ends.ts';
import { clockOf } from '../../planning/days/journey-of-flights.ts';
import { changeActivities } from './change-activities.ts';
import { ASSUMED, BY_PLANE_HOME } from '#server/planning/days/flown-ends.ts';

/**
 * The days with what stands at their ends where the chosen flights leave no time for them: the hours of before stay
 * until the day is planned anew, but nobody is told that no flight was chosen.
 */
export function withClashes<Day extends PlannedDay>(
  days: readonly Day[],
  flights: readonly FlightOffer[],
): Day[] {
  const { arrival, departure } = journeyEnds(days);
  const out = flights.find(({ isReturn }) => !isReturn);
  const back = flights.find(({ isReturn }) => isReturn);

  return changeActivities(days, (one, { date }) => {
    if (one === arrival && out) return told(one, landsText(out, date));
    return one === departure && back ? told(one, leavesText(back, date)) : one;
  });
}

function told(activity: PlannedActivity, text: string | undefined): PlannedActivity {
  const { description = '' } = activity;

  if (!text || !ASSUMED.test(description)) return activity;
  return {
    ...activity,
    activity: activity.activity.replace(BY_PLANE_HOME, ''),
    description: description.replace(ASSUMED, text),
  };
}

function landsText({ arrivalDate, arrivalTime }: FlightOffer, day: string): string | undefined {
  const at = momentText(arrivalDate, arrivalTime, day);

  return at && `Your flight lands ${at}, too late for this plan: re-plan the day.`;
}

function leavesText(
  { departureDate, departureTime }: FlightOffer,
  day: string,
): string | undefined {
  const at = momentText(departureDate, departureTime, day);

  return at && `Your flight leaves ${at}, too early for this plan: re-plan the day.`;
}

/** "at 22:22", or "at 07:57 on May 7, 2027" of another day. */
function momentText(when: string, clock: string, day: string): string | undefined {
  const time = clockOf(clock);
  const date = when.slice(0, 10);

  if (time === undefined) return undefined;
  return date === day ? `at ${time}` : `at ${time} on ${formatDay(date)}`;
}
