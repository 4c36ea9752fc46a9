import type { ItineraryEdit, StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import { placeAt, placeOfMorning, rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edited } from './edited.ts';
import { dayAt, editFault } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';

/** A day of a trip as its stay counts it. */
export type StayDay = { stay: number; day: number; before: number };
type DirectEdit = Exclude<ItineraryEdit, { kind: 'repair' }>;

/** The stay that a day belongs to; the day of a move to the place that it leads to. Throws BAD_REQUEST for no day. */
export function stayOfDay(trip: TripDetail, number: number, field: string): StayDay {
  const { date } = dayAt(trip.itineraryDays, number, field);
  const stay = placeAt(trip.places ?? [], date);

  return numbered(trip, stay, number);
}

/** The stay that an entry belongs to, with its position there. Throws BAD_REQUEST for a ride and its stops. */
export function stayOfStop(
  trip: TripDetail,
  stop: StopRef,
  field = 'edit.stop',
): StayDay & { index: number } {
  const day = dayAt(trip.itineraryDays, stop.day, `${field}.day`);
  const [ride, end] = [rideIndex(day), rideEnd(day)];
  const places = trip.places ?? [];

  if (stop.index >= ride && stop.index <= end)
    throw editFault(`${field}.index`, 'only visits and meals can be changed');
  return stop.index < ride
    ? { ...numbered(trip, placeOfMorning(places, day.date), stop.day), index: stop.index }
    : { ...numbered(trip, placeAt(places, day.date), stop.day), index: stop.index - end - 1 };
}

function numbered({ places = [], itineraryDays }: TripDetail, stay: number, day: number): StayDay {
  const before = itineraryDays.filter(({ date }) => date < (places[stay]?.arrive ?? '')).length;

  return { stay, day: day - before, before };
}

/** Carries out an edit within one stay: its index, and its days as they are afterwards. */
export function applyToStay(
  trip: TripDetail,
  edit: DirectEdit,
  worlds: readonly EditWorld[],
): Edited & { stay: number } {
  const at =
    'stop' in edit ? stayOfStop(trip, edit.stop) : stayOfDay(trip, edit.toDay, 'edit.toDay');
  const world = worlds[at.stay];

  if (!world) throw new RangeError(`No stay ${at.stay}`);
  const { days, label } = applyEdit(world.trip.itineraryDays, ofStay(trip, edit, at), world);

  return { stay: at.stay, days, label: inTrip(label, at.before) };
}

/** The edit as the stay counts days and entries. */
function ofStay(trip: TripDetail, edit: DirectEdit, at: StayDay & { index?: number }): DirectEdit {
  const own = 'stop' in edit ? { stop: { day: at.day, index: at.index ?? 0 } } : {};

  if (edit.kind !== 'move' && edit.kind !== 'add') return { ...edit, ...own };
  const target = targetDay(trip, edit, at);

  return {
    ...edit,
    ...own,
    toDay: target.day,
    ...(edit.toIndex === undefined ? {} : { toIndex: target.index }),
  };
}

/** Where a stop goes within its own stay. Throws BAD_REQUEST for a day of another place. */
function targetDay(
  trip: TripDetail,
  { toDay, toIndex = 0 }: { toDay: number; toIndex?: number | undefined },
  at: StayDay,
): { day: number; index: number } {
  const day = dayAt(trip.itineraryDays, toDay, 'edit.toDay');
  const { places = [] } = trip;
  const place = places[at.stay];
  const isWithin = place && day.date >= place.arrive && day.date <= place.depart;

  if (!isWithin) throw editFault('edit.toDay', `day ${toDay} is spent in another place`);
  const ride = rideIndex(day);
  const isAfterRide = ride >= 0 && day.date === place.arrive && at.stay > 0;

  return {
    day: toDay - at.before,
    index: Math.max(
      0,
      isAfterRide ? toIndex - rideEnd(day) - 1 : ride >= 0 ? Math.min(toIndex, ride) : toIndex,
    ),
  };
}

/** A label's day as the whole trip counts it. */
function inTrip(label: string, before: number): string {
  return label.replace(/\bday (\d+)\b/, (_, day: string) => `day ${Number(day) + before}`);
}

/** The days of all stays, with those of one of them replaced. */
export function withStayDays(
  worlds: readonly EditWorld[],
  stay: number,
  days: readonly TripItineraryDay[],
): (readonly TripItineraryDay[])[] {
  return worlds.map((world, index) => (index === stay ? days : world.trip.itineraryDays));
}
