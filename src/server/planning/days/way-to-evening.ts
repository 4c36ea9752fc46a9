import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from './day-windows.ts';
import { upToFive } from './five-minutes.ts';

/** Finding a ride and each kilometre as the crow flies, in minutes. */
const WAY = { fixed: 15, perKm: 2 } as const;
/** An evening leaves so long between the table and what follows. */
const LEFT_FOR_IT = 20;
/** Who tires easily sleeps so much longer where the evening ended so much later than theirs do. */
const SLEEP_IN = 60;
const LATER = 60;
const LATEST_START = 10 * 60;

type Evenings = { frames: DayFrame[]; sights: Candidate[]; evenings: number[] };
type Trip = {
  /** The middle of town. */
  from: Point;
  /** The days and the sights before an evening was kept for any. */
  before: { frames: readonly DayFrame[]; sights: readonly Candidate[] };
  tiresEasily: boolean;
};

/**
 * Evenings for what was named, with time for the way to it: it may begin so much later after dinner as it lies out of
 * town, as far as it is open, and the party is home later. Who tires easily begins the next day later.
 */
export function withWaysToEvenings(planned: Evenings, trip: Trip): Evenings {
  const far = planned.evenings.flatMap((day) => {
    const one = planned.sights.find((sight) => isEveningOf(sight, day, planned.frames));
    const later = one ? laterBy(one, day, trip) : 0;

    return one && later > 0 ? [{ id: one.id, day, later }] : [];
  });
  const frames = planned.frames.map((frame, day): DayFrame => {
    const own = far.find((one) => one.day === day);
    const [leave, home] = frame.window;

    // Later there, and as much longer on the way home.
    return own ? { ...frame, window: [leave, home + 2 * own.later] } : frame;
  });

  return {
    ...planned,
    frames: trip.tiresEasily ? rested(frames, planned.evenings, trip.before.frames) : frames,
    sights: planned.sights.map((one) => {
      const own = far.find(({ id }) => id === one.id);

      return own ? openLonger(one, own) : one;
    }),
  };
}

/** Whether the evening of a day was kept for it, after dinner, because it was named. */
function isEveningOf({ visit }: Candidate, day: number, frames: readonly DayFrame[]): boolean {
  const [span, ...others] = visit.spans[day] ?? [];
  const dinner = frames[day]?.meals.find(({ meal }) => meal === 'dinner');

  return (
    visit.mandatory === true &&
    span !== undefined &&
    others.length === 0 &&
    span[1] - span[0] === visit.minutes &&
    dinner !== undefined &&
    dinner.window[1] <= span[0]
  );
}

function laterBy({ id, visit }: Candidate, day: number, { from, before }: Trip): number {
  const way = WAY.fixed + WAY.perKm * distanceKm(from, visit);
  const [, end] = visit.spans[day]?.[0] ?? [0, 0];
  const open = before.sights.find((one) => one.id === id)?.visit.spans[day] ?? [];
  const closes = open.find(([opens, until]) => opens < end && until >= end)?.[1] ?? end;

  return Math.max(0, Math.min(upToFive(way) - LEFT_FOR_IT, closes - end));
}

function openLonger(one: Candidate, { day, later }: { day: number; later: number }): Candidate {
  const spans = one.visit.spans.map((open, at) =>
    at === day ? open.map(([from, until]): Span => [from, until + later]) : open,
  );

  return { ...one, visit: { ...one.visit, spans } };
}

function rested(
  frames: DayFrame[],
  evenings: readonly number[],
  usual: readonly DayFrame[],
): DayFrame[] {
  return frames.map((frame, day): DayFrame => {
    const [from, until] = frame.window;
    const late = (frames[day - 1]?.window[1] ?? 0) - (usual[day - 1]?.window[1] ?? 0);
    const isLate = evenings.includes(day - 1) && late >= LATER;

    return isLate && frame.kind === 'Full Day' && from === usual[day]?.window[0]
      ? { ...frame, window: [Math.max(from, Math.min(from + SLEEP_IN, LATEST_START)), until] }
      : frame;
  });
}

/** The dates of full days that a tour or a park takes, where others are left: nobody goes on to an evening from those. */
export function longDays({
  frames,
  taken,
}: {
  frames: readonly DayFrame[];
  taken: readonly number[];
}): string[] {
  const full = frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : []));

  return full.every((day) => taken.includes(day))
    ? []
    : full.filter((day) => taken.includes(day)).map((day) => frames[day]?.date ?? '');
}
