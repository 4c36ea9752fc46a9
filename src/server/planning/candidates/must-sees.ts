import type { Candidate } from './candidates.ts';
import { appealOf } from './appeal.ts';
import type { DayFrame } from '../days/day-windows.ts';

/** Sights that a stay of so many full days is not complete without. */
const OF_DAYS = [
  { fullDays: 6, count: 14 },
  { fullDays: 4, count: 11 },
  { fullDays: 3, count: 8 },
  { fullDays: 2, count: 6 },
  { fullDays: 1, count: 3 },
] as const;
/** Who works by day has the evenings for them. */
const OF_EVENINGS = 1.5;
/** Below this nobody comes for it, whatever its rank. */
const LEAST_APPEAL = 60;
/** What the party, the season or the price leaves less of than this is no must for them. */
const LEAST_SHARE = 0.38;
/** What a destination is flown to for stays a must, whatever the party is interested in. */
const WORLD_FAMOUS = { appeal: 95, leastShare: 0.2 } as const;

/**
 * Marks the sights that a first visit is made for, the most appealing first, as many as the days can hold. What is
 * shut on all days, ruled out by the notes or unfit for the party has no worth or no hours and stays out. Where so
 * many sights a day were asked for, no more of them.
 */
export function markMustSees(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  perDay = Infinity,
): Candidate[] {
  const daysOf = (kind: DayFrame['kind']) => frames.filter((frame) => frame.kind === kind).length;
  const fullDays = daysOf('Full Day');
  const evenings = Math.ceil(daysOf('Work Day') * OF_EVENINGS);
  const most = OF_DAYS.find((one) => fullDays >= one.fullDays)?.count ?? evenings;
  const count = Math.min(most, (fullDays || daysOf('Work Day')) * perDay);
  const top = new Set(
    candidates
      .filter(
        ({ file, share = 1, unverified }) => !unverified && share >= leastShare(appealOf(file)),
      )
      .filter(
        ({ file, visit }) =>
          appealOf(file) >= LEAST_APPEAL && visit.spans.some((day) => day.length > 0),
      )
      .toSorted((a, b) => appealOf(b.file) - appealOf(a.file) || b.visit.value - a.visit.value)
      .slice(0, count)
      .map(({ id }) => id),
  );

  return candidates.map((one) =>
    top.has(one.id)
      ? { ...one, visit: { ...one.visit, strong: Math.max(one.visit.strong ?? 0, missed(one)) } }
      : one,
  );
}

/** Steep, so that no two lesser sights take the place of the one that everybody comes for. */
const STEEPNESS = 4;

function missed({ file }: Candidate): number {
  return (appealOf(file) / 100) ** STEEPNESS;
}

function leastShare(appeal: number): number {
  return appeal >= WORLD_FAMOUS.appeal ? WORLD_FAMOUS.leastShare : LEAST_SHARE;
}
