import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { loadNicknames } from '#server/catalogue/other-names.ts';
import type { AskedPlaces } from '../places/asked-places.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { plainly } from './name-spans.ts';

/** Where a tour begins is not where the party comes from, nor a place to keep away from. */
export function withoutStart(asked: AskedPlaces, start: string | undefined): AskedPlaces {
  const { home: _, ...rest } = asked;
  const { destinations, countries } = asked.avoided;

  if (start === undefined || !destinations.includes(start)) return asked;
  return {
    ...rest,
    avoided: { countries, destinations: destinations.filter((id) => id !== start) },
  };
}

/** A far sight is read where its town is a day trip of the tour: the Mezquita on the way to Córdoba. */
export function withoutMet(asked: AskedPlaces, { catalogue }: PlacesWorld): AskedPlaces {
  const towns = catalogue.destinations.flatMap(({ id, dayTrips }) =>
    dayTrips
      .filter((trip) => asked.sights.wanted.includes(globalPlaceId(id, trip.id)))
      .map(({ name }) => plainly(name)),
  );
  const met = loadNicknames().farSights.filter(({ town = '' }) => towns.includes(plainly(town)));
  const names = new Set(met.flatMap((one) => one.names.map(plainly)));

  return {
    ...asked,
    notUnderstood: asked.notUnderstood.filter(({ said }) => !names.has(plainly(said))),
  };
}
