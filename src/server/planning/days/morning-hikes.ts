import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';
import type { DayFrame } from './day-windows.ts';

type Hike = { kind?: PlaceFile['kind']; minutes?: number; best?: PlaceFile['best'] };

/** From so many minutes on a hike is a day's work, and one sets out in the morning. */
const DAY_HIKE = 240;
const LATEST_START = 10 * 60;
const NOON = 12 * 60;
/** The way to where it begins, for who leaves later. */
const WAY_THERE = 90;

/** Whether a hike takes so long that one is on the path by ten. */
export function isDayHike({ kind, minutes = 0, best }: Hike): boolean {
  return kind === 'hike' && minutes >= DAY_HIKE && best !== 'sunset';
}

/** The hours of each day in which a hike of hours begins in the morning; as they were where no day has such a morning. */
export function fromTheMorning(
  days: readonly { frame: Pick<DayFrame, 'window'>; spans: readonly Span[] }[],
  minutes: number,
): Span[][] {
  const early = days.map(({ frame, spans }) => {
    const latest = Math.max(LATEST_START, frame.window[0] + WAY_THERE);
    const isMorning = frame.window[0] < NOON - WAY_THERE;

    return isMorning ? spansWithin(spans, [-Infinity, latest + minutes], minutes) : [];
  });

  return early.some((spans) => spans.length > 0) ? early : days.map(({ spans }) => [...spans]);
}
