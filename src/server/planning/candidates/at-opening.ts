import { foldText } from '#server/catalogue/fold-text.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';

const AT_OPENING =
  /\b(?:before the (?:heat|crowds?|queues?|rush)|(?:beat|avoid) the (?:heat|crowds?|queues?)|at opening(?: time)?|as (?:soon as )?it opens|(?:early|morning|first) light|early (?:birds?|risers?|bird))\b/;
/** The way there from a stay in town, in minutes: at least so long, finding it, and each kilometre from the middle of town. */
const WAY_THERE = { least: 30, fixed: 25, km: 3 } as const;
/** Later than this a place opens too late to be early. */
const LATEST_OPENING = 9 * 60 + 30;
/** One is in within so many minutes of the doors opening. */
const IN_BY = 20;

/** The sight that the notes want to see before the heat or the crowds, and the days with room for that. */
export type EarlySight = Point & { id: string; opens: (number | undefined)[] };

/** The sight that is named, else the most appealing one that is crowded or in the open; undefined where none is asked for. */
export function earlySight(sights: readonly Candidate[], notes: string): EarlySight | undefined {
  if (!AT_OPENING.test(foldText(notes))) return undefined;
  const [first] = sights
    .filter(({ file }) => 'kind' in file && (file.crowded !== undefined || !file.indoor))
    .filter(({ open }) => open.some((spans) => opening(spans) !== undefined))
    .toSorted(
      (a, b) =>
        Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
        appealOf(b.file) - appealOf(a.file),
    );

  return (
    first && {
      id: first.id,
      lat: first.visit.lat,
      lon: first.visit.lon,
      opens: first.open.map(opening),
    }
  );
}

/** When a place opens in the morning; undefined where it is open all night or opens too late. */
function opening([span]: readonly Span[]): number | undefined {
  return span && span[0] > 0 && span[0] <= LATEST_OPENING ? span[0] : undefined;
}

/** The days, with the first full one on which the sight opens early begun in time for that. */
export function daysForOpening(
  frames: readonly DayFrame[],
  early: EarlySight | undefined,
  from: Point,
): DayFrame[] {
  const day = frames.findIndex(({ kind }, at) => kind === 'Full Day' && early?.opens[at]);

  const km = early ? distanceKm(from, early) : 0;
  const way = Math.max(WAY_THERE.least, Math.ceil((WAY_THERE.fixed + WAY_THERE.km * km) / 5) * 5);

  return frames.map((frame, at) => {
    const start = (early?.opens[at] ?? 0) - way;

    if (at !== day || start >= frame.window[0]) return frame;
    return {
      ...frame,
      window: [start, frame.window[1]],
      dayEnd: Math.min(frame.dayEnd, start + frame.maxProgramme),
    };
  });
}

/** The sights, with the early one at the minute its doors open. */
export function atOpening(
  sights: readonly Candidate[],
  early: EarlySight | undefined,
  frames: readonly DayFrame[],
): Candidate[] {
  return sights.map((one) => {
    if (one.id !== early?.id || one.visit.lockedAt) return one;
    const { minutes } = one.visit;
    const spans = one.visit.spans.map((day, at): Span[] => {
      const opens = early.opens[at];
      const isReached = opens !== undefined && (frames[at]?.window[0] ?? Infinity) < opens;

      return isReached
        ? day
            .map(([open, close]): Span => [open, Math.min(close, opens + IN_BY + minutes)])
            .filter(([open, close]) => close - open >= minutes)
        : [];
    });

    return spans.some((day) => day.length > 0) ? { ...one, visit: { ...one.visit, spans } } : one;
  });
}
