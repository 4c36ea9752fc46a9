import { addDays, timeOf, weekdayName, weekdayOf } from '#shared/dates.ts';
import type { PlaceFacts } from './check-facts.ts';
import type { Mode } from './problem.ts';

export type StopContext = {
  place: PlaceFacts;
  date: string;
  /** Start of the stop, in minutes after midnight. */
  start: number;
  /** The way here, and from where ("lunch", "the hotel", a name). */
  way?: { mode: Mode; minutes: number; from: string };
  /** The traveller's chosen interests. */
  interests: readonly string[];
  isLocked?: boolean;
  isMustSee?: boolean;
};

/** Why a stop is there and why then: the reasons one by one, and as one quiet line. */
export type StopExplanation = { reasons: string[]; line: string };

const ALL_DAY = 20 * 60;
/** A stop that begins this soon after opening is there because of it. */
const EARLY_BIRD = 45;
const LAST_ENTRY = 90;

/** Explains a stop from the facts that shaped it: its hours, the way there, and whom it suits. */
export function explainStop(context: StopContext): StopExplanation {
  const reasons = [
    ...(context.isLocked ? ['kept where you locked it'] : []),
    ...(context.isMustSee ? ['you asked for it'] : []),
    ...hoursReasons(context),
    ...wayReason(context),
    ...interestReason(context),
  ];
  const line = reasons.join(', ');

  return { reasons, line: line.charAt(0).toUpperCase() + line.slice(1) };
}

function hoursReasons({ place, date, start }: StopContext): string[] {
  const span = place.openOn(date).find(([open, close]) => open <= start && start < close);
  const shut = closedWeekdays(place, date);
  const closed = shut.length > 0 ? [`closed ${shut.join(' and ')}`] : [];

  if (!span || span[1] - span[0] >= ALL_DAY) return closed;
  const [open, close] = span;

  if (start - open <= EARLY_BIRD) return [`opens ${timeOf(open)}`, ...closed];
  if (close - start <= LAST_ENTRY) return [`open until ${timeOf(close)}`, ...closed];
  return [`open ${timeOf(open)} to ${timeOf(close)}`, ...closed];
}

/** Weekdays on which the place is shut in this week and the next, when they are one or two; Monday first. */
function closedWeekdays(place: PlaceFacts, date: string): string[] {
  const days = Array.from({ length: 7 }, (_, i) => addDays(date, i));
  const shut = days.filter(
    (day) => place.openOn(day).length === 0 && place.openOn(addDays(day, 7)).length === 0,
  );

  return shut.length > 2
    ? []
    : shut.toSorted((a, b) => ((weekdayOf(a) + 6) % 7) - ((weekdayOf(b) + 6) % 7)).map(weekdayName);
}

const VERBS: Readonly<Record<Mode, string>> = {
  walk: 'walk',
  transit: 'by transit',
  taxi: 'by taxi',
  drive: 'drive',
};

function wayReason({ way }: StopContext): string[] {
  if (!way) return [];
  return way.minutes <= 1
    ? [`next to ${way.from}`]
    : [`${way.minutes} min ${VERBS[way.mode]} from ${way.from}`];
}

function interestReason({ place, interests }: StopContext): string[] {
  const met = interests.filter((interest) => place.interests.includes(interest));

  return met.length > 0 ? [`matches ${met.slice(0, 3).join(', ')}`] : [];
}
