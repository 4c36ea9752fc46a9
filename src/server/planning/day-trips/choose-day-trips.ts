import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { hangsOnWeather } from '#server/catalogue/highlights.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { isKeptOut } from '../cares/kept-out.ts';
import { chanceOf } from '#shared/seeded.ts';
import { type Candidate, type CandidateContext, ticketOf } from '../candidates/candidates.ts';
import type { Taste } from '../candidates/trip-taste.ts';
import type { Valued } from '../candidates/value-model.ts';
import { dayTripValue, isFamousTrip, isSameDayTrip, netWorth } from './day-trip-value.ts';
import { spansOn } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { tripAsTravelled } from './trip-as-travelled.ts';
import { isNearTheme, isOfTheme, type Theme } from '../themes/theme.ts';
import { isWorthADay } from './worth-a-day.ts';
import { dayTripLunchUsd } from './day-trip-lunch.ts';
import { dayCosts, daysFor } from './order-of-days.ts';
import { minutesToStation, rideMinutes } from './day-trip-travel.ts';
import { dayTripEnds } from './day-trip-stops.ts';
import { daysBefore, partyOf } from '../suggested-days/trips-by-rank.ts';
import { frameAround, type Timetable, timetableOf, withLateDinner } from './day-trip-timetable.ts';

/** A day trip that the traveller has on a day already: locked, or part of a plan that is being mended. */
export type HeldDayTrip = { id: string; day: number; start: number; isLocked: boolean };

/** The day trips of a stay: which, on which days, with the days around them. */
export type DayTrips = {
  candidates: Candidate[];
  trips: DayTripFile[];
  frames: DayFrame[];
  /** What may be chosen when the stay cannot hold these; undefined where nothing could be left out. */
  fewer: Pick<DayTripChoice, 'held' | 'others'> | undefined;
};

export type DayTripChoice = {
  frames: readonly DayFrame[];
  isEco: boolean;
  /** Sights in town, which a day out of town competes with. */
  sights: readonly Candidate[];
  /** What the trip is made for: a day out of town that has nothing to do with it takes one of its days. */
  purposes?: readonly Theme[];
  /** Days that a tour has already. */
  taken?: readonly number[];
  /** Days whose evening is kept for something: no long ride home before it, unless the trip was named. */
  evenings?: readonly number[];
  held: readonly HeldDayTrip[];
  /** Which trips may be chosen beside those that are held: all, only those that were named, or none. */
  others: 'all' | 'named' | 'none';
};

/** The longest ride that is chosen unasked, one way: further only for what everybody comes for. */
const LONGEST_RIDE = 150;
const LONGEST_WITH_TODDLER = 45;
const LONGEST_GENTLE = 120;
/** Children under this age sit still for so long, there and back. */
const SMALL = { age: 8, longest: 90 } as const;
type Option = Valued & { id: string; trip: DayTripFile; isNamed: boolean };
type Taken = Option & Timetable & { day: number; held?: HeldDayTrip | undefined };

/**
 * The day trips of a stay, each on a day that is open and long enough: those that are held, then those that were
 * named, then those that are worth more than the day in town that they cost.
 */
export function chooseDayTrips(context: CandidateContext, choice: DayTripChoice): DayTrips {
  const options = optionsOf(context, choice);
  const taken: Taken[] = [];
  const take = (option: Option, held?: HeldDayTrip) => {
    const found = dayFor(option, taken, { context, choice, held });

    if (found) taken.push({ ...option, ...found, held });
  };

  for (const held of choice.held) {
    const option = options.find(({ id }) => id === held.id);

    if (option) take(option, held);
  }
  const free = options.filter(({ id }) => !taken.some((one) => one.id === id));

  if (choice.others !== 'none') {
    const named = free.filter(({ isNamed }) => isNamed);

    // What hangs on the weather has the first choice of days.
    for (const one of named.toSorted((a, b) => weatherFirst(a) - weatherFirst(b))) take(one);
  }
  if (choice.others === 'all') {
    for (const one of free.filter(
      ({ isNamed, trip }) => !isNamed && suits(trip, context, choice) && isForPurpose(trip, choice),
    )) {
      if (taken.some((other) => isSameDayTrip(other.trip, one.trip))) continue;
      if (isWorthADay(one, { ...choice, taken: taken.length }, context)) take(one);
    }
  }
  const placed = spreadOut(taken, { context, choice });

  return {
    candidates: placed.map((one) => candidateOf(one, context)),
    trips: placed.map(({ trip }) => trip),
    fewer: fewerThan(placed, choice),
    frames: choice.frames.map((frame, day) => {
      const here = placed.find((one) => one.day === day);

      return here ? frameAround(lateFrame(frame, here.trip, context), here) : frame;
    }),
  };
}

function weatherFirst({ trip }: Option): number {
  return hangsOnWeather(trip) ? 0 : 1;
}

function fewerThan(taken: readonly Taken[], { held }: DayTripChoice): DayTrips['fewer'] {
  const chosen = taken.filter((one) => !one.held);

  if (chosen.length === 0) return undefined;
  return { held, others: chosen.some(({ isNamed }) => !isNamed) ? 'named' : 'none' };
}

/** What may be chosen at all: in the order of the suggested days, then what everybody comes for, then the most valued, the ride deducted. */
function optionsOf(context: CandidateContext, { held }: DayTripChoice): Option[] {
  const { destination, taste } = context;
  const { wishes } = taste;

  return destination.dayTrips
    .map((file) => {
      const trip = tripAsTravelled(file, wishes, context);
      const id = globalPlaceId(destination.id, trip.id);
      const isNamed = wishes.places.wanted.includes(id) || held.some((one) => one.id === id);

      return { id, trip, isNamed, ...dayTripValue(trip, taste, { id, destination }) };
    })
    .filter(({ value }) => value > 0)
    .toSorted(
      (a, b) =>
        placeInList(a.trip, context) - placeInList(b.trip, context) ||
        fameOf(b.trip) - fameOf(a.trip) ||
        netWorth(b) - netWorth(a) ||
        chanceOf(a.id) - chanceOf(b.id),
    );
}

/** Where people who know the place put a trip among its days; behind all others where they do not name it. */
function placeInList(trip: DayTripFile, context: CandidateContext): number {
  const { destination } = context;

  return daysBefore(trip.id, destination, partyOf(context)) ?? destination.days?.length ?? 0;
}

/** The appeal of what everybody comes for; all other trips are alike. */
function fameOf(trip: DayTripFile): number {
  return isFamousTrip(trip) ? (trip.appeal ?? 0) : 0;
}

/** Whether a trip that nobody asked for suits the party. */
function suits(trip: DayTripFile, { taste }: CandidateContext, { isEco }: DayTripChoice): boolean {
  const { needs, kinds, cares } = taste.wishes;

  return (
    trip.travelMinutes <= longestRide(trip, taste) &&
    !kinds.avoided.includes('day-trip') &&
    !isKeptOut(trip, cares) &&
    !(needs.includes('wheelchair') && trip.access !== 'full') &&
    !(isEco && trip.mode === 'drive')
  );
}

/** From so many full days on there is one for something else than what the trip is made for. */
const DAYS_TO_SPARE = 5;

function isForPurpose(
  trip: DayTripFile,
  { purposes = [], frames }: Pick<DayTripChoice, 'purposes' | 'frames'>,
): boolean {
  return (
    purposes.length === 0 ||
    frames.filter(({ kind }) => kind === 'Full Day').length >= DAYS_TO_SPARE ||
    purposes.some((theme) => isOfTheme(trip, theme) || isNearTheme(trip, theme))
  );
}

/** The longest ride, one way, that the party is sent on unasked. */
export function longestRide(
  trip: DayTripFile,
  { wishes: { needs, pace }, youngest = Infinity }: Pick<Taste, 'wishes' | 'youngest'>,
): number {
  if (needs.includes('toddler')) return LONGEST_WITH_TODDLER;
  if (youngest < SMALL.age) return SMALL.longest;
  if (needs.includes('seniors') || needs.includes('relaxation') || pace === 'slow')
    return LONGEST_GENTLE;
  return isFamousTrip(trip) ? Infinity : LONGEST_RIDE;
}

/** Trips that lie beside each other move to a better day, one at a time, until none can. */
function spreadOut(
  taken: readonly Taken[],
  { context, choice }: { context: CandidateContext; choice: DayTripChoice },
): Taken[] {
  return taken.reduce<Taken[]>(
    (placed, one) => {
      const others = placed.filter(({ id }) => id !== one.id);
      const cost = dayCosts(choice.frames, others, one.trip);
      const found = one.held
        ? undefined
        : dayFor(one, others, { context, choice, held: undefined });

      return found && cost(found.day) < cost(one.day)
        ? placed.map((other) => (other.id === one.id ? { ...one, ...found } : other))
        : placed;
    },
    [...taken],
  );
}

type Search = { context: CandidateContext; choice: DayTripChoice; held: HeldDayTrip | undefined };

/** The first day that can hold a trip, with its timetable. */
function dayFor(
  option: Option,
  taken: readonly Taken[],
  { context, choice, held }: Search,
): (Timetable & { day: number }) | undefined {
  const { trip, isNamed } = option;
  const { frames, taken: tours = [] } = choice;
  const away = [...tours, ...taken.map((one) => one.day)];
  const days = held
    ? [held.day].filter((day) => !away.includes(day))
    : daysFor(option, taken, {
        ...choice,
        feasts: (context.taste.wishes.dates ?? []).map(({ date }) => date),
      });

  const ends = dayTripEnds(trip);
  const stay = context.destination;
  const toStation = minutesToStation(trip, stay);

  for (const day of days) {
    const [frame, facts] = [frames[day], context.days[day]];

    if (!frame || !facts) continue;
    const found = timetableOf(trip, {
      frame: lateFrame(frame, trip, context),
      spans: spansOn(trip, facts),
      sunset: facts.sunset,
      ride: rideMinutes(trip, { spot: ends.first, stay }, toStation),
      back: rideMinutes(trip, { spot: ends.last, stay }, toStation),
      lunchHours: mealHours(context.destination.country).lunch,
      heldAt: held?.start,
      isLate: context.taste.wishes.lateStart && !isNamed,
    });

    if (found) return { ...found, day };
  }
  return undefined;
}

/** After a long ride home dinner may begin at any local hour. */
function lateFrame(
  frame: DayFrame,
  trip: DayTripFile,
  { destination }: CandidateContext,
): DayFrame {
  return trip.travelMinutes > 75
    ? withLateDinner(frame, mealHours(destination.country).dinner)
    : frame;
}

function candidateOf(
  { id, trip, value, meets, day, start, minutes, hasLunch, held }: Taken,
  context: CandidateContext,
): Candidate {
  const { destination, days, taste } = context;
  const ticket = ticketOf(trip, context);
  const lunchUsd = hasLunch ? dayTripLunchUsd(taste.level) : 0;
  const onlyThat = <T>(list: T[]) => days.map((_, other): T[] => (other === day ? list : []));

  return {
    id,
    file: trip,
    open: days.map((facts, other) => (other === day ? spansOn(trip, facts) : [])),
    ticket,
    lunch: hasLunch
      ? { hours: mealHours(destination.country).lunch, usdPerPerson: lunchUsd }
      : undefined,
    visit: {
      id,
      lat: trip.lat,
      lon: trip.lon,
      minutes,
      value,
      usd: ((ticket?.usd ?? 0) + lunchUsd) * taste.travelers,
      spans: onlyThat([[start, start + minutes] as const]),
      group: `day-trip ${trip.id}`,
      indoor: false,
      meets,
      mandatory: true,
      ...(held?.isLocked ? { lockedAt: { day, start, minutes } } : {}),
    },
  };
}
