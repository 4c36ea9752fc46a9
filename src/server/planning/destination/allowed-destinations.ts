import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { AppError } from '#shared/app-error.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';

/**
 * The destinations that a request leaves open: those that its notes name, where they name any. Throws a 422
 * when that rules everything out.
 */
export function allowedDestinations(
  request: Pick<PlanRequest, 'exclude'>,
  wishes: Wishes,
  catalogue: Catalogue,
): Destination[] {
  const excluded = new Set([...request.exclude, ...wishes.destinations.avoided]);
  const open = catalogue.destinations.filter(
    (one) =>
      !excluded.has(one.id) &&
      !wishes.countries.avoided.includes(one.country) &&
      !wishes.continents.avoided.includes(one.continent),
  );
  const named = open.filter((one) => isNamed(one, wishes));

  if (named.length > 0) return named;
  if (hasNames(wishes, catalogue)) throw new AppError('UNPROCESSABLE', noneLeft(wishes, catalogue));
  if (open.length > 0) return open;
  throw new AppError(
    'UNPROCESSABLE',
    'Every place we know has been shown or left out. Take one of the places to avoid out of your notes and try again.',
  );
}

/** Whether the notes ask for this destination: by itself, by a sight in it, by its country or its continent. */
function isNamed(destination: Destination, wishes: Wishes): boolean {
  if (wishes.destinations.wanted.length > 0)
    return wishes.destinations.wanted.includes(destination.id);
  const inPlaces = wishes.places.wanted.some((id) => id.startsWith(`${destination.id}/`));

  if (inPlaces) return true;
  if (wishes.countries.wanted.length > 0)
    return wishes.countries.wanted.includes(destination.country);
  return wishes.continents.wanted.includes(destination.continent);
}

function hasNames(wishes: Wishes, catalogue: Catalogue): boolean {
  return (
    wishes.destinations.wanted.length > 0 ||
    wishes.countries.wanted.some((code) => catalogue.country(code) !== undefined)
  );
}

function noneLeft(wishes: Wishes, catalogue: Catalogue): string {
  const names = [
    ...wishes.destinations.wanted.map((id) => catalogue.destination(id)?.name ?? id),
    ...wishes.countries.wanted
      .map((code) => catalogue.country(code)?.name)
      .filter((name) => name !== undefined),
  ];

  return `Your notes ask for ${names.slice(0, 3).join(' or ')}, and everything we know there has been shown or left out. Name another place, or take the name out of your notes.`;
}
