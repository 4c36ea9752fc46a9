import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';

/** Where a business traveller has to be; undefined on any other trip, and where no such place is known. */
export function workPointOf(
  { tripType }: Pick<PlanRequest, 'tripType'>,
  { business }: Pick<Destination, 'business'>,
): Destination['business'][number] | undefined {
  return tripType === 'business'
    ? business.find((place) => place.kind !== 'airport-lounge')
    : undefined;
}
