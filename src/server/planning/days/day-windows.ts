import type { Destination } from '#server/catalogue/catalogue.ts';
import type { MealSlot, Span } from '#server/planner/problem.ts';
import { eachDay } from '#shared/dates.ts';
import { mealsIn, partyMealHours } from './meals-of-day.ts';
import { dayPace, type Pace, rhythmOf } from './pace.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { RideEnd } from './ride-end.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { minutesFromPlane } from './after-landing.ts';
import { downToFive, upToFive } from './five-minutes.ts';
import { halvesIn, workedOn, type WorkHalf } from './work-halves.ts';

/** The least between landing and the first thing to do. */
const LEAST_AFTER_LANDING = 75;
/** Out of the train; then the ride, and the bags at the stay. */
const OUT_OF_TRAIN = 10;
const BAGS = 15;
/** At the airport or the station before leaving; three hours before a long flight. */
const AT_DEPARTURE = { plane: 120, longFlight: 180, train: 30, ferry: 75 } as const;
const LONG_FLIGHT_HOURS = 6;

const WORK_MORNING = 8 * 60;
const BEFORE_WORK = 60;
/** Where dinner is late, the day begins later too. */
const LATE_DINNER = 20 * 60;
const LATER = 15;
const MIDNIGHT = 24 * 60;
/** Who has to be home sits down when kitchens open, and goes home from the table. */
const EARLIEST_HOME = 120;

/** The last sight ends this long before dinner has to begin: a rest and the way to the restaurant. */
const BEFORE_DINNER = 75;
/** Who sits down sooner than this goes straight to the table. */
const EARLY_TABLE = 18 * 60 + 30;
const ON_THE_WAY = 30;

export type DayKind = 'Arrival Day' | 'Departure Day' | 'Full Day' | 'Work Day' | 'Travel Day';

export type DayFrame = {
  /** How many sights an easy day holds; more on any other. */
  mostSights?: number;
  date: string;
  kind: DayKind;
  window: Span;
  meals: MealSlot[];
  landing?: number;
  takeOff?: number;
  /** No day trip is gone on unless it was asked for. */
  isInTown?: boolean;
  /** The sights and day trips that are wished for on that day, by id. */
  wanted?: readonly string[];
  /** When the last sight before dinner has ended. */
  dayEnd: number;
  /** When a view at sunset or a show before dinner has ended at the latest; left out, they wait for no dinner. */
  lastView?: number;
  /** When an evening stop may begin: after the latest start of dinner. */
  evening: number;
  /** The hours that are worked. */
  work?: readonly WorkHalf[];
  /** Minutes of rest at the stay after lunch that a day until sunset needs. */
  rest?: number | undefined;
} & Pace;

export type GroundRide = 'train' | 'bus' | 'ferry';

/** Whether a station or a pier is what one leaves from, rather than an airport. */
export function leavesByGround({ byTrain = false, leavesWith }: Journey): boolean {
  return leavesWith === undefined ? byTrain : leavesWith !== 'plane';
}

/** Whether the party comes by plane: to the place, or to this stay of a trip to several. */
export function comesByPlane({ byTrain = false, arrivesBy }: Journey): boolean {
  return arrivesBy ? arrivesBy.mode === 'flight' : !byTrain;
}

/** Whether it leaves by plane. */
export function goesByPlane(journey: Journey): boolean {
  return journey.leavesBy ? journey.leavesBy.mode === 'flight' : !leavesByGround(journey);
}

/** How the party comes and goes; without landing or take-off the first or last day is a full one. */
export type Journey = {
  /** Local minutes after midnight. */
  landing?: number;
  takeOff?: number;
  /** Days between departure and landing: 1 for a flight through the night. */
  landsAfterDays?: number;
  /** Days between take-off and the end of the trip: 1 when it goes home through the night. */
  leavesBeforeDays?: number;
  /** More than six hours in the air: three hours at the airport. */
  isLong?: boolean;
  byTrain?: boolean;
  /** What one leaves by, where it is not what one came by. */
  leavesWith?: 'plane' | GroundRide;
  /** The ends of rides from the place before and to the next, on a trip to several places. */
  arrivesBy?: RideEnd;
  leavesBy?: RideEnd;
  /** The flights that were chosen. */
  flown?: { out?: Flown; back?: Flown };
  isAssumed: boolean;
};

/** A chosen flight by its carrier and number, "Air France AF1081", and its airport at the destination. */
export type Flown = { name: string; airport: string };

/** Sensible hours when no flights are chosen: the longer the way, the later one lands. */
export function assumedJourney(flightHours: number, byTrain = false): Journey {
  const means = {
    isAssumed: true,
    ...(byTrain ? { byTrain } : {}),
    ...(flightHours >= LONG_FLIGHT_HOURS && !byTrain ? { isLong: true } : {}),
  };

  if (flightHours < 4) return { landing: 10 * 60 + 30, takeOff: 19 * 60, ...means };
  if (flightHours < 9) return { landing: 12 * 60 + 30, takeOff: 18 * 60, ...means };
  return { landing: 14 * 60, takeOff: 17 * 60 + 30, ...means };
}

/** The frame of every day: when it begins and ends, which meals it holds, how full it may be. */
export function frameDays(
  request: PlanRequest,
  wishes: Wishes,
  facts: { destination: Destination; journey: Journey; isHoliday: (date: string) => boolean },
): DayFrame[] {
  const dates = eachDay(request.departureDate, request.returnDate);
  const pace = dayPace(wishes, request.interests);
  const hours = partyMealHours(facts.destination, wishes);
  const dinner = hours.dinner[0];
  const rhythm = rhythmOf(wishes, request.interests);
  const later = dinner >= LATE_DINNER && !wishes.lateStart ? LATER : 0;
  const night = Math.min(
    MIDNIGHT,
    Math.max(rhythm.latest, dinner + EARLIEST_HOME),
    dinner + rhythm.evening,
    Math.max(wishes.homeBy ?? MIDNIGHT, dinner + EARLIEST_HOME),
  );
  const full: Span = [rhythm.leave + later, night];
  const { landsAfterDays = 0, leavesBeforeDays = 0 } = facts.journey;
  const last = dates.length - 1 - leavesBeforeDays;

  return dates.map((date, day): DayFrame => {
    if (day < landsAfterDays || day > last) return underWay(date, pace);

    const halves = facts.isHoliday(date) ? [] : workedOn(date, request, hours.lunch[0]);
    const isWork = halves.length > 0;
    const ends = {
      ...(day === landsAfterDays ? arrivalOf(facts, request.homeAirport) : {}),
      ...(day === last ? departureOf(facts) : {}),
    };
    const window = withSupper(
      windowOf(ends, isWork ? [morningOf(halves), night] : full),
      ends.landing === undefined ? 0 : (wishes.homeBy ?? LAST_SUPPER),
    );
    const work = halvesIn(halves, window);
    const meals = mealsIn(window, wishes, {
      isWork,
      work,
      isArrival: ends.landing !== undefined,
      hours,
    });

    return {
      date,
      kind: kindOf(ends, isWork),
      window,
      meals,
      ...(work.length > 0 ? { work } : {}),
      ...shapeOf(window, { meals, pace, isWork }),
      ...timesOf(ends),
      ...pace,
    };
  });
}

/** A day that is spent on the way. */
function underWay(date: string, pace: Pace): DayFrame {
  return { date, kind: 'Travel Day', window: [0, 0], meals: [], dayEnd: 0, evening: 0, ...pace };
}

/** Who lands in the evening is up for a meal until then, at whatever hour the party's other days end. */
function withSupper([begins, ends]: Span, latest: number): Span {
  return [begins, Math.max(ends, Math.min(latest, begins + SUPPER))];
}

const SUPPER = 125;
const LAST_SUPPER = 22 * 60 + 15;

/** One is up an hour before work begins, and at eight at the latest. */
function morningOf([first]: readonly WorkHalf[]): number {
  return Math.min(WORK_MORNING, (first?.start ?? WORK_MORNING + BEFORE_WORK) - BEFORE_WORK);
}

/** Whether nothing is added to a day: it is worked, or spent under way. */
export function isLeftAlone({ kind }: DayFrame): boolean {
  return kind === 'Work Day' || kind === 'Travel Day';
}

/** When a day that is no longer than the party's pace allows has to end, a rest after lunch left out of account. */
export function latestView({ window, maxProgramme, rest = 0 }: DayFrame): number {
  return window[0] + maxProgramme + rest;
}

/** When the day's sights have ended and the evening's may begin. */
function shapeOf(
  [start, end]: Span,
  { meals, pace, isWork }: { meals: readonly MealSlot[]; pace: Pace; isWork: boolean },
): Pick<DayFrame, 'dayEnd' | 'evening'> {
  const dinner = meals.find(({ meal }) => meal === 'dinner');
  const latest = dinner ? dinner.window[1] - dinner.minutes : undefined;
  const bound = isWork ? end : start + pace.maxProgramme;

  return latest === undefined
    ? { dayEnd: Math.min(end, bound), evening: end }
    : {
        dayEnd: Math.min(bound, latest - (latest < EARLY_TABLE ? ON_THE_WAY : BEFORE_DINNER)),
        evening: latest + 5,
      };
}

/** What arrival and departure make of a day: when it may begin and must end. */
type Ends = { start?: number; landing?: number; end?: number; takeOff?: number };
type JourneyFacts = { destination: Destination; journey: Journey };

function arrivalOf(
  { destination, journey: { landing, byTrain, arrivesBy } }: JourneyFacts,
  home: string | undefined,
): Ends {
  if (landing === undefined) return {};
  if (arrivesBy) return { landing, start: upToFive(landing + minutesAt(arrivesBy)) };
  const ride = rideOf(destination, byTrain);
  const way = byTrain
    ? OUT_OF_TRAIN + ride
    : minutesFromPlane({ home, country: destination.country, ride });

  return { landing, start: upToFive(landing + Math.max(LEAST_AFTER_LANDING, way + BAGS)) };
}

function departureOf({ destination, journey }: JourneyFacts): Ends {
  const { takeOff, isLong, leavesBy } = journey;
  const byGround = leavesByGround(journey);

  if (takeOff === undefined) return {};
  if (leavesBy) return { takeOff, end: downToFive(takeOff - minutesAt(leavesBy)) };
  const there =
    AT_DEPARTURE[
      journey.leavesWith === 'ferry'
        ? 'ferry'
        : byGround
          ? 'train'
          : isLong
            ? 'longFlight'
            : 'plane'
    ];
  const wait = BAGS + rideOf(destination, byGround) + there;

  return { takeOff, end: downToFive(takeOff - wait) };
}

/** Between a ride's end and the stay: at the station, on the way and with the bags. */
export function minutesAt({ wait, transfer }: RideEnd): number {
  return wait + transfer + BAGS;
}

function windowOf({ start, end }: Ends, [morning, evening]: Span): Span {
  return [start ?? morning, end ?? evening];
}

function timesOf({ landing, takeOff }: Ends): Pick<DayFrame, 'landing' | 'takeOff'> {
  return {
    ...(landing === undefined ? {} : { landing }),
    ...(takeOff === undefined ? {} : { takeOff }),
  };
}

function kindOf({ start, end }: Ends, isWork: boolean): DayKind {
  if (start !== undefined) return 'Arrival Day';
  if (end !== undefined) return 'Departure Day';
  return isWork ? 'Work Day' : 'Full Day';
}

/** Minutes between airport and town; stations lie nearer. */
function rideOf({ airports }: Destination, byTrain = false): number {
  return byTrain ? 20 : (airports[0]?.minutes ?? 45);
}
