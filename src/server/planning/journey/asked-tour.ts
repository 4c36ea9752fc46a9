import { daysBetween, isIsoDay } from '#shared/dates.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { AskedPlaces } from '../places/asked-places.ts';

/** A region is toured from so many nights on; on a shorter trip its traveller is asked where to stay. */
export const REGION_NIGHTS = 5;
/** Bases as near as this are one base with day trips. */
export const ONE_BASE_KM = 70;

type Dates = { tripType?: string | undefined; departureDate?: string; returnDate?: string };

/** A region with several bases is toured where there is time for it, rather than asked back. */
export function withTour(
  asked: AskedPlaces,
  { tripType, departureDate = '', returnDate = '' }: Dates,
  catalogue: Catalogue,
): AskedPlaces {
  const [area, ...others] = asked.unclear;

  if (!area || others.length > 0 || area.why !== 'area' || tripType === 'surprise') return asked;
  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return asked;
  const bases = withoutCloseOnes(
    area.candidates.flatMap(({ id }) => catalogue.destination(id) ?? []),
  );
  const nights = daysBetween(departureDate, returnDate);

  if (bases.length < 2 || nights < REGION_NIGHTS) return asked;
  return {
    ...asked,
    unclear: [],
    places: area.candidates,
    tour: { said: area.said, bases: bases.map(({ id }) => id) },
  };
}

/** Places without those that are close to one before them: one base does for both. */
export function withoutCloseOnes(destinations: readonly Destination[]): Destination[] {
  const kept: Destination[] = [];

  for (const one of destinations)
    if (kept.every((other) => distanceKm(other, one) > ONE_BASE_KM)) kept.push(one);
  return kept;
}
