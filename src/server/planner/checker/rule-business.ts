import { clockMinutes, clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

const BLOCKS = [
  { name: 'morning', from: 9 * 60, to: 12 * 60 + 30 },
  { name: 'afternoon', from: 14 * 60, to: 17 * 60 + 30 },
] as const;
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

/** An appointment that was asked for takes the place of the work around it. */
function missingBlocks({ label, stops, day: { date } }: DayView, view: TripView): string[] {
  const appointments = appointmentsOn(date, view);
  const work = stops.filter(({ activity }) => activity.kind === 'work');

  return BLOCKS.filter(
    ({ from, to }) =>
      !work.some(({ start, end }) => start <= from && end >= to) &&
      !appointments.some(({ start, end }) => start < to && end > from),
  ).map(
    ({ name, from, to }) =>
      `${label}: has no ${name} working block from ${clockText(from)} to ${clockText(to)}`,
  );
}

function appointmentsOn(date: string, { facts: { asked } }: TripView) {
  return (asked?.appointments ?? [])
    .filter((one) => one.date === date)
    .map(({ start, until }) => ({ start: clockMinutes(start), end: clockMinutes(until) }));
}

/** On arrival and departure days a block counts only where the day has one. */
function leisureInBlocks(
  { label, stops, isFirst, isLast, day: { date } }: DayView,
  view: TripView,
): string[] {
  const appointments = appointmentsOn(date, view);
  const isPartial = isFirst || isLast;
  const blocks = BLOCKS.filter(
    ({ from, to }) => !appointments.some(({ start, end }) => start < to && end > from),
  ).filter(
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
  const isDesk = ({ facts, place }: StopView) =>
    WORK_KINDS.includes(facts?.kind ?? '') ||
    straightKm(place, trip.accommodation) < AT_THE_STAY_KM;

  return [
    ...homeless,
    ...stops
      .filter((stop) => stop.activity.kind === 'work' && !isDesk(stop) && !isAppointment(stop))
      .map(({ name }) => `${label}, ${name}: is neither a meeting place nor a workspace`),
  ];
}
