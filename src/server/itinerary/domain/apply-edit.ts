import { AppError } from '#shared/app-error.ts';
import { minutesOf } from '#shared/dates.ts';
import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { settleTickets } from '#server/planning/assembly/settle-tickets.ts';
import { anchorOf } from './day-trip-anchor.ts';
import { addStop } from './add-stop.ts';
import { costsOfDay, dayRoute } from './day-route.ts';
import { dayWindow, timedActivities } from './day-times.ts';
import { dayAt, editFault, refuseLocked, stopAt, stopName } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { type Entry, layDay } from './lay-day.ts';
import { insertAt, takeOut, withDay } from './order-day.ts';
import { swapStop } from './swap-stop.ts';
import type { Edited } from './edited.ts';

type EditOf<Kind extends ItineraryEdit['kind']> = Extract<ItineraryEdit, { kind: Kind }>;
type DirectEdit = Exclude<ItineraryEdit, { kind: 'repair' }>;
type Days = readonly TripItineraryDay[];

/**
 * Carries out one edit: the order stays as the traveller sets it, and the days concerned get their ways,
 * times and costs anew. Throws 400, 404 or 409 naming the field for an edit that makes no sense.
 */
export function applyEdit(days: Days, edit: DirectEdit, world: EditWorld): Edited {
  const whole = 'stop' in edit ? { ...edit, stop: anchorOf(days, edit.stop) } : edit;
  const { days: after, label } = carryOut(days, whole, world);

  return { days: settledDays(after, world), label };
}

/** What several places share is paid once again, and the days that this changes cost what they do now. */
function settledDays(days: Days, world: EditWorld): TripItineraryDay[] {
  return settleTickets(days, world.catalogue).map((day, i) => {
    if (day === days[i]) return day;
    const { activities } = day;
    const costs = costsOfDay(activities, dayRoute(activities, world), world.request.travelers);

    return { ...day, cost: costs.food + costs.activities + costs.transport };
  });
}

function carryOut(days: Days, edit: DirectEdit, world: EditWorld): Edited {
  switch (edit.kind) {
    case 'move':
      return move(days, edit, world);
    case 'retime':
      return retime(days, edit, world);
    case 'lock':
      return lock(days, edit);
    case 'remove':
      return remove(days, edit, world);
    case 'add':
      return addStop(days, edit, world);
    case 'swap':
      return swapStop(days, edit, world);
  }
}

function move(days: Days, { stop, toDay, toIndex }: EditOf<'move'>, world: EditWorld): Edited {
  const activity = stopAt(days, stop);
  const target = dayAt(days, toDay, 'edit.toDay');
  const source = dayAt(days, stop.day, 'edit.stop.day');

  refuseLocked(activity);
  const { taken, left } = takeOut(timedActivities(source.activities), stop.index);
  const isSameDay = toDay === stop.day;
  const rest: readonly Entry[] = isSameDay ? left : timedActivities(target.activities);
  const moved = taken.map((entry) => ({ ...entry, isNew: true }));
  const there = layDay(target, insertAt(rest, toIndex, moved), world).day;
  const after = isSameDay ? days : withDay(days, layDay(source, left, world).day);

  return {
    days: withDay(after, there),
    label: isSameDay
      ? `Moved ${stopName(activity)} within day ${toDay}`
      : `Moved ${stopName(activity)} to day ${toDay}`,
  };
}

function retime(days: Days, { stop, time }: EditOf<'retime'>, world: EditWorld): Edited {
  const activity = stopAt(days, stop);
  const day = dayAt(days, stop.day, 'edit.stop.day');
  const [begin, end] = dayWindow(day);
  const asked = minutesOf(time);
  const start = asked < begin && asked + 24 * 60 < end ? asked + 24 * 60 : asked;

  refuseLocked(activity);
  if (start < begin || start >= end) {
    throw editFault('edit.time', `must lie within that day, from ${day.start} to ${day.end}`);
  }
  const { taken, left } = takeOut(timedActivities(day.activities), stop.index);
  const pinned = taken.map((entry, i) => (i === 0 ? { ...entry, start, isPinned: true } : entry));
  const later = left.findIndex((entry) => entry.start >= start);
  const laid = layDay(day, insertAt(left, later < 0 ? left.length : later, pinned), world);

  return { days: withDay(days, laid.day), label: `Moved ${stopName(activity)} to ${time}` };
}

function lock(days: Days, { stop, locked }: EditOf<'lock'>): Edited {
  const activity = stopAt(days, stop);
  const day = dayAt(days, stop.day, 'edit.stop.day');

  if (locked && !activity.place) {
    throw new AppError('CONFLICT', 'This meal has no restaurant to lock yet. Choose one first.');
  }
  const { locked: _, ...open } = activity;
  const changed = locked ? { ...open, locked: true } : open;

  return {
    days: withDay(days, { ...day, activities: day.activities.with(stop.index, changed) }),
    label: `${locked ? 'Locked' : 'Unlocked'} ${stopName(activity)}`,
  };
}

function remove(days: Days, { stop }: EditOf<'remove'>, world: EditWorld): Edited {
  const activity = stopAt(days, stop);
  const day = dayAt(days, stop.day, 'edit.stop.day');

  refuseLocked(activity);
  const { left } = takeOut(timedActivities(day.activities), stop.index);

  return {
    days: withDay(days, layDay(day, left, world).day),
    label: `Removed ${stopName(activity)}`,
  };
}
