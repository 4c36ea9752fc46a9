import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { isGap, openRange, stopName } from '#client/lib/itinerary/stop-keys.ts';

type Days = readonly TripItineraryDay[];
/** A gap of a day where a stop can be put down: before the entry at `index`, or after the last. */
export type Slot = { day: number; index: number };

export function slotId({ day, index }: Slot): string {
  return `slot/${day}/${index}`;
}

/** Every gap in the order of the trip. */
export function slotsOf(days: Days): Slot[] {
  return days.flatMap((day) => {
    const { first, last } = openRange(day);

    return Array.from({ length: last - first + 1 }, (_, i) => ({
      day: day.dayNumber,
      index: first + i,
    })).filter(({ index }) => isGap(day, index));
  });
}

/** Whether a stop put down there stays where it is: the gaps right before and after it. */
export function isHome(from: Slot, slot: Slot): boolean {
  return slot.day === from.day && (slot.index === from.index || slot.index === from.index + 1);
}

/** The position of a stop once it has been put down in a gap. */
export function positionIn(from: Slot, slot: Slot): { toDay: number; toIndex: number } {
  const leavesBefore = slot.day === from.day && from.index < slot.index;

  return { toDay: slot.day, toIndex: slot.index - (leavesBefore ? 1 : 0) };
}

/**
 * The gap to which an arrow key leads from another; past its own two gaps in one step, since both mean
 * that the stop stays. At either end it stays there.
 */
export function nextSlot(days: Days, from: Slot, { at, step }: { at: Slot; step: 1 | -1 }): Slot {
  const slots = slotsOf(days).filter(
    ({ day, index }) => !(day === from.day && index === from.index + 1),
  );
  const home = isHome(from, at) ? from : at;
  const here = slots.findIndex(({ day, index }) => day === home.day && index === home.index);

  return slots[Math.max(0, Math.min(slots.length - 1, here + step))] ?? at;
}

/** Where a gap is, in words: "day 2, after Louvre". */
export function slotText(days: Days, from: Slot, slot: Slot): string {
  if (isHome(from, slot)) return 'where it was';
  const activities = days.find(({ dayNumber }) => dayNumber === slot.day)?.activities ?? [];
  const before = activities
    .slice(0, slot.index)
    .findLast((_, index) => !(slot.day === from.day && index === from.index));

  return before
    ? `day ${slot.day}, after ${stopName(before)}`
    : `day ${slot.day}, at its beginning`;
}
