import { hangsOnWeather, highlightsOf } from '#server/catalogue/highlights.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { hasRoom } from '#server/planner/spans.ts';

/** What was named and takes so long is what a day is made for. */
const HALF_A_DAY = 120;
const MOST_OF_A_DAY = 300;

/**
 * Keeps the sights that a place is known for, what hangs on the weather, and what was named and takes half a day, off the last day wherever a day between
 * the first and the last has room for them, so that a fog or a strike leaves another day to try.
 */
export function offTheLastDay(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  destination: Destination,
): Candidate[] {
  const last = frames.length - 1;
  const between = frames.flatMap(({ window: [start, end] }, day) =>
    day > 0 && day < last && end > start ? [day] : [],
  );

  if (between.length === 0) return [...candidates];
  const free = between.filter((day) => !candidates.some((one) => takesDay(one, day)));
  const named = candidates.filter(isNamedHalfDay);
  const reasons = new Set(named.length <= free.length ? named.map(({ id }) => id) : []);

  return candidates.map((one) => {
    const { visit } = one;

    if (visit.lockedAt) return one;
    if (isForClearNight(one)) return inGoodTime(one, last);
    if (isReasonInWeather(one, destination))
      return laterThanArriving(inGoodTime(one, last), between);
    // Nor is it for whoever has just come from the airport.
    if (reasons.has(one.id) && isOpenOn(one, free)) return onDays(one, free);
    return isPrecious(one, destination) && isOpenOn(one, between)
      ? { ...one, visit: { ...visit, spans: visit.spans.with(last, []) } }
      : one;
  });
}

/** Whether a sight can be seen on one of these days. */
function isOpenOn({ visit }: Candidate, days: readonly number[]): boolean {
  return days.some((day) => hasRoom(visit.spans[day], visit.minutes));
}

/** Whether a day trip or a tour is held on a day, and leaves no room for what takes half of one. */
function takesDay({ visit, file }: Candidate, day: number): boolean {
  return (
    visit.mandatory === true &&
    ('travelMinutes' in file || visit.minutes >= MOST_OF_A_DAY) &&
    visit.spans.every((open, other) => open.length > 0 === (other === day))
  );
}

/** Northern lights: what may fail for clouds, and is tried again on another night. */
function isForClearNight({ file }: Candidate): boolean {
  return 'best' in file && file.best === 'night' && file.interests.includes('Northern Lights');
}

/** What was asked for, or the place is known for, and fails in fog or swell: whales, a table mountain. */
function isReasonInWeather(one: Candidate, destination: Destination): boolean {
  const { id, file, visit } = one;

  if ('travelMinutes' in file || !hangsOnWeather(file)) return false;
  return (
    visit.mandatory === true ||
    visit.meets.some((wish) => wish.startsWith(THEME_WISH)) ||
    highlightsOf(destination).has(id)
  );
}

/** Only on days that leave one more in reserve, where one of them will do; of a longer trip those of its first half. */
function inGoodTime(one: Candidate, last: number): Candidate {
  const { visit } = one;
  const latest = Math.min(Math.max(2, (last - 1) / 2), last - 2);
  const spans = visit.spans.map((day, at) => (at <= latest ? day : []));

  return spans.some((day) => day.length > 0) ? { ...one, visit: { ...visit, spans } } : one;
}

/** A boat or a summit is not for whoever has just come from the airport, where another day is left. */
function laterThanArriving(one: Candidate, between: readonly number[]): Candidate {
  const later = between.filter((day) => (one.visit.spans[day] ?? []).length > 0);

  return isOpenOn(one, later) ? onDays(one, later) : one;
}

function onDays(one: Candidate, days: readonly number[]): Candidate {
  const spans = one.visit.spans.map((open, day) => (days.includes(day) ? open : []));

  return { ...one, visit: { ...one.visit, spans } };
}

/** Whether a sight was named, takes half of a day or most of it, and has no day yet. */
export function isNamedHalfDay({ visit, file }: Candidate): boolean {
  const days = visit.spans.filter((open) => open.length > 0).length;

  return (
    visit.mandatory === true &&
    visit.minutes >= HALF_A_DAY &&
    !('travelMinutes' in file) &&
    days > 1
  );
}

function isPrecious({ id, file }: Candidate, destination: Destination): boolean {
  if ('travelMinutes' in file) return false;
  return highlightsOf(destination).has(id) || hangsOnWeather(file);
}
