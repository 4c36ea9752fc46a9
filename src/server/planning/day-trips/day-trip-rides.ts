import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Leg, Point } from '#server/planner/problem.ts';
import { durationText, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, TravelLeg } from '#shared/generation/generated-trip.schema.ts';
import { minutesFromStation } from './day-trip-travel.ts';
import { sentences } from '../candidates/place-words.ts';
import { SMALL_TOUR } from '../understanding/small-tours.ts';
import { chiefStopWords } from './day-trip-stops.ts';

/** The entries of a day, and the way from its last stop to the stay. */
export type DayOfRides = { activities: PlannedActivity[]; back: TravelLeg | undefined };

type Facts = {
  stay: Point;
  town: string;
  /** The day trip of an id. */
  tripOf: (id: string) => DayTripFile | undefined;
  legBetween: (from: Point, to: Point) => Leg;
  /** Guided days go with few others. */
  isSmall?: boolean | undefined;
};

const DAY = 24 * 60;

/**
 * A day with the rides of its day trips as entries of their own, each with its way: there before the first stop, and
 * back to the stay after the last, from where the day goes on.
 */
export function withRides(day: DayOfRides, facts: Facts): DayOfRides {
  const trips = new Set(day.activities.flatMap(({ partOf }) => partOf ?? []));

  return [...trips].reduce((before, id) => {
    const trip = facts.tripOf(id);

    return trip ? withRidesOf(before, { id, trip }, facts) : before;
  }, day);
}

function withRidesOf(
  { activities, back }: DayOfRides,
  { id, trip }: { id: string; trip: DayTripFile },
  facts: Facts,
): DayOfRides {
  const first = activities.findIndex(({ partOf }) => partOf === id);
  const last = activities.findLastIndex(({ partOf }) => partOf === id);
  const parts = activities.slice(first, last + 1);
  const next = activities.slice(last + 1).find(isStop);
  const home = wayHome(parts, { next, back }, facts);
  const ride = { partOf: id, kind: 'ride' as const, category: 'Transport' };
  const [chief] = parts;

  if (!chief) return { activities, back };
  const { there, arrived } = wayThere(chief, trip);
  const onTheWay = there.map((one) => ({
    ...ride,
    ...rideThereWords(trip, facts.isSmall),
    ...one,
  }));

  return {
    activities: [
      ...activities.slice(0, first),
      ...onTheWay,
      arrived,
      ...parts.slice(1),
      {
        ...ride,
        ...rideBackWords(trip, facts, home.onTo),
        ...timing(endOf(parts), home.travel),
      },
      ...activities.slice(last + 1).map((one) => (one === next ? (home.next ?? one) : one)),
    ],
    back: next ? back : undefined,
  };
}

/** The ride there, and the first stop with what is left of the way from the station. */
function wayThere(
  chief: PlannedActivity,
  trip: DayTripFile,
): { there: Pick<PlannedActivity, 'time' | 'duration' | 'travel'>[]; arrived: PlannedActivity } {
  const { travel, ...first } = chief;

  if (!travel || travel.minutes === 0) return { there: [], arrived: first };
  const onFoot = Math.min(minutesFromStation(trip), travel.minutes - 1);
  const riding = { ...travel, minutes: travel.minutes - onFoot };
  const from: TravelLeg = { mode: 'transit', minutes: onFoot, km: 0 };

  return {
    there: [timing(minutesOf(chief.time) - travel.minutes, riding)],
    arrived: onFoot > 0 ? { ...first, travel: from } : first,
  };
}

function isStop({ kind, place }: PlannedActivity): boolean {
  return ['stop', 'meal', 'work'].includes(kind) || (kind === 'free' && place !== undefined);
}

function endOf(parts: readonly PlannedActivity[]): number {
  const last = parts.at(-1);

  return last ? minutesOf(last.time) + (parseDuration(last.duration) ?? 0) : 0;
}

function timing(
  start: number,
  travel: TravelLeg,
): Pick<PlannedActivity, 'time' | 'duration' | 'travel'> {
  return { time: timeOf((start + DAY) % DAY), duration: durationText(travel.minutes), travel };
}

/** The way home from the last stop, and the next entry with its way from the stay; or the way to that entry at once. */
function wayHome(
  parts: readonly PlannedActivity[],
  { next, back }: { next: PlannedActivity | undefined; back: TravelLeg | undefined },
  { stay, legBetween }: Facts,
): { travel: TravelLeg; next?: PlannedActivity; onTo?: string } {
  const from = parts.findLast(({ place }) => place !== undefined)?.place ?? stay;
  const toStay = legBetween(from, stay);

  if (!next) return { travel: asTold(back ?? toStay, toStay.km) };
  const onward = legBetween(stay, next.place ?? stay);
  const direct = legBetween(from, next.place ?? stay);
  const { travel: _, ...rest } = next;

  // From the station one goes on without a call at the stay.
  if (next.place && direct.minutes !== toStay.minutes + onward.minutes)
    return { travel: asTold(direct, 0), next: rest, onTo: next.place.name };

  return {
    travel: asTold(toStay, 0),
    next: onward.minutes > 0 ? { ...rest, travel: asTold(onward, 0) } : rest,
  };
}

/** A way as the plan tells it, over so many kilometres at least. */
function asTold({ mode, minutes, km }: TravelLeg, leastKm: number): TravelLeg {
  return { mode, minutes: Math.ceil(minutes), km: Math.round(Math.max(km, leastKm) * 100) / 100 };
}

type Words = Pick<PlannedActivity, 'activity' | 'description'>;

const BY: Readonly<Record<DayTripFile['mode'], string>> = {
  train: 'Train',
  bus: 'Bus',
  boat: 'Boat',
  drive: 'Drive',
  tour: 'Tour bus',
};

/** "Train to Sintra from Rossio station". */
export function rideThereWords(trip: DayTripFile, isSmall = false): Words {
  const { mode, departsFrom } = trip;
  const from = departsFrom ? ` from ${departsFrom}` : '';
  const where = departsFrom ? ` at ${departsFrom}` : '';

  return {
    activity:
      mode === 'tour'
        ? `${isSmall ? SMALL_TOUR : 'Guided day tour'}, pick-up${where}: ${shortName(trip)}`
        : `${BY[mode]} to ${shortName(trip)}${from}`,
    description: sentences([
      // Where the chief stop has words of its own, those of the whole trip stand here.
      chiefStopWords(trip) === undefined ? undefined : trip.why,
      mode === 'drive'
        ? 'By hired car, with a driver for the day, or on a small-group tour'
        : undefined,
      ...(mode === 'tour' ? tourWords(trip, isSmall) : []),
      mode === 'train' || mode === 'bus' || mode === 'boat'
        ? 'Times are typical: check the timetable the day before'
        : undefined,
    ]),
  };
}

function tourWords(trip: DayTripFile, isSmall: boolean): (string | undefined)[] {
  return [
    isSmall ? smallGroupWords(trip) : undefined,
    trip.departsFrom ? undefined : 'Most tours collect guests at or near their hotel',
  ];
}

function smallGroupWords({ price }: DayTripFile): string {
  const least = 'At most 12 people: ask for a small group, or for a private tour, when you book';

  return price ? `${least}. The price is an estimate, a third above a seat in a big bus` : least;
}

/** "Train back to Lisbon and on to Praça do Comércio", and when the last one goes. */
export function rideBackWords(
  { mode, lastBack }: DayTripFile,
  { town, isSmall = false }: Pick<Facts, 'town' | 'isSmall'>,
  onTo?: string,
): Words {
  return {
    activity: `${mode === 'tour' && isSmall ? 'Van' : BY[mode]} back to ${town}${onTo === undefined ? '' : ` and on to ${onTo}`}`,
    description: sentences([
      mode in WAITS ? `With the way to the ${WAITS[mode]} and the wait there` : undefined,
      lastBack ? `The last one leaves at about ${lastBack}` : undefined,
    ]),
  };
}

/** Where one waits for the ride back. */
const WAITS: Partial<Readonly<Record<DayTripFile['mode'], string>>> = {
  train: 'station',
  bus: 'stop',
  boat: 'pier',
};

/** "Sintra", for "Sintra and Pena Palace". */
function shortName({ name }: DayTripFile): string {
  return name.replace(/(?<=\p{L}{4}) (?:and|with|by) .*$/u, '').replace(/ \([^)]*\)/g, '');
}
