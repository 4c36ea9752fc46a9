import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { easyDays } from './rhythm-frames.ts';
import type { Rhythm } from './rhythm.ts';

const TIRING: ReadonlySet<PlaceKind> = new Set(['hike', 'sport', 'theme-park', 'club', 'tower']);
const CLIMBED = /\b(climb\w*|steps|stairs|staircase|spiral|uphill|steep\w*|hike|scramble)\b/;
const LIFTED = /\b(lift|elevator|funicular|cable car|cableway|escalators?|gondola|chairlift)\b/;
/** Doors have been open so long when queues begin. */
const SHORT_QUEUE = 45;

/** Whether a sight is reached by stairs or a climb only. */
export function isClimb({ kind, access, name, why }: PlaceFile): boolean {
  const words = foldText(`${name} ${why ?? ''}`);

  if (access === 'full' || LIFTED.test(words)) return false;
  return kind === 'hike' || CLIMBED.test(words) || (kind === 'tower' && access === 'none');
}

/** The sights as the days were asked to go: without climbs, at opening, and nothing that tires at the start. */
export function sightsInRhythm(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  rhythm: Rhythm,
): Candidate[] {
  const easy = new Set(easyDays(frames, rhythm));

  return sights
    .filter(
      ({ file, visit }) =>
        !rhythm.isEasyOnFoot || visit.mandatory || !('kind' in file) || !isClimb(file),
    )
    .map((one) => (rhythm.isWithoutQueues || rhythm.isEarly ? beforeTheQueue(one) : one))
    .map((one) =>
      'kind' in one.file && (TIRING.has(one.file.kind) || isClimb(one.file))
        ? notOn(one, easy)
        : one,
    );
}

function notOn(one: Candidate, days: ReadonlySet<number>): Candidate {
  if (days.size === 0) return one;
  const spans = one.visit.spans.map((day, at) => (days.has(at) ? [] : day));

  return { ...one, visit: { ...one.visit, spans } };
}

/** A crowded sight without a timed ticket, in the first hour that it is open. */
function beforeTheQueue(one: Candidate): Candidate {
  const { file, visit, open } = one;
  const isQueued = 'kind' in file && file.crowded === 'always' && !file.timedEntry;

  if (!isQueued || visit.lockedAt) return one;
  const spans = visit.spans.map((day, at): Span[] => {
    const opens = open[at]?.[0]?.[0] ?? 0;

    return day.map(([from, to]): Span => [from, Math.min(to, opens + SHORT_QUEUE + visit.minutes)]);
  });
  const hasRoom = spans.some((day) => day.some(([from, to]) => to - from >= visit.minutes));

  return hasRoom ? { ...one, visit: { ...visit, spans } } : one;
}
