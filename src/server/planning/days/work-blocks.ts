import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { Block, Point, TravelModel } from '#server/planner/problem.ts';
import { isWeekday } from '#shared/dates.ts';
import type { DayFrame } from './day-windows.ts';
import { halvesIn } from './work-halves.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';

export type WorkPlace = Point & { id: string; name: string; note: string; isStay: boolean };

/** The longest way to work that a morning allows, in minutes. */
const LONGEST_COMMUTE = 35;
const KINDS = ['meeting-venue', 'business-district', 'workspace'];

type Commute = { destination: Destination; stay: Point & { name: string }; travel: TravelModel };

/** Where the party works on each day of the trip: the venue, district or desk with the shortest commute; else the stay. */
export function workPlaces(
  frames: readonly DayFrame[],
  { destination, stay, travel }: Commute,
): WorkPlace[] {
  const places = destination.business
    .map((place) => ({ ...place, commute: travel.leg(stay, place).minutes }))
    .filter(({ kind, commute }) => KINDS.includes(kind) && commute <= LONGEST_COMMUTE)
    .toSorted((a, b) => a.commute - b.commute || a.id.localeCompare(b.id))
    .map(({ id, name, lat, lon, note }) => ({
      id: globalPlaceId(destination.id, id),
      name,
      lat,
      lon,
      note,
      isStay: false,
    }));
  const desk = {
    id: 'stay',
    name: stay.name,
    lat: stay.lat,
    lon: stay.lon,
    note: 'A quiet desk at the hotel',
    isStay: true,
  };

  return frames.map(() => places[0] ?? desk);
}

/** The halves of a day that are worked: whole weekdays, and what fits after landing or before leaving. */
export function workBlocks(frame: DayFrame, day: number, place: WorkPlace | undefined): Block[] {
  if (!place || !isWeekday(frame.date) || frame.kind === 'Full Day') return [];
  return halvesIn(frame.window).map(({ half, start, end }) => ({
    id: `work-${day}-${half}`,
    lat: place.lat,
    lon: place.lon,
    start,
    end,
  }));
}

/** Where a business traveller has to be; undefined on any other trip, and where no such place is known. */
export function workPointOf(
  { tripType }: Pick<PlanRequest, 'tripType'>,
  { business }: Pick<Destination, 'business'>,
): Destination['business'][number] | undefined {
  return tripType === 'business'
    ? business.find((place) => place.kind !== 'airport-lounge')
    : undefined;
}
