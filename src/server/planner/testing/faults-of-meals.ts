import { durationText, minutesOf, parseDuration } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import {
  shift,
  spoil,
  learn,
  isLunch,
  isDinner,
  isVisit,
  type Fault,
  type Where,
} from './fault.ts';

/** A visit that others have lunch during, on a day with a table for it. */
function isOverLunch({ activity: { time, duration }, day }: Where): boolean {
  const start = minutesOf(time);
  const end = start + (parseDuration(duration) ?? 0);

  return (
    start < 13 * 60 && end >= 12 * 60 + 45 && day.activities.some(({ meal }) => meal === 'lunch')
  );
}

export const MEAL_FAULTS: Fault[] = [
  ...(['lunch', 'dinner'] as const).map((meal): Fault => ({
    rule: 5,
    what: `a day without ${meal}`,
    plant: (trip, facts) => {
      const day = trip.itinerary[2];

      if (day) day.activities = day.activities.filter((activity) => activity.meal !== meal);
      return day && { trip, facts, names: `Day 3: has no ${meal}` };
    },
  })),
  {
    rule: 5,
    what: 'a lunch of ten minutes',
    plant: spoil(isLunch, ({ activity }) => (activity.duration = '10m')),
  },
  {
    rule: 5,
    what: 'a dinner of an hour',
    plant: spoil(isDinner, ({ activity }) => (activity.duration = '1h')),
  },
  {
    rule: 5,
    what: 'a lunch in the afternoon',
    plant: spoil(isLunch, ({ activity }) => shift(activity, 240)),
  },
  {
    rule: 5,
    what: 'a lunch beside a tour that brings it',
    plant: learn((where) => isVisit(where) && isOverLunch(where), { includes: ['lunch'] }),
  },
  {
    rule: 5,
    what: 'dinner at a place that serves none',
    plant: learn(isDinner, { isMeal: false }),
  },
  {
    rule: 3,
    what: 'a lunch of one’s own choice whose way does not reach the next stop',
    plant: spoil(isLunch, ({ activity }) => {
      delete activity.place;
      activity.travel = { mode: 'walk', minutes: 1, km: 0 };
    }),
  },
  {
    rule: 5,
    what: 'a restaurant far from everything around it',
    plant: spoil(isLunch, ({ activity, day, at }) => {
      const next = day.activities[at + 1];

      if (activity.place) activity.place.lat += 0.3;
      if (activity.travel) activity.travel.minutes = 80;
      if (next?.travel) next.travel.minutes = 80;
    }),
  },
];

export const PACE_FAULTS: Fault[] = [
  {
    rule: 6,
    what: 'a long day without a rest',
    plant: (trip, facts) => {
      const day = trip.itinerary[1];
      const dinner = day?.activities.findIndex(isEvening) ?? -1;
      const first = day?.activities[0];

      if (first) first.time = '07:00';
      for (const [i, activity] of day?.activities.entries() ?? []) {
        const next = day?.activities[i + 1];
        const free = next
          ? minutesOf(next.time) - minutesOf(activity.time) - (next.travel?.minutes ?? 0)
          : 0;

        if (i < dinner) activity.duration = durationText(free);
      }
      return day && { trip, facts, names: 'without a rest' };
    },
  },
  {
    rule: 6,
    what: 'an evening too late for a toddler',
    plant: (trip, facts) => {
      const day = trip.itinerary[1];
      const dinner = day?.activities.find(isEvening);

      if (dinner) dinner.time = '20:15';
      return (
        dinner && {
          trip,
          facts: {
            ...facts,
            preference: {
              ...facts.preference,
              needs: { ...facts.preference.needs, toddler: true },
            },
          },
          names: 'too late for a toddler',
        }
      );
    },
  },
  {
    rule: 6,
    what: 'days too long for a toddler',
    plant: (trip, facts) => ({
      trip: lengthen(trip),
      facts: {
        ...facts,
        preference: { ...facts.preference, needs: { ...facts.preference.needs, toddler: true } },
      },
      names: 'hours until the last sight before dinner, at most 7.5',
    }),
  },
  {
    rule: 6,
    what: 'a day of sights that begins in the night',
    plant: (trip, facts) => ({ trip: lengthen(trip), facts, names: 'Day 2' }),
  },
  {
    rule: 6,
    what: 'a walk too long',
    plant: spoil(
      (where) => where.activity.travel?.mode === 'walk',
      ({ activity }) => activity.travel && (activity.travel.km = 14),
      'km on foot, at most 12',
    ),
  },
  {
    rule: 6,
    what: 'kilometres on foot that do not add up',
    plant: (trip, facts) => {
      const day = trip.itinerary[3];

      if (day) day.walkKm += 2;
      return day && { trip, facts, names: 'Day 4: says' };
    },
  },
];

const isEvening = ({ meal }: PlannedActivity) => meal === 'dinner';

/** Starts the second day in the night. */
function lengthen(trip: ItineraryTrip): ItineraryTrip {
  const first = trip.itinerary[1]?.activities[0];

  if (first) first.time = '03:00';
  return trip;
}
