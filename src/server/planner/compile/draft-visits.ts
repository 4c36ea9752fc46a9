import { PlanningError } from '../planning-error.ts';
import type { DayPlanInput, Span, Visit } from '../problem.ts';
import { startWindow, type NodeDraft } from './node-draft.ts';
import { isWithin } from '../spans.ts';

/** A sight that one comes for weighs at most half as much as one that was asked for: no meal is given up for it. */
const STRONG = 0.5;

/** Each visit as one draft per opening span of the day with the most spans; a locked one as its pin. */
export function draftVisits(visits: readonly Visit[], days: readonly DayPlanInput[]): NodeDraft[] {
  return visits.flatMap((visit) => {
    if (visit.lockedAt) return [draftLocked(visit, days)];
    const drafts = draftSpans(visit, days);

    if (drafts.length === 0 && visit.mandatory) {
      throw new PlanningError(
        'mandatory-infeasible',
        `${visit.id} is not open on any day of the trip`,
        {
          what: [visit.id],
        },
      );
    }
    return drafts;
  });
}

/** At its best hours the visit has its whole value, at others less. */
function draftSpans(visit: Visit, days: readonly DayPlanInput[]): NodeDraft[] {
  const { bestSpans, otherHourLoss = 0 } = visit;
  const worth = (value: number, spans: Visit['spans']) =>
    draftWith({ ...visit, value: Math.max(0, value) }, spans, days);

  return [
    ...(bestSpans ? worth(visit.value, bestSpans) : []),
    ...worth(visit.value - (bestSpans ? otherHourLoss : 0), visit.spans),
  ];
}

function draftWith(
  visit: Visit,
  spans: Visit['spans'],
  days: readonly DayPlanInput[],
): NodeDraft[] {
  const minutes = Math.ceil(visit.minutes);
  const most = Math.max(0, ...spans.map((some) => some.length));
  const drafts = Array.from({ length: most }, (_, i) => ({
    ...baseOf(visit),
    minutes,
    windows: days.map((day, d) => {
      const span = spans[d]?.[i];

      return span && startWindow(span, day.window, minutes);
    }),
  }));

  return drafts.filter(({ windows }) => windows.some(Boolean));
}

function draftLocked(visit: Visit, days: readonly DayPlanInput[]): NodeDraft {
  const { day, start, minutes } = visit.lockedAt ?? { day: 0, start: 0, minutes: 0 };
  const end = start + minutes;
  const at = days[day];

  if (!at) throw lockError(visit.id, day, 'its day is not part of the trip');
  if (start < at.window[0] || end > at.window[1])
    throw lockError(visit.id, day, 'it lies outside the day');
  if (!isWithin({ start, end }, visit.spans[day])) {
    throw lockError(visit.id, day, 'it is closed then');
  }
  return {
    ...baseOf(visit),
    minutes,
    windows: days.map((_, d): Span | undefined => (d === day ? [start, start] : undefined)),
    pinned: { day, start },
  };
}

export function lockError(id: string, day: number, reason: string): PlanningError {
  return new PlanningError('lock-infeasible', `${id} cannot stay where it is locked: ${reason}`, {
    what: [id],
    day,
  });
}

function baseOf(visit: Visit) {
  return {
    id: visit.id,
    kind: 'visit' as const,
    point: visit,
    value: visit.value,
    usd: visit.usd,
    key: `${visit.id}#0`,
    required: visit.mandatory ? 1 : STRONG * (visit.strong ?? 0),
    group: visit.group,
    meets: visit.meets,
    indoor: visit.indoor,
  };
}
