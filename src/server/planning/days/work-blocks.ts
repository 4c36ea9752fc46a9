import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Block, Point, TravelModel } from '#server/planner/problem.ts';
import { askedDetails } from '../asked/asked-details.ts';
import type { ToldWork } from '../asked/read-work.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { placeCalled } from './appointments.ts';
import type { DayFrame } from './day-windows.ts';

export type WorkPlace = Point & {
  id: string;
  name: string;
  note: string;
  isStay: boolean;
  /** The traveller named it, or told hours at a place that nobody knows. */
  isTold?: true;
};

/** The longest way to work that a morning allows, in minutes. */
const LONGEST_COMMUTE = 35;
const KINDS = ['meeting-venue', 'business-district', 'workspace'];
const UNNAMED = 'your workplace';

type Commute = { destination: Destination; stay: Point & { name: string }; travel: TravelModel };

/**
 * Where a business traveller works on each day of the trip: where it is told; else the venue, district or desk with the
 * shortest commute; else the stay. Empty on any other trip.
 */
export function workPlaces(
  frames: readonly DayFrame[],
  request: PlanRequest,
  commute: Commute,
): WorkPlace[] {
  if (request.tripType !== 'business') return [];
  const place = toldPlace(commute, askedDetails(request).work) ?? usualPlace(commute);

  return frames.map(() => place);
}

/** The workplace that was told; one that nobody can find is taken to be where people of that town work. */
function toldPlace(commute: Commute, told: ToldWork | undefined): WorkPlace | undefined {
  const { destination } = commute;

  if (!told?.hours && told?.place === undefined) return undefined;
  const name = workplaceIn(told, destination);
  const known = name === undefined ? undefined : placeCalled(name, destination);
  const { lat, lon, name: near } = usualPlace(commute);

  return known
    ? { ...toPoint(known), id: WORKPLACE, name: name ?? '', note: '', isStay: false, isTold: true }
    : {
        lat,
        lon,
        id: WORKPLACE,
        name: name ?? UNNAMED,
        note: `We don’t know where it is: travel is counted from ${near}`,
        isStay: false,
        isTold: true,
      };
}

/** A workplace of the traveller's own. */
const WORKPLACE = 'workplace';

/** The name of the workplace; "in Berlin" tells none. */
function workplaceIn({ place }: ToldWork, { name }: Destination): string | undefined {
  return place === undefined || foldText(place) === foldText(name) ? undefined : place;
}

function toPoint({ lat, lon }: Point): Point {
  return { lat, lon };
}

function usualPlace({ destination, stay, travel }: Commute): WorkPlace {
  const [place] = destination.business
    .map((one) => ({ ...one, commute: travel.leg(stay, one).minutes }))
    .filter(({ kind, commute }) => KINDS.includes(kind) && commute <= LONGEST_COMMUTE)
    .toSorted((a, b) => a.commute - b.commute || a.id.localeCompare(b.id));

  return place
    ? {
        id: globalPlaceId(destination.id, place.id),
        name: place.name,
        lat: place.lat,
        lon: place.lon,
        note: place.note,
        isStay: false,
      }
    : { ...stay, id: 'stay', note: 'A quiet desk at the hotel', isStay: true };
}

/** The halves of a day that are worked. */
export function workBlocks(frame: DayFrame, day: number, place: WorkPlace | undefined): Block[] {
  if (!place) return [];
  return (frame.work ?? []).map(({ half, start, end }) => ({
    id: `work-${day}-${half}`,
    lat: place.lat,
    lon: place.lon,
    start,
    end,
  }));
}

/** Where a business traveller has to be; undefined on any other trip, and where no such place is known. */
export function workPointOf(request: PlanRequest, destination: Destination): Point | undefined {
  if (request.tripType !== 'business') return undefined;
  const { work } = askedDetails(request);
  const name = work && workplaceIn(work, destination);

  return (
    (name === undefined ? undefined : placeCalled(name, destination)) ??
    destination.business.find((place) => place.kind !== 'airport-lounge')
  );
}
