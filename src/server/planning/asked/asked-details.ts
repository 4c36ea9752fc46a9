import { BABY_AGE } from '../cares/baby.ts';
import type { Appointment, TripDetails } from '#shared/preferences/trip-details.schema.ts';
import type { Diet, TripType } from '#shared/preferences/options.ts';
import { eachDay, minutesOf, timeOf } from '#shared/dates.ts';
import { convert } from '#shared/money.ts';
import { onceFor } from '#shared/remember.ts';
import type { Journey } from '../days/day-windows.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { joinWords } from '../candidates/place-words.ts';
import { readAppointments } from './read-appointments.ts';
import { type NotCounted, readLimit } from './read-limit.ts';
import { readAllergies, readChildren, readDiets, readStepFree } from './read-party.ts';
import { readTimes } from './read-times.ts';
import { readWork, type ToldWork } from './read-work.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { datesInText, MONTH_NAMES, type TripDates } from '../understanding/dates-in-text.ts';

/** What was asked beside places: by fields of its own, else by the notes. */
export type AskedDetails = {
  landing?: number;
  takeOff?: number;
  /** A train brings them, so they come to the station. */
  isByTrain?: true;
  leavesWith?: Journey['leavesWith'];
  limitUsd?: number;
  /** As it was said: "1,200 EUR". */
  limitText?: string;
  /** What the limit leaves out. */
  limitWithout?: readonly NotCounted[];
  diets: Diet[];
  allergies: string[];
  children: number[];
  isStepFree: boolean;
  appointments: Appointment[];
  /** Of a business trip. */
  work?: ToldWork;
};

type Asking = TripDetails & {
  tripType?: TripType;
  additionalPreferences: string;
  departureDate: string;
  returnDate: string;
  travelers: number;
};

/** A child who wants an early table and a nap. */
const TODDLER_AGE = 4;

/** A given field counts before anything that the notes say of it. Read once for each request: a plan asks often. */
export const askedDetails: (asking: Asking) => AskedDetails = onceFor(readDetails);

function readDetails(asking: Asking): AskedDetails {
  const { additionalPreferences: notes, companions } = asking;
  const work = asking.tripType === 'business' ? readWork(asking) : undefined;

  return {
    work,
    ...timesOf(asking),
    ...limitOf(asking),
    diets: asking.diet ?? readDiets(notes),
    allergies: asking.allergies ?? readAllergies(notes),
    children: companions?.children ?? readChildren(notes),
    isStepFree: companions?.stepFree ?? readStepFree(notes),
    appointments:
      asking.appointments ??
      withoutJourney(
        withoutWork([...readAppointments(notes, asking), ...busyUntilFree(notes, asking)], work),
        asking,
        timesOf(asking),
      ),
  };
}

/** The wishes with the party and the pace that fields of their own tell. */
export function withDetails(
  wishes: Wishes,
  details: AskedDetails,
  pace: TripDetails['pace'],
): Wishes {
  const needs = new Set(wishes.needs);

  if (details.children.some((age) => age <= TODDLER_AGE)) needs.add('toddler');
  if (details.children.some((age) => age > TODDLER_AGE)) needs.add('kids');
  if (details.isStepFree) needs.add('wheelchair');
  for (const diet of details.diets) if (diet === 'vegan' || diet === 'vegetarian') needs.add(diet);
  return {
    ...wishes,
    needs: [...needs],
    ...(details.children.some((age) => age <= BABY_AGE)
      ? { cares: ['baby' as const, ...(wishes.cares ?? [])] }
      : {}),
    pace: pace === 'balanced' ? 'normal' : (pace ?? wishes.pace),
  };
}

/** How the party comes and goes: the times that were told, else those that are assumed. */
export function askedJourney(
  { landing, takeOff, isByTrain, leavesWith }: AskedDetails,
  assumed: Journey,
): Journey {
  if (landing === undefined && takeOff === undefined) return assumed;
  return {
    ...assumed,
    landing: landing ?? assumed.landing,
    takeOff: takeOff ?? assumed.takeOff,
    byTrain: isByTrain ?? assumed.byTrain,
    leavesWith: leavesWith ?? assumed.leavesWith,
    isAssumed: false,
  };
}

/** When the party lands and takes off, as far as it is told. */
function timesOf({ additionalPreferences, arrival, departure, departureDate, returnDate }: Asking) {
  const said = readTimes(additionalPreferences, { firstDay: departureDate, lastDay: returnDate });

  return {
    ...said,
    landing: arrival?.time === undefined ? said.landing : minutesOf(arrival.time),
    takeOff: departure?.time === undefined ? said.takeOff : minutesOf(departure.time),
  };
}

const PART_WORDS: Record<NotCounted, string> = { flights: 'flights', stay: 'the stay' };

function limitOf({ spendingLimit, travelers, ...asking }: Asking) {
  const { additionalPreferences, departureDate, returnDate } = asking;
  const told = readLimit(additionalPreferences);
  const read = spendingLimit
    ? { ...spendingLimit, isPerPerson: false, isPerDay: undefined, without: told?.without }
    : told;

  if (!read) return {};
  const usd = convert(read.amount, read.currency, 'USD');
  const { amount, currency, isPerPerson, isPerDay, without } = read;
  const days = isPerDay ? eachDay(departureDate, returnDate).length : 1;
  const text = `${amount.toLocaleString('en-US')} ${currency}${isPerPerson ? ' per person' : ''}${isPerDay ? ' a day' : ''}${without ? ` without ${joinWords(without.map((part) => PART_WORDS[part]))}` : ''}`;

  if (usd === undefined) return {};
  return {
    limitUsd: Math.round(usd * (isPerPerson ? travelers : 1) * days),
    limitText: text,
    limitWithout: without,
  };
}

/** An hour of coming or going is no appointment beside it. */
function withoutJourney(
  appointments: readonly Appointment[],
  { departureDate, returnDate }: Asking,
  { landing, takeOff }: { landing?: number; takeOff?: number },
): Appointment[] {
  return appointments.filter(
    ({ date, start }) =>
      !(date === departureDate && minutesOf(start) === landing) &&
      !(date === returnDate && minutesOf(start) === takeOff),
  );
}

/** The hours of every working day are no appointment on the days that they name: "Monday to Friday 9 to 5". */
function withoutWork(
  appointments: readonly Appointment[],
  work: ToldWork | undefined,
): Appointment[] {
  const { start, end } = work?.hours ?? {};

  return appointments.filter(
    (one) => minutesOf(one.start) !== start || one.end === undefined || minutesOf(one.end) !== end,
  );
}

/** "Free only from 5pm", and the same in the languages that travellers mostly write. */
const FREE_FROM = new RegExp(
  String.raw`\b(?:(?:only |just )?(?:free|available|off work) (?:only |just )?(?:from|after)|(?:only |just )(?:have|got) time (?:from|after)|(?:frei|zeit) (?:erst |nur )?(?:ab|nach)|erst ab|libres? (?:(?:solo|seulement|qu) )?(?:a partir d[eu]s?|desde|apres|despues de)(?: las)?|liber[oi] (?:solo )?(?:dalle|dopo le)|livres? (?:so )?(?:a partir das?|depois das?)|vrij (?:pas )?(?:vanaf|na)) (\d{1,2})(?: ([0-5]\d)\b)? ?(am|pm|h|uhr|uur)?\b(?! ?(?:days?|nights?|${MONTH_NAMES})\b)`,
);
const BEGINS = 9 * 60;
const NOON = 12;
/** Hours before this are those of the afternoon: "free from 5". */
const EARLIEST = 8;
const LATEST = 21;

/**
 * The hours before a party is free, as appointments: of the days that are named, else of every day between those of
 * arrival and departure.
 */
export function busyUntilFree(notes: string, trip: TripDates): Appointment[] {
  return clausesOf(notes.replaceAll(/(\d)[:.](\d{2})/g, '$1 $2')).flatMap((clause) => {
    const [, said, minutes = '0', half] = FREE_FROM.exec(clause) ?? [];
    const isLater = half === 'pm' || (half === undefined && Number(said) < EARLIEST);
    const hours = Number(said) + (isLater && Number(said) < NOON ? NOON : 0);
    const until = hours * 60 + Number(minutes);

    if (said === undefined || hours > LATEST || until <= BEGINS) return [];
    const all = eachDay(trip.departureDate, trip.returnDate);
    const named = datesInText(clause, trip).filter((date) => all.includes(date));
    const isOfSome = named.length > 0 && named.length < all.length;

    return (isOfSome ? named : all.slice(1, -1)).map((date) => ({
      date,
      start: timeOf(BEGINS),
      end: timeOf(until),
      title: 'Busy',
    }));
  });
}
