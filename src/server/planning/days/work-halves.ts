import type { Span } from '#server/planner/problem.ts';
import { isWeekday } from '#shared/dates.ts';
import { readWork, type ToldWork } from '../asked/read-work.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';

/** A part of a working day, in minutes after midnight. */
export type WorkHalf = {
  half: 'morning' | 'afternoon';
  start: number;
  end: number;
  /** Its hours were told: what a journey leaves of them is worked as well. */
  isTold?: true;
};

/** A working day whose hours nobody told. */
const USUAL_HALVES: readonly WorkHalf[] = [
  { half: 'morning', start: 9 * 60, end: 12 * 60 + 30 },
  { half: 'afternoon', start: 14 * 60, end: 17 * 60 + 30 },
];

/** The hour for lunch in hours that were told begins at noon, or where people eat later, as soon as they do. */
const NOON = 12 * 60;
const LATEST_BREAK = 14 * 60;
const BREAK = 60;
/** A working day that ends, or begins, so near to lunch has no break. */
const LEAST_BESIDE_LUNCH = 60;
/** Until when one works before an afternoon off, and from when after a morning off. */
const AFTERNOON = 13 * 60;

/** The way to work and back. */
const WAY = 45;
/** Who lands before that has lunch first. */
const LUNCHES_UNTIL = 14 * 60;
const HALF_AN_HOUR = 30;
const LEAST_WORK = 120;

type Asking = Pick<
  PlanRequest,
  'additionalPreferences' | 'departureDate' | 'returnDate' | 'tripType' | 'work'
>;

/** What a business traveller works on a date that is no holiday, where people have lunch from a minute on. */
export function workedOn(date: string, request: Asking, lunchFrom: number): WorkHalf[] {
  if (request.tripType !== 'business' || !isWeekday(date)) return [];
  return halvesOn(readWork(request), { date, lunchFrom });
}

type OnDate = { date: string; lunchFrom: number };

/** The hours worked on a date: those told, with an hour for lunch, less the half that is off; else the usual ones. */
export function halvesOn(told: ToldWork | undefined, { date, lunchFrom }: OnDate): WorkHalf[] {
  const off = told?.off.find((one) => one.date === date)?.half;

  if (off === 'day' || told?.isByAppointment) return [];
  if (!told?.hours) return USUAL_HALVES.filter(({ half }) => half !== off);
  return toldHalves(told.hours, off, lunchFrom).map((half) => ({ ...half, isTold: true }));
}

function toldHalves(
  { start, end }: NonNullable<ToldWork['hours']>,
  off: WorkHalf['half'] | undefined,
  lunchFrom: number,
): WorkHalf[] {
  if (off === 'afternoon') return partOf('morning', start, Math.min(end, AFTERNOON));
  if (off === 'morning') return partOf('afternoon', Math.max(start, AFTERNOON), end);
  const lunch = Math.max(NOON, Math.min(lunchFrom, LATEST_BREAK));

  if (end < lunch + BREAK + LEAST_BESIDE_LUNCH) return partOf('morning', start, end);
  if (start > lunch - LEAST_BESIDE_LUNCH) return partOf('afternoon', start, end);
  return [
    { half: 'morning', start, end: lunch },
    { half: 'afternoon', start: lunch + BREAK, end },
  ];
}

function partOf(half: WorkHalf['half'], start: number, end: number): WorkHalf[] {
  return end > start ? [{ half, start, end }] : [];
}

/** The halves that are worked on a day with such a window: those with time for the way there and back. */
export function halvesIn(halves: readonly WorkHalf[], [from, until]: Span): WorkHalf[] {
  return halves.flatMap((one) => {
    if (one.start - WAY >= from && one.end + WAY <= until) return [one];
    return one.isTold ? within(one, [from, until]) : [];
  });
}

/** What is left of hours that were told after landing and lunch, or before leaving, in full half hours. */
function within(whole: WorkHalf, [from, until]: Span): WorkHalf[] {
  const { start, end } = whole;
  const lunch = from < LUNCHES_UNTIL ? BREAK : 0;
  const begins =
    start - WAY >= from ? start : Math.ceil((from + WAY + lunch) / HALF_AN_HOUR) * HALF_AN_HOUR;
  const ends = Math.min(end, Math.floor((until - WAY) / HALF_AN_HOUR) * HALF_AN_HOUR);

  return ends - begins >= LEAST_WORK ? [{ ...whole, start: begins, end: ends }] : [];
}
