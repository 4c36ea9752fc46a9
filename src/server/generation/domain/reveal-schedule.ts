import { daysBetween } from '#shared/dates.ts';
import type { RevealEntry } from '#shared/generation/generated-trip.schema.ts';

/** Days before departure at which hints open when there is time: packing hints two weeks ahead, the last on the day. */
const USUAL_DAYS = [14, 10, 7, 5, 3, 2, 1, 0];

/**
 * When each hint is revealed, in order. The last opens on the day of departure; with a short lead time
 * the days are squeezed to it, and several hints may share a day.
 */
export function revealSchedule(
  hints: readonly string[],
  { today, departureDate }: { today: string; departureDate: string },
): RevealEntry[] {
  const lead = Math.max(0, daysBetween(today, departureDate));
  const days = spread(USUAL_DAYS, hints.length).map((day) => Math.min(day, lead));

  return hints.map((hint, index) => ({
    daysBeforeDeparture: days[index] ?? 0,
    hintToReveal: hint,
  }));
}

/** `count` of the usual days, evenly chosen, the first and the last always among them. */
function spread(days: readonly number[], count: number): number[] {
  if (count <= 1) return [0];
  return Array.from(
    { length: count },
    (_, index) => days[Math.round((index * (days.length - 1)) / (count - 1))] ?? 0,
  );
}
