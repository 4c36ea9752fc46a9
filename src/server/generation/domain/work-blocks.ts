import type { Destination } from '#server/catalogue/catalogue.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { Block, Point } from '#server/planner/problem.ts';
import { type DayFrame, isWeekday } from './day-windows.ts';

/** A working day's two halves, in minutes after midnight. */
export const WORK_HALVES = [
  { half: 'morning', start: 9 * 60, end: 12 * 60 + 30 },
  { half: 'afternoon', start: 14 * 60, end: 17 * 60 + 30 },
] as const;

export type WorkPlace = Point & { id: string; name: string; note: string; isStay: boolean };

/** Where the party works: meeting venues and business districts first, then desks; else the stay itself. */
export function workPlaces(destination: Destination, stay: Point & { name: string }): WorkPlace[] {
  const order = ['meeting-venue', 'business-district', 'workspace'];
  const places = destination.business
    .filter((place) => order.includes(place.kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((place) => ({
      id: globalPlaceId(destination.id, place.id),
      name: place.name,
      lat: place.lat,
      lon: place.lon,
      note: place.note,
      isStay: false,
    }));

  if (places.length > 0) return places;
  return [{ id: 'stay', name: stay.name, lat: stay.lat, lon: stay.lon, note: 'A quiet desk at the hotel', isStay: true }];
}

/** The halves of a day that are worked: whole weekdays, and what fits after landing or before leaving. */
export function workBlocks(frame: DayFrame, dayIndex: number, places: readonly WorkPlace[]): Block[] {
  const place = places[dayIndex % Math.max(1, places.length)];

  if (!place || !isWeekday(frame.date)) return [];
  return WORK_HALVES.filter(({ start, end }) => start - 45 >= frame.window[0] && end + 45 <= frame.window[1]).map(
    ({ half, start, end }) => ({ id: `work-${dayIndex}-${half}`, lat: place.lat, lon: place.lon, start, end }),
  );
}
