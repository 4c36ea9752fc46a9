import { monthOf, monthName, WEEKDAYS, weekdayName } from '#shared/dates.ts';
import { capital } from './place-words.ts';
import { isOfOtherWeeks } from './nth-weekday.ts';
import { isOfOtherHours } from './clock-in-words.ts';

/** Where a clause of a description ends: what it is, then when to come. */
const CLAUSES = /(?<=[;.])\s|(?<=[,:])\s(?=(?:best|loveliest|go|come|take|before|early)\b)/;
const EARLY =
  /\b(?:(?:go|come|best|better|start) early|early morning|(?:in the|weekday|weekend|sunday|saturday) mornings?|at (?:sunrise|dawn|opening)|first slot)\b/i;
const LATE =
  /\b(?:(?:at|by|after) (?:sunset|dusk|night|dark)|(?:come|go) late|golden hour|late light|late afternoon|when (?:it is )?lit)\b/i;
const MONTHS =
  /\bin (?:early |late |mid-)?(january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const DINNER = /\b(?:for|at|reserve) dinner\b|\bby night\b/i;
const LUNCH = /\b(?:for|at) lunch\b|\blunch is\b/i;
const WEEKENDS = /\b(?:at|on|of) (?:the )?weekends?\b/i;
const ON_WEEKDAYS = /\b(?:on (?:a )?)?weekdays?\b/i;
/** When one is let in is no advice for a day. */
const SHUT = /\b(?:shut|shuts|closed|closes)\b/i;
/** Lunch is over. */
const AFTER_LUNCH = 16 * 60;
/** From then on nobody calls it early. */
const LATE_MORNING = 10 * 60 + 30;
/** The light is low for so long before sunset. */
const LAST_LIGHT = 60;

export type Visit = { start: number; end: number; sunset: number; date: string };

/** What a place is, without advice for another hour or another month than those of the visit. */
export function wordsOfTheHour(why: string, visit: Visit): string {
  const [first = '', ...more] = why.split(CLAUSES);

  return [first, ...more.filter((clause) => !isOfAnotherTime(clause, visit))]
    .join(' ')
    .replace(/[;,:]$/, '');
}

/** A tip without what is meant for another hour or another month; undefined where nothing is left of it. */
export function tipOfTheHour(tip: string, visit: Visit): string | undefined {
  const kept = tip.split(CLAUSES).filter((clause) => !isOfAnotherTime(clause, visit));

  return kept.length > 0 ? capital(kept.join(' ').replace(/[;,:]$/, '')) : undefined;
}

function isOfAnotherTime(clause: string, visit: Visit): boolean {
  const month = MONTHS.exec(clause)?.[1]?.toLowerCase();

  return (
    (month !== undefined && month !== monthName(monthOf(visit.date)).toLowerCase()) ||
    isOfOtherHours(clause, visit) ||
    isOfOtherWeeks(clause, [visit.date]) ||
    isOfAnotherDay(clause, visit.date) ||
    (visit.start < AFTER_LUNCH ? DINNER : LUNCH).test(clause) ||
    isOfOtherLight(clause, visit)
  );
}

/** Advice for the early morning or the evening at another time of day. */
function isOfOtherLight(clause: string, { start, end, sunset }: Visit): boolean {
  const early = EARLY.test(clause);
  const late = LATE.test(clause);

  return (
    (early || late) && !(early && start < LATE_MORNING) && !(late && end >= sunset - LAST_LIGHT)
  );
}

/** Advice for Sundays on a Monday. */
function isOfAnotherDay(clause: string, date: string): boolean {
  const today = weekdayName(date);
  const isWeekend = today === 'Saturday' || today === 'Sunday';
  const told = WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(clause));

  if (SHUT.test(clause)) return false;
  if (told.length > 0) return !told.some((day) => day === today);
  return isWeekend ? ON_WEEKDAYS.test(clause) : WEEKENDS.test(clause);
}
