import { AppError } from '#shared/app-error.ts';
import type { ItineraryProposal, ProposeRouteInput } from '#shared/trips/itinerary-edit.schema.ts';
import { choicesText } from '#shared/trips/old-choices.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { routeOfTrip } from '#shared/trips/route-of-trip.ts';
import { isOffCatalogue } from '#server/planning/destination/off-catalogue-destination.ts';
import { settledStays } from '../generation/settled-stays.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { leavingStays, leavingText } from './domain/leaving-stays.ts';
import { type ItineraryPorts, openEditContext } from './edit-context.ts';
import { keepProposal } from './propose-itinerary.ts';

/** Plans a trip along another route and keeps the plan beside the trip. */
export async function proposeRoute(
  { id, places: route }: ProposeRouteInput,
  ports: ItineraryPorts,
): Promise<ItineraryProposal> {
  const { trip: saved, asked } = await openEditContext(id, ports);
  const catalogue = ports.catalogue();
  const trip = { ...saved, places: [...routeOfTrip(saved)] };

  refuseOtherRoute(trip, route, catalogue);
  const stays = saved.places ? {} : settledStays(trip, asked.request, catalogue);
  const plan = await ports.pool.run('itinerary', { ...asked, ...stays, route });
  const old = choicesText([
    ...(trip.flights.length > 0 ? (['flights'] as const) : []),
    ...(trip.accommodations.some(({ isSelected }) => isSelected) ? (['hotels'] as const) : []),
  ]);

  const proposal = await keepProposal(
    trip,
    { ...plan, warnings: [...(old ? [old] : []), ...plan.warnings] },
    ports,
  );

  return { ...proposal, leaving: leavingStays(trip, route).map((stay) => leavingText(trip, stay)) };
}

/** A route goes to places that we know, to another one each time, and shares out the nights of the trip's stays. */
function refuseOtherRoute(
  { places = [] }: TripDetail,
  route: ProposeRouteInput['places'],
  catalogue: Catalogue,
): void {
  if (places.every(({ id }) => isOffCatalogue(id)))
    throw new AppError('CONFLICT', 'We know too little about this destination to plan a route.');
  const nights = places.reduce((sum, place) => sum + place.nights, 0);
  const planned = route.reduce((sum, stay) => sum + stay.nights, 0);
  const faults = route.flatMap(({ id }, index) => {
    if (!catalogue.destination(id) && !places.some((place) => place.id === id))
      return [`places.${index}.id: we know no such place`];
    return route[index - 1]?.id === id
      ? [`places.${index}.id: is the place before it; give that one more nights`]
      : [];
  });

  if (planned !== nights) faults.push(`places: must add up to ${nights} nights, not ${planned}`);
  if (faults.length > 0) throw new AppError('BAD_REQUEST', faults.join('; '));
}
