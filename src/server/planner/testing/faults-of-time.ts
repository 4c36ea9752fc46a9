import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { FixtureWorld } from './fixture-world.ts';
import type { CheckFacts } from '../check-facts.ts';
import { spoil, find, isDinner, isVisit, withPlace, type Fault, type Where } from './fault.ts';

/** Whether a visit lies further from the stay than anyone goes in no time. */
function isFar({ place }: PlannedActivity, stay: FixtureWorld['stay']): boolean {
  return place !== undefined && Math.abs(place.lat - stay.lat) > 0.004;
}

/** What is true where the place of an activity is a boat that lands ten kilometres to the north. */
function landingNorth({ activity: { place } }: Where, facts: CheckFacts): CheckFacts {
  return place
    ? withPlace(facts, place.id, { endsAt: { lat: place.lat + 0.09, lon: place.lon } })
    : facts;
}

const isFollowed = ({ day, at }: Where) => day.activities[at + 1]?.travel !== undefined;
/** Ten kilometres are no walk. */
const isWalkedOn = ({ day, at }: Where) => day.activities[at + 1]?.travel?.mode === 'walk';

export const ORDER_FAULTS: Fault[] = [
  {
    rule: 3,
    what: 'stops that overlap',
    plant: spoil(
      (where) => isVisit(where) && where.at > 0,
      ({ activity, day, at }) => (activity.time = day.activities[at - 1]?.time ?? ''),
    ),
  },
  {
    rule: 3,
    what: 'a stop moved before the one it follows',
    plant: spoil(
      (where) => where.at > 1,
      ({ activity, day }) => (activity.time = timeOf(minutesOf(day.activities[0]?.time ?? '') - 5)),
    ),
  },
  {
    rule: 3,
    what: 'a way that is left no time',
    plant: spoil(
      (where) => where.at > 0 && (where.activity.travel?.minutes ?? 0) > 2,
      ({ activity, day, at }) => {
        const before = day.activities[at - 1];

        activity.time = timeOf(
          minutesOf(before?.time ?? '') + (parseDuration(before?.duration ?? '') ?? 0),
        );
      },
    ),
  },
  {
    rule: 3,
    what: 'a way faster than anyone can go',
    plant: spoil(
      (where) => (where.activity.travel?.minutes ?? 0) > 15,
      ({ activity }) => activity.travel && (activity.travel.minutes = 1),
    ),
  },
  {
    rule: 3,
    what: 'a way shorter than the straight line',
    plant: spoil(
      (where) => (where.activity.travel?.km ?? 0) > 1,
      ({ activity }) => activity.travel && (activity.travel.km = 0.2),
    ),
  },
  {
    rule: 3,
    what: 'a stop without a way',
    plant: spoil(
      (where) => (where.activity.travel?.km ?? 0) > 1,
      ({ activity }) => void delete activity.travel,
    ),
  },
  {
    rule: 3,
    what: 'a rest at the stay whose way is not counted',
    plant: (trip, facts, { stay }) => {
      const where = find(trip, (one) => isVisit(one) && isFar(one.activity, stay));
      const { activity, day, at } = where ?? {};

      if (!activity || !day || at === undefined) return undefined;
      day.activities.splice(at + 1, 0, {
        activity: 'Back at the stay',
        time: timeOf(minutesOf(activity.time) + (parseDuration(activity.duration) ?? 0)),
        duration: '1m',
        category: 'Free time',
        kind: 'free',
        place: {
          ...stay,
          id: 'fixture/stay',
          kind: 'hotel',
          indoor: true,
          open: [],
          price: null,
          source: 'catalogue',
        },
        travel: { mode: 'walk', minutes: 0, km: 0 },
      });
      return { trip, facts, names: `Day ${day.dayNumber}, ${stay.name}` };
    },
  },
  {
    rule: 3,
    what: 'a way from where a boat began, and not from where it ends',
    plant: (trip, facts) => {
      const where = find(trip, (one) => isVisit(one) && isWalkedOn(one));
      const next = where?.day.activities[where.at + 1];

      return (
        where && {
          trip,
          facts: landingNorth(where, facts),
          names: `Day ${where.day.dayNumber}, ${next?.place?.name ?? ''}`,
        }
      );
    },
  },
  {
    rule: 3,
    what: 'the end of a boat told, and the way on from where it began',
    plant: (trip, facts) => {
      const where = find(trip, (one) => isVisit(one) && isWalkedOn(one));
      const place = where?.activity.place;
      const next = where?.day.activities[where.at + 1];

      if (!where || !place) return undefined;
      place.endsAt = { name: 'The north pier', lat: place.lat + 0.09, lon: place.lon };
      return {
        trip,
        facts,
        names: `Day ${where.day.dayNumber}, ${next?.place?.name ?? ''}`,
      };
    },
  },
  {
    rule: 3,
    what: 'the way back from where a dinner aboard began',
    plant: (trip, facts) => {
      const where = find(trip, (one) => isDinner(one) && !isFollowed(one));

      return (
        where && {
          trip,
          facts: landingNorth(where, facts),
          names: `Day ${where.day.dayNumber}, the way back`,
        }
      );
    },
  },
  {
    rule: 3,
    what: 'a time that cannot be read',
    plant: spoil(isVisit, ({ activity }) => (activity.time = 'noonish')),
  },
  {
    rule: 3,
    what: 'two days in the wrong order',
    plant: (trip, facts) => {
      const [first, second, third, ...rest] = trip.itinerary;

      if (!first || !second || !third) return undefined;
      return {
        trip: { ...trip, itinerary: [first, third, second, ...rest] },
        facts,
        names: 'out of order',
      };
    },
  },
];

export const FRAME_FAULTS: Fault[] = [
  {
    rule: 4,
    what: 'a flight that lands later',
    plant: (trip, facts) => ({
      trip,
      facts: { ...facts, landing: 13 * 60 },
      names: 'after landing at 13:00',
    }),
  },
  {
    rule: 4,
    what: 'a flight that leaves earlier',
    plant: (trip, facts) => ({
      trip,
      facts: { ...facts, takeoff: 12 * 60 },
      names: 'before take-off at 12:00',
    }),
  },
  {
    rule: 4,
    what: 'no way back',
    plant: (trip, facts) => {
      const day = trip.itinerary[2];

      if (day) delete day.back;
      return day && { trip, facts, names: 'Day 3' };
    },
  },
  {
    rule: 4,
    what: 'a day that begins after it has begun',
    plant: (trip, facts) => {
      const day = trip.itinerary[1];

      if (day) day.start = '13:00';
      return day && { trip, facts, names: 'Day 2' };
    },
  },
  {
    rule: 4,
    what: 'a day that ends before dinner does',
    plant: (trip, facts) => {
      const day = trip.itinerary[1];

      if (day) day.end = '18:30';
      return day && { trip, facts, names: 'Day 2' };
    },
  },
];
