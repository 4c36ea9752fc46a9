import { hangsOnWeather, highlightsOf } from '#server/catalogue/highlights.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';

/**
 * Keeps the sights that a place is known for, and what hangs on the weather, off the last day wherever a day between
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
  return candidates.map((one) => {
    const { visit } = one;
    const isOpenBefore = between.some((day) =>
      (visit.spans[day] ?? []).some(([open, close]) => close - open >= visit.minutes),
    );

    if (visit.lockedAt) return one;
    if (isForClearNight(one)) return inGoodTime(one, last);
    if (!isPrecious(one, destination) || !isOpenBefore) return one;
    return { ...one, visit: { ...visit, spans: visit.spans.with(last, []) } };
  });
}

/** Northern lights: what may fail for clouds, and is tried again on another night. */
function isForClearNight({ file }: Candidate): boolean {
  return 'best' in file && file.best === 'night' && file.interests.includes('Northern Lights');
}

/** Only on nights that leave one more in reserve, where one of them will do; of a longer trip those of its first half. */
function inGoodTime(one: Candidate, last: number): Candidate {
  const { visit } = one;
  const latest = Math.min(Math.max(2, (last - 1) / 2), last - 2);
  const spans = visit.spans.map((day, at) => (at <= latest ? day : []));

  return spans.some((day) => day.length > 0) ? { ...one, visit: { ...visit, spans } } : one;
}

function isPrecious({ id, file }: Candidate, destination: Destination): boolean {
  if ('travelMinutes' in file) return false;
  return highlightsOf(destination).has(id) || hangsOnWeather(file);
}
