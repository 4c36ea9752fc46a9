import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { groupBy } from '#shared/groups.ts';

/** Minutes of sights that a day holds. */
const A_DAY = 300;

/**
 * Keeps the places of one ticket together: on as many days as it covers, between the first day and the last. A
 * place that is shut on those days keeps its own.
 */
export function onPassDays(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
): Candidate[] {
  const free = frames.flatMap(({ kind }, day) =>
    kind === 'Full Day' && day > 0 && day < frames.length - 1 ? [day] : [],
  );
  const taken = new Map<number, number>();
  const chosen = new Map<string, ReadonlySet<number>>();

  if (free.length === 0) return [...candidates];
  for (const [id, members] of groupBy(candidates, ({ pass }) => pass?.id)) {
    const days = daysFor(members, free, taken);

    for (const day of days) taken.set(day, (taken.get(day) ?? 0) + 1);
    chosen.set(id, new Set(days));
  }
  return candidates.map((one) => {
    const days = one.pass && chosen.get(one.pass.id);

    return days ? keptOn(one, days) : one;
  });
}

/** The days on which most of the places are open, those that no other ticket has taken first. */
function daysFor(
  members: readonly Candidate[],
  free: readonly number[],
  taken: ReadonlyMap<number, number>,
): number[] {
  const covered = Math.max(1, ...(members[0]?.pass?.options ?? []).map(({ days }) => days));
  const needed = Math.ceil(members.reduce((sum, { visit }) => sum + visit.minutes, 0) / A_DAY);
  const openOn = (day: number) =>
    members.filter(({ visit }) => (visit.spans[day] ?? []).length > 0).length;

  return free
    .toSorted((a, b) => openOn(b) - openOn(a) || (taken.get(a) ?? 0) - (taken.get(b) ?? 0) || a - b)
    .slice(0, Math.min(covered, needed));
}

function keptOn(one: Candidate, days: ReadonlySet<number>): Candidate {
  const { visit } = one;
  const spans = visit.spans.map((open, day) => (days.has(day) ? open : []));

  if (visit.lockedAt || spans.every((open) => open.length === 0)) return one;
  return { ...one, visit: { ...visit, spans } };
}
