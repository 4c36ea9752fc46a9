import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';
import { minutesOf } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { knownEntries } from '../asked/outcome.ts';
import type { Candidate } from '../candidates/candidates.ts';

/** Between these minutes after midnight the day's visitors are there. */
const CROWDS = { from: 10 * 60, until: 17 * 60 } as const;

/** Whether a sight is full for most of the day: by what is known of it, or because everybody goes there. */
function isCrowded(file: Candidate['file']): boolean {
  if (!('kind' in file)) return false;
  const { crowded, fame } = file;

  return crowded === 'always' || crowded === 'midday' || (crowded === undefined && fame === 5);
}

/**
 * A crowded sight, at its best in the first hours of the day or toward its end, where its hours leave room for that;
 * among the crowd only what a first visit is made for is worth a visit.
 */
export function outOfTheCrowds(one: Candidate): Candidate {
  const { file, visit } = one;

  if (!isCrowded(file) || visit.lockedAt) return one;
  const bestSpans = visit.spans.map((day) =>
    day.flatMap((open) => spansWithin(quietHours(open, visit.minutes), open, visit.minutes)),
  );

  return bestSpans.some((day) => day.length > 0)
    ? { ...one, visit: { ...visit, bestSpans, otherHourLoss: visit.value } }
    : one;
}

/** One is in by then, or within an hour of a later opening, or comes when the day's visitors leave. */
function quietHours([opens]: Span, minutes: number): readonly Span[] {
  return [
    [-Infinity, Math.max(CROWDS.from, opens + 60) + minutes],
    [CROWDS.until, Infinity],
  ];
}

/** The crowded sights that a plan visits while the day's visitors are there. */
export function inTheCrowds(days: readonly PlannedDay[], catalogue: Catalogue): PlaceFile[] {
  return knownEntries(days, catalogue).flatMap(({ activity, known }) => {
    const at = minutesOf(activity.time);
    const isAmongThem = at > CROWDS.from + 30 && at < CROWDS.until;

    return known.type === 'sight' && isAmongThem && isCrowded(known.file) ? [known.file] : [];
  });
}
