import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { dayTripsTo } from './place-day-trip.ts';
import { readNights, readRouteOrder } from './read-route.ts';

/** "Cape Town, the last two nights in Franschhoek": read as a day trip of the one, and a stay by its nights. */
export function nightsOutOfTown(
  named: readonly Destination[],
  { request, text, catalogue }: { request: PlanRequest; text: string; catalogue: Catalogue },
): Destination[] {
  const wanted = request.asked?.sights.wanted ?? [];
  const near = catalogue.destinations.filter(
    (one) =>
      !named.includes(one) &&
      named.some((base) =>
        dayTripsTo(one, base).some(({ id }) => wanted.includes(globalPlaceId(base.id, id))),
      ),
  );

  return near.filter(({ id, name, aliases }) => {
    const place = [{ id, name, aliases }];
    const { first, last } = readRouteOrder(text, place);

    return readNights(text, place).has(id) || first === id || last === id;
  });
}
