import { distanceKm } from '#server/catalogue/distance.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Point } from '#server/planner/problem.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { met, unmet } from '../asked/outcome.ts';

/** Where the nights are spent. */
export type NightStay = Point & { name: string };

/** As near as this a bar is heard at night. */
const HEARD_KM = 0.2;
const COURTYARD = 'ask for a room on the courtyard, high up and away from the lift';

/** The bars and clubs that are heard from a bed, the nearest first. */
export function barsHeard(bed: Point, { places }: Pick<Destination, 'places'>) {
  return places
    .filter(({ kind }) => kind === 'bar' || kind === 'club')
    .map((bar) => ({ name: bar.name, km: distanceKm(bed, bar) }))
    .filter(({ km }) => km <= HEARD_KM)
    .toSorted((a, b) => a.km - b.km);
}

/** Quiet nights, as far as anybody knows them: by the bars around the stay. */
export function nightOutcome({
  destination,
  stay,
}: {
  destination: Destination;
  stay: NightStay;
}): AskedOutcome {
  const wish = 'Quiet nights';
  const [nearest] = barsHeard(stay, destination);

  return nearest === undefined
    ? met(
        wish,
        `No bar or club that we know of is within ${HEARD_KM * 1000} metres of ${stay.name}; ${COURTYARD}.`,
      )
    : unmet(
        wish,
        `${nearest.name} is ${Math.max(10, Math.round(nearest.km * 100) * 10)} metres from ${stay.name}: ${COURTYARD}.`,
      );
}
