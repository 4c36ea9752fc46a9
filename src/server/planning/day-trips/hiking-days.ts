import type { Span } from '#server/planner/problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { upToFive } from '../days/five-minutes.ts';
import { isDayHike } from '../days/morning-hikes.ts';
import { HIKES } from '../rhythm/sights-in-rhythm.ts';

const HIKING = 'Hiking';
const GOOD_HIKE = 55;
/** One is on the path by then, or so long after a later start. */
const ON_THE_PATH = 10 * 60;
const SOONEST = 60;

/** Whether it is a hike of hours that who likes to hike would give a day to. */
export function isLikedHike({ file, visit }: Candidate): boolean {
  return (
    isDayHike(file) &&
    (visit.meets.includes(HIKING) || visit.meets.includes(HIKES)) &&
    appealOf(file) >= GOOD_HIKE
  );
}

/** When a tour may begin: a hike is open at all hours, and one sets out when the day begins. */
export function hoursOfTour(
  { file }: Pick<Candidate, 'file'>,
  [open, close]: Span,
  { frame, way }: { frame: DayFrame; way: number },
): Span {
  if (!isDayHike(file)) return [open, close];
  const [leave] = frame.window;
  // A long way is set out on sooner than other days begin.
  const start = Math.min(leave + way, Math.max(ON_THE_PATH, leave + SOONEST));

  return [Math.max(open, upToFive(start)), close];
}
