import { takenHoursOf } from '../check-facts.ts';
import { clockMinutes, clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

type Block = { name: string; from: number; to: number };

/** Where no hours were told. */
const BLOCKS: readonly Block[] = [
  { name: 'morning', from: 9 * 60, to: 12 * 60 + 30 },
  { name: 'afternoon', from: 14 * 60, to: 17 * 60 + 30 },
];
/** In hours that were given, lunch lies between these, and takes no longer than this with its ways. */
const LUNCH = { from: 12 * 60, to: 15 * 60, minutes: 75 } as const;
/** A workplace that the traveller told. */
const WORKPLACE = 'workplace';
const WORK_KINDS = ['meeting-venue', 'workspace', 'business-district'];
const AT_THE_STAY_KM = 0.15;

/** Rule 10: on business trips weekdays are worked at a meeting place or desk, and leisure keeps out. */
export function checkBusiness(view: TripView): string[] {
  if (!view.facts.preference.isBusiness) return [];
  return view.days
    .filter(isWorkday(view))
    .flatMap((day) => [
      ...(day.isFirst || day.isLast ? [] : missingBlocks(day, view)),
      ...leisureInBlocks(day, view),
      ...placelessWork(day, view),
    ]);
}

/** Monday to Friday, public holidays excepted. */
function isWorkday({ facts }: TripView) {
  return ({ day }: DayView): boolean => {
    const weekday = new Date(`${day.date}T00:00:00Z`).getUTCDay();

    return weekday >= 1 && weekday <= 5 && !facts.isPublicHoliday(day.date);
  };
}

/** When one works on a date: in the hours that were given, but for lunch and what is off, else in the usual ones, unless appointments tell all of it. */
function blocksOn(date: string, { facts }: TripView): Block[] {
  const { hours, off = [], isByAppointment } = takenHoursOf(facts).work ?? {};
  const free = off.find((one) => one.date === date)?.half;
  const [morning, afternoon] = hours
    ? [
        { name: 'morning', from: hours.start, to: Math.min(hours.end, LUNCH.from) },
        { name: 'afternoon', from: Math.max(hours.start, LUNCH.to), to: hours.end },
      ]
    : BLOCKS;
  const blocks = [
    ...(morning && free !== 'morning' ? [morning] : []),
    ...(afternoon && free !== 'afternoon' ? [afternoon] : []),
  ];

  return free === 'day' || isByAppointment ? [] : blocks.filter(({ from, to }) => to > from);
}

/** An appointment that was asked for takes the place of the work around it. */
function missingBlocks(day: DayView, view: TripView): string[] {
  const { label, stops } = day;
  const { date } = day.day;
  const appointments = appointmentsOn(date, view);
  const work = stops.filter(({ activity }) => activity.kind === 'work');

  return [
    ...blocksOn(date, view)
      .filter(
        ({ from, to }) =>
          !work.some(({ start, end }) => start <= from && end >= to) &&
          !appointments.some(({ start, end }) => start < to && end > from),
      )
      .map(
        ({ name, from, to }) =>
          `${label}: has no ${name} working block from ${clockText(from)} to ${clockText(to)}`,
      ),
    ...(appointments.length > 0 ? [] : shortWork(day, view)),
  ];
}

/** Hours that were told are worked but for lunch, and no longer. */
function shortWork({ label, stops, day: { date } }: DayView, { facts }: TripView): string[] {
  const { hours, off = [] } = takenHoursOf(facts).work ?? {};

  if (!hours || off.some((one) => one.date === date)) return [];
  const work = stops.filter(({ activity }) => activity.kind === 'work');
  const worked = work.reduce((sum, { start, end }) => sum + end - start, 0);

  return [
    ...(worked < hours.end - hours.start - LUNCH.minutes
      ? [`${label}: works ${worked} minutes of the hours you gave`]
      : []),
    ...work
      .filter(({ start, end }) => start < hours.start || end > hours.end)
      .map(({ start }) => `${label}: works at ${clockText(start)}, outside the hours you gave`),
  ];
}

function appointmentsOn(date: string, { facts }: TripView) {
  return takenHoursOf(facts)
    .appointments.filter((one) => one.date === date)
    .map(({ start, until }) => ({ start: clockMinutes(start), end: clockMinutes(until) }));
}

/** On arrival and departure days a block counts only where the day has one. */
function leisureInBlocks(
  { label, stops, isFirst, isLast, day: { date } }: DayView,
  view: TripView,
): string[] {
  const appointments = appointmentsOn(date, view);
  const isPartial = isFirst || isLast;
  const blocks = blocksOn(date, view)
    .filter(({ from, to }) => !appointments.some(({ start, end }) => start < to && end > from))
    .filter(
      ({ from, to }) =>
        !isPartial ||
        stops.some(
          ({ activity, start, end }) => activity.kind === 'work' && start < to && end > from,
        ),
    );

  return stops
    .filter(({ activity }) => activity.kind !== 'work')
    .filter(({ start, end }) => blocks.some(({ from, to }) => start < to && end > from))
    .map(({ name, start }) => `${label}, ${name}: leisure at ${clockText(start)} in working hours`);
}

function placelessWork(
  { label, activities, stops, day: { date } }: DayView,
  view: TripView,
): string[] {
  const { trip } = view;
  const appointments = appointmentsOn(date, view);
  const isAppointment = (stop: StopView) => appointments.some(({ start }) => start === stop.start);
  const homeless = activities
    .filter(({ activity }) => activity.kind === 'work' && !activity.place)
    .map(({ name }) => `${label}, ${name}: names no place to work`);
  const isTold = takenHoursOf(view.facts).work !== undefined;
  const isDesk = ({ facts, place }: StopView) =>
    (isTold && place.id === WORKPLACE) ||
    WORK_KINDS.includes(facts?.kind ?? '') ||
    straightKm(place, trip.accommodation) < AT_THE_STAY_KM;

  return [
    ...homeless,
    ...stops
      .filter((stop) => stop.activity.kind === 'work' && !isDesk(stop) && !isAppointment(stop))
      .map(({ name }) => `${label}, ${name}: is neither a meeting place nor a workspace`),
  ];
}
