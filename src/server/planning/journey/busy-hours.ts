import type { Span } from '#server/planner/problem.ts';
import { minutesOf } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { endOf } from '../asked/end-of-appointment.ts';
import { readAppointments } from '../asked/read-appointments.ts';
import { workedOn } from '../days/work-halves.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';

/** The hours of a date, in minutes after midnight, in which nobody may be under way. */
export type BusyHours = (date: string) => readonly Span[];

/** To an appointment from the stay, and back to it. */
const WAY = 45;
const WAY_BACK = 30;
/** From work on business one needs so much longer than from an appointment. */
const AFTER_WORK = 15;
const NOON = 12 * 60;

type Asked = Pick<
  PlanRequest,
  'additionalPreferences' | 'appointments' | 'departureDate' | 'returnDate' | 'tripType' | 'work'
>;

/** When the party is held by appointments, and on business by work; undefined where nothing holds it. */
export function busyHours(request: Asked): BusyHours | undefined {
  const { additionalPreferences, tripType } = request;
  const appointments = request.appointments ?? readAppointments(additionalPreferences, request);
  const isBusiness = tripType === 'business';

  if (appointments.length === 0 && !isBusiness) return undefined;
  return (date) => {
    const told = appointments
      .filter((one) => one.date === date)
      .map((one): Span => [minutesOf(one.start), endOf(one)]);

    return told.length === 0 ? workingDay(request, date) : told;
  };
}

function workingDay(request: Asked, date: string): Span[] {
  const halves = workedOn(date, request, NOON);
  const [first, last] = [halves[0], halves.at(-1)];

  return first && last ? [[first.start, last.end + AFTER_WORK]] : [];
}

type Leaving = {
  busy: readonly Span[];
  /** The hour to leave at on a free day, and the first and the last that there are. */
  usual: number;
  first: number;
  last: number;
  /** From the stay until the departure; the ride itself; from its end until one is at the next stay. */
  before: number;
  under: number;
  after: number;
};

/** The hour nearest to the usual one that keeps clear of what holds the party; undefined where there is none. */
export function leaveAround({ busy, usual, ...ride }: Leaving): number | undefined {
  const isClear = (departs: number) =>
    departs >= ride.first &&
    departs <= ride.last &&
    busy.every(
      ([start, end]) =>
        departs - ride.before - WAY_BACK >= end || departs + ride.under + ride.after + WAY <= start,
    );
  const hours = [
    usual,
    ...busy.flatMap(([start, end]) => [
      upToFive(end + WAY_BACK + ride.before),
      downToFive(start - WAY - ride.after - ride.under),
    ]),
  ];

  return hours.filter(isClear).toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual))[0];
}
