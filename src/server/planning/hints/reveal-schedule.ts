import { daysBetween } from '#shared/dates.ts';
import type { RevealEntry } from '#shared/generation/generated-trip.schema.ts';

/** Days before departure at which hints open when there is time: packing hints two weeks ahead, the last on the day. */
const USUAL_DAYS = [14, 10, 7, 5, 3, 2, 1, 0];

/**
 * When each hint is revealed, in order; every entry has a day of its own. The last opens on the day of
 * departure. With a short lead time the days are squeezed to it, and hints of one day share an entry.
 */
export function revealSchedule(
  hints: readonly string[],
  { today, departureDate }: { today: string; departureDate: string },
): RevealEntry[] {
  const lead = Math.max(0, daysBetween(today, departureDate));
  const usual = spread(USUAL_DAYS, hints.length);
  const days = (usual[0] ?? 0) <= lead ? usual : squeezed(hints.length, lead);

  return [...new Set(days)].map((day) => ({
    daysBeforeDeparture: day,
    hintToReveal: hints.filter((_, index) => days[index] === day).join(' '),
  }));
}

/** One day after the other until departure, as evenly as few days allow. */
function squeezed(count: number, lead: number): number[] {
  if (count <= 1) return [0];
  return Array.from({ length: count }, (_, index) => Math.round(lead * (1 - index / (count - 1))));
}

/** `count` of the usual days, evenly chosen, the first and the last always among them. */
function spread(days: readonly number[], count: number): number[] {
  if (count <= 1) return [0];
  return Array.from(
    { length: count },
    (_, index) => days[Math.round((index * (days.length - 1)) / (count - 1))] ?? 0,
  );
}
