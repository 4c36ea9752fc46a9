import { AppError } from '#shared/app-error.ts';
import { daysBetween } from '#shared/dates.ts';
import type { ItineraryProposal, ProposeRouteInput } from '#shared/trips/itinerary-edit.schema.ts';
import { choicesText } from '#shared/trips/old-choices.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { type ItineraryPorts, openEditContext } from './edit-context.ts';
import { keepProposal } from './propose-itinerary.ts';

/** Plans the places of a trip in another order or for other nights and keeps the plan beside the trip. */
export async function proposeRoute(
  { id, places: route }: ProposeRouteInput,
  ports: ItineraryPorts,
): Promise<ItineraryProposal> {
  const { trip, asked } = await openEditContext(id, ports);

  refuseOtherRoute(trip, route);
  const plan = await ports.pool.run('itinerary', { ...asked, route });
  const old = choicesText([
    ...(trip.flights.length > 0 ? (['flights'] as const) : []),
    ...(trip.accommodations.some(({ isSelected }) => isSelected) ? (['hotels'] as const) : []),
  ]);

  return keepProposal(
    trip,
    { ...plan, warnings: [...(old ? [old] : []), ...plan.warnings] },
    ports,
  );
}

/** A route has each of the trip's places as often as the trip, and fills its dates. */
function refuseOtherRoute(
  { places = [], startDate, endDate }: TripDetail,
  route: ProposeRouteInput['places'],
): void {
  if (places.length === 0)
    throw new AppError('CONFLICT', 'This trip stays in one place: there is no route to change.');
  const nights = daysBetween(startDate, endDate);
  const planned = route.reduce((sum, stay) => sum + stay.nights, 0);
  const left = places.map(({ id }) => id);
  const faults = route.flatMap(({ id }, index) => {
    const at = left.indexOf(id);

    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`places.${index}.id: this trip has no such place, or names it twice`];
  });

  if (left.length > 0) faults.push(`places: must name ${left.join(', ')} too`);
  if (planned !== nights) faults.push(`places: must add up to ${nights} nights, not ${planned}`);
  if (faults.length > 0) throw new AppError('BAD_REQUEST', faults.join('; '));
}
