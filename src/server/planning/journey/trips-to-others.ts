import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { JourneyStay } from './journey-plan.ts';
import { dayTripsTo } from './place-day-trip.ts';

const AROUND_KM = 20;

/** A day trip to where one stays is no wish of its own: the nights there are more than that. */
export function withoutWantedTrips(
  request: PlanRequest,
  stays: readonly JourneyStay[],
): PlanRequest {
  const { asked } = request;

  if (!asked) return request;
  const trips = tripsBetween(stays);
  const wanted = asked.sights.wanted.filter((one) => !trips.includes(one));

  return { ...request, asked: { ...asked, sights: { ...asked.sights, wanted } } };
}

type AtPlace = Pick<JourneyStay, 'destination'>;

/** Day trips that lead from any of the stays to another, by their global ids. */
export function tripsBetween(stays: readonly AtPlace[]): string[] {
  return stays.flatMap((stay) => tripsFrom(stay, stays));
}

function tripsFrom({ destination }: AtPlace, stays: readonly AtPlace[]): string[] {
  return stays
    .filter((other) => other.destination.id !== destination.id)
    .flatMap((other) => [
      ...dayTripsTo(other.destination, destination),
      ...tripsAround(other.destination, destination),
      ...nearerFrom(other.destination, destination),
    ])
    .map(({ id }) => globalPlaceId(destination.id, id));
}

/** A town beyond the catalogue is stayed in for what lies around it: Sigiriya is seen from Dambulla, not from Kandy. */
function tripsAround(town: Destination, { dayTrips }: Destination): DayTripFile[] {
  return isOffCatalogue(town.id)
    ? dayTrips.filter((trip) => distanceKm(trip, town) <= AROUND_KM)
    : [];
}

/** Sights and day trips that both know are had from the town that is nearer: Machu Picchu from the Sacred Valley, not from Cusco. */
function nearerFrom(town: Destination, { lat, lon, places, dayTrips }: Destination): Sight[] {
  const isSame = (one: Sight, other: Sight) => distanceKm(one, other) <= SAME_SIGHT_KM;

  return [
    ...places.filter(
      (one) =>
        town.places.some((other) => other.kind === one.kind && isSame(one, other)) &&
        distanceKm(one, town) < distanceKm(one, { lat, lon }),
    ),
    ...dayTrips.filter((trip) =>
      town.dayTrips.some(
        (other) =>
          (isSame(trip, other) || isSameByName(trip, other)) &&
          other.travelMinutes < trip.travelMinutes,
      ),
    ),
  ];
}

type Sight = { id: string; lat: number; lon: number };

const SAME_SIGHT_KM = 0.5;
const SAME_NAME_KM = 15;

/** "Wadi Rum" from Petra, and "Wadi Rum by jeep" from Aqaba. */
function isSameByName(one: DayTripFile, other: DayTripFile): boolean {
  const [name, longer] = [foldText(one.name), foldText(other.name)];

  return `${longer} `.startsWith(`${name} `) && distanceKm(one, other) <= SAME_NAME_KM;
}

/** Where one stays a night of its own, one goes on no day trip from the stay before. */
export function withoutTripsToOthers(
  wishes: Wishes,
  stay: JourneyStay | undefined,
  stays: readonly JourneyStay[],
): Wishes {
  const trips = stay ? tripsFrom(stay, stays) : [];

  return {
    ...wishes,
    places: { ...wishes.places, avoided: [...wishes.places.avoided, ...trips] },
  };
}
