import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { findStop, openRange } from './stop-keys.ts';

type Days = readonly TripItineraryDay[];

/**
 * A change as the traveller means it: by the stop, not by its position, so that it still fits when the
 * plan has changed in the meantime. `toIndex` counts once the stop has left its old place.
 */
export type TravellerEdit =
  | { kind: 'move'; key: string; name: string; toDay: number; toIndex: number }
  | { kind: 'retime'; key: string; name: string; time: string }
  | { kind: 'lock'; key: string; name: string; locked: boolean }
  | { kind: 'remove'; key: string; name: string }
  | { kind: 'swap'; key: string; name: string; placeId: string; toName: string }
  | { kind: 'add'; placeId: string; name: string; toDay: number }
  | { kind: 'repair'; day: number };

/** The change as the server takes it; undefined when the plan no longer has what it is about. */
export function toItineraryEdit(edit: TravellerEdit, days: Days): ItineraryEdit | undefined {
  if (edit.kind === 'repair') {
    return days.some(({ dayNumber }) => dayNumber === edit.day)
      ? { kind: 'repair', day: edit.day }
      : undefined;
  }
  if (edit.kind === 'add') {
    return { kind: 'add', placeId: edit.placeId, toDay: edit.toDay };
  }
  const found = findStop(days, edit.key);

  return found && toStopEdit(edit, { day: found.day, index: found.index }, days);
}

function toStopEdit(
  edit: Exclude<TravellerEdit, { kind: 'repair' | 'add' }>,
  stop: { day: number; index: number },
  days: Days,
): ItineraryEdit | undefined {
  switch (edit.kind) {
    case 'move': {
      const target = days.find(({ dayNumber }) => dayNumber === edit.toDay);

      if (!target) return undefined;
      const room = target.activities.length - (stop.day === edit.toDay ? 1 : 0);

      return { kind: 'move', stop, toDay: edit.toDay, toIndex: Math.min(edit.toIndex, room) };
    }
    case 'retime':
      return { kind: 'retime', stop, time: edit.time };
    case 'lock':
      return { kind: 'lock', stop, locked: edit.locked };
    case 'remove':
      return { kind: 'remove', stop };
    case 'swap':
      return { kind: 'swap', stop, placeId: edit.placeId };
  }
}

/** The days as they will about look, until the server has laid them out; what it alone can say stays. */
export function drawEdit(days: Days, edit: TravellerEdit): Days {
  if (edit.kind === 'add' || edit.kind === 'repair' || edit.kind === 'swap') return days;
  const found = findStop(days, edit.key);

  if (!found) return days;
  const { day, index, stop } = found;

  switch (edit.kind) {
    case 'move': {
      const { travel: _, ...moved } = stop;
      const left = change(days, day, (activities) => activities.toSpliced(index, 1));

      return change(left, edit.toDay, (activities) => {
        const { first, last } = openRange({ activities });

        return activities.toSpliced(Math.max(first, Math.min(edit.toIndex, last)), 0, moved);
      });
    }
    case 'retime':
      return change(days, day, (activities) =>
        activities.with(index, { ...stop, time: edit.time }),
      );
    case 'lock':
      return change(days, day, (activities) =>
        activities.with(index, { ...stop, locked: edit.locked }),
      );
    case 'remove':
      return change(days, day, (activities) => activities.toSpliced(index, 1));
  }
}

/** The days whose times a change leaves open until the server answers. */
export function touchedDays(days: Days, edit: TravellerEdit): number[] {
  if (edit.kind === 'lock') return [];
  if (edit.kind === 'repair') return [edit.day];
  if (edit.kind === 'add') return [edit.toDay];
  const found = findStop(days, edit.key);
  const target = edit.kind === 'move' ? [edit.toDay] : [];

  return found ? [found.day, ...target] : target;
}

/** The change in words, where it could not be made: "Move Louvre to day 2". */
export function editText(edit: TravellerEdit): string {
  switch (edit.kind) {
    case 'move':
      return `Move ${edit.name} to day ${edit.toDay}`;
    case 'retime':
      return `Move ${edit.name} to ${edit.time}`;
    case 'lock':
      return `${edit.locked ? 'Lock' : 'Unlock'} ${edit.name}`;
    case 'remove':
      return `Remove ${edit.name}`;
    case 'swap':
      return `Swap ${edit.name} for ${edit.toName}`;
    case 'add':
      return `Add ${edit.name} to day ${edit.toDay}`;
    case 'repair':
      return `Repair day ${edit.day}`;
  }
}

type Activities = TripItineraryDay['activities'];

function change(days: Days, dayNumber: number, to: (activities: Activities) => Activities): Days {
  return days.map((day) =>
    day.dayNumber === dayNumber ? { ...day, activities: to(day.activities) } : day,
  );
}
