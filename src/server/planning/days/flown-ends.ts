import { minutesAfterLanding, minutesBeforeTakeOff } from '#shared/booking/plan-fit.ts';
import { durationText, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type {
  FlightOffer,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { sentences } from '../candidates/place-words.ts';
import { ANY_WAY } from './journey-activities.ts';
import { clockOf, flownBy } from './journey-of-flights.ts';

/** How a plan tells its coming and going. */
export type JourneyEnds = {
  arrival?: PlannedActivity | undefined;
  departure?: PlannedActivity | undefined;
};

export const ASSUMED = /The [a-z-]+ time is assumed until you choose [^.]+\./;
/** What stands before the rest of an arrival: how and where one comes. */
const COMING = /^(?:Land at .+?|Arrive by train) and /;
export const BY_PLANE_HOME = /: take-off at \d\d:\d\d$/;
/** From so many idle minutes after coming in, they are told. */
const LONG_SETTLING = 75;
const FEET_UP = 'Unpack and put your feet up before you set out.';
/** For the way to an airport and the time there, where one was to go by train. */
const TO_AIRPORT = 180;

/** The entries of coming and going; of a trip to several places those of the whole. */
export function journeyEnds(days: readonly PlannedDay[]): JourneyEnds {
  return {
    arrival: days.flatMap(({ activities }) => activities).find(({ kind }) => kind === 'arrival'),
    departure: days
      .flatMap(({ activities }) => activities)
      .findLast(({ kind }) => kind === 'departure'),
  };
}

/**
 * The days with coming and going told by chosen flights; stops stay where they are. Where there is no flight, or its day
 * has no time left for it until it is planned anew, it is told as before, at the hours of before if the stops leave time.
 */
export function withFlights<Day extends PlannedDay>(
  days: readonly Day[],
  flights: readonly FlightOffer[],
  before: JourneyEnds = {},
): Day[] {
  const out = flights.find(({ isReturn }) => !isReturn);
  const back = flights.find(({ isReturn }) => isReturn);

  return changedEnds(days, {
    arrival: (was, day) =>
      (out && flownArrival(before.arrival ?? was, { was, day, flight: out })) ??
      (before.arrival && arrivalAgain(before.arrival, was, day)),
    departure: (was, day) =>
      (back && flownDeparture(before.departure ?? was, day, back)) ??
      (before.departure && departureAgain(before.departure, was, day)),
  });
}

type Change = (was: PlannedActivity, day: PlannedDay) => PlannedActivity | undefined;

/** The days with their entries of coming and going changed, where there are any and a change is told. */
function changedEnds<Day extends PlannedDay>(
  days: readonly Day[],
  change: { arrival: Change; departure: Change },
): Day[] {
  const { arrival, departure } = journeyEnds(days);

  return days.map((day) => {
    const activities = day.activities.map((one) => {
      if (one === arrival) return change.arrival(one, day) ?? one;
      return one === departure ? (change.departure(one, day) ?? one) : one;
    });

    return activities.every((one, i) => one === day.activities[i]) ? day : { ...day, activities };
  });
}

function flownArrival(
  words: PlannedActivity,
  { was, day, flight }: { was: PlannedActivity; day: PlannedDay; flight: FlightOffer },
): PlannedActivity | undefined {
  const time = clockOf(flight.arrivalTime);
  const date = flight.arrivalDate.slice(0, 10);
  const { name, airport } = flownBy(flight);

  if (time === undefined || date !== day.date) return undefined;
  if ((minutesAfterLanding([day], { date, time }) ?? -1) < 0) return undefined;
  const told = {
    ...words,
    activity: words.activity.replace(COMING, `Land at ${airport} and `),
    description: flownText(
      name,
      words.activity.startsWith(`Land at ${airport} and `) ? words.description : ANY_WAY,
    ),
  };

  return landing(told, time, was);
}

function arrivalAgain(
  words: PlannedActivity,
  was: PlannedActivity,
  day: PlannedDay,
): PlannedActivity {
  const left = minutesAfterLanding([day], { date: day.date, time: words.time }) ?? 0;

  return left < 0
    ? { ...words, time: was.time, duration: was.duration }
    : landing(words, words.time, was);
}

/** An arrival at some time that lasts until the party sets out as it did; a long time at the stay is told. */
function landing(told: PlannedActivity, time: string, was: PlannedActivity): PlannedActivity {
  const minutes = endOf(was) - minutesOf(time);
  const idle = minutes - (parseDuration(told.duration) ?? minutes);
  const { description = '' } = told;

  return {
    ...told,
    ...(idle >= LONG_SETTLING && !description.includes(FEET_UP)
      ? {
          activity: told.activity.replace(/ (?:drop your|leave the) bags /, ' settle in '),
          description: sentences([description, FEET_UP]),
        }
      : {}),
    time,
    duration: durationText(minutes),
  };
}

function flownDeparture(
  words: PlannedActivity,
  day: PlannedDay,
  flight: FlightOffer,
): PlannedActivity | undefined {
  const time = clockOf(flight.departureTime);
  const date = flight.departureDate.slice(0, 10);
  const { name, airport } = flownBy(flight);

  if (time === undefined || date !== day.date) return undefined;
  if ((minutesBeforeTakeOff([day], { date, time }) ?? -1) < 0) return undefined;
  const isFlown = BY_PLANE_HOME.test(words.activity);
  const wait = isFlown ? (parseDuration(words.duration) ?? TO_AIRPORT) : TO_AIRPORT;
  const leave = Math.max(readyAt(day), minutesOf(time) - wait);
  const from = isFlown ? words.activity.split(' for ')[0] : 'Leave';

  return {
    ...words,
    activity: `${from} for ${airport}: take-off at ${time}`,
    time: timeOf(leave),
    duration: durationText(minutesOf(time) - leave),
    description: flownText(
      name,
      words.activity.includes(` for ${airport}: take-off at `) ? words.description : ANY_WAY,
    ),
  };
}

function departureAgain(
  words: PlannedActivity,
  was: PlannedActivity,
  day: PlannedDay,
): PlannedActivity {
  if (readyAt(day) <= minutesOf(words.time)) return words;
  return {
    ...words,
    activity: words.activity.replace(/\d\d:\d\d$/, timeOf(endOf(was))),
    time: was.time,
    duration: was.duration,
  };
}

/** The flight, and what was told of the way but the assumption. */
function flownText(name: string, told = ''): string {
  return sentences([name, told.replace(ASSUMED, '').trim()]);
}

/** When the party is back at the stay before it leaves; 0 on a day without a programme. */
function readyAt({ activities, back }: PlannedDay): number {
  const last = activities.findLast(({ kind }) => kind !== 'departure' && kind !== 'arrival');

  return last ? endOf(last) + (back?.minutes ?? 0) : 0;
}

function endOf({ time, duration }: PlannedActivity): number {
  return minutesOf(time) + (parseDuration(duration) ?? 0);
}
