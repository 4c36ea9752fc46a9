import type { Visit } from '#server/planner/problem.ts';

/** How much a sight is missed, at least, that a trip is made for. */
const CHIEF = 0.65;
/** One of them a day: two may lie at the two ends of a town. */
const A_DAY = 1;
/** Fewer full days have no half to spare. */
const FROM_DAYS = 3;

/**
 * The visits with the chief sights of a trip kept to the first half of its full days, and to what comes before: rain or
 * tired feet then cost something lesser. What is shut until then, or was asked for, may be on any day.
 */
export function soonEnough(visits: readonly Visit[], isFull: readonly boolean[]): Visit[] {
  const full = isFull.flatMap((is, day) => (is ? [day] : []));
  const soon = full.length < FROM_DAYS ? full : full.slice(0, Math.ceil(full.length / 2));
  const late = new Set(full.slice(soon.length));
  const chief = new Set(
    visits
      .filter(({ strong = 0, mandatory, lockedAt }) => strong >= CHIEF && !mandatory && !lockedAt)
      .filter(({ spans, bestSpans = spans }) => soon.some((day) => bestSpans[day]?.length))
      .toSorted((a, b) => (b.strong ?? 0) - (a.strong ?? 0))
      .slice(0, A_DAY * soon.length)
      .map(({ id }) => id),
  );
  const without = <T>(perDay: readonly (readonly T[])[]) =>
    perDay.map((some, day) => (late.has(day) ? [] : some));

  return visits.map((visit) =>
    chief.has(visit.id)
      ? {
          ...visit,
          spans: without(visit.spans),
          ...(visit.bestSpans ? { bestSpans: without(visit.bestSpans) } : {}),
        }
      : visit,
  );
}
