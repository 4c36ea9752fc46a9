import { addDays, weekdayName, weekdayOf } from '#shared/dates.ts';
import type { PlaceFacts } from './check-facts.ts';

export type StopContext = {
  place: PlaceFacts;
  date: string;
  /** Start of the stop, in minutes after midnight. */
  start: number;
  isLocked?: boolean;
  isMustSee?: boolean;
};

/** Why a stop is there and why then: the reasons one by one, and as one quiet line; hours and ways stand beside it. */
export type StopExplanation = { reasons: string[]; line: string };

const ALL_DAY = 20 * 60;
/** A stop that begins this soon after opening is there because of it. */
const AT_OPENING = 15;

/** Explains a stop from what shaped it: what was asked for, its opening, and when it is shut. The interests that it meets are told apart. */
export function explainStop(context: StopContext): StopExplanation {
  const reasons = [
    ...(context.isLocked ? ['kept where you locked it'] : []),
    ...(context.isMustSee ? ['on your wish list'] : []),
    ...openingReason(context),
    ...closedReason(context),
  ];
  const line = reasons.join('; ');

  return { reasons, line: line.charAt(0).toUpperCase() + line.slice(1) };
}

/** What begins when it begins, or opens for the evening, nobody is early for. */
const HAS_ITS_HOUR = new Set([
  'show',
  'boat-trip',
  'activity',
  'class',
  'wildlife',
  'sport',
  'bar',
  'club',
]);
const MORNING_ENDS = 11 * 60;

/** Only sights are worth being early for. */
function openingReason({ place, date, start }: StopContext): string[] {
  if (HAS_ITS_HOUR.has(place.kind) || start > MORNING_ENDS) return [];

  const isAtOpening = place
    .openOn(date)
    .some(([open, close]) => open <= start && start - open <= AT_OPENING && close - open < ALL_DAY);

  return isAtOpening && !place.isMeal ? ['right when it opens'] : [];
}

function closedReason({ place, date }: StopContext): string[] {
  const shut = closedWeekdays(place, date);

  return shut.length > 0 ? [`closed ${shut.map((day) => `${day}s`).join(' and ')}`] : [];
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
