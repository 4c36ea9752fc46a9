import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { A_DRIVER, A_NIGHT_ABOARD } from '../asked/told-only.ts';
import { met, unmet } from '../asked/outcome.ts';
import { joinWords } from '../candidates/place-words.ts';

type Place = Pick<TripPlace, 'name' | 'arrive' | 'ride'>;
/** With the code of its country. */
type Stay = { name: string; country: string };

const ABOARD = /\bboat\b/;

/** "A boat" of the notes is the one that the night is on. */
const A_BOAT = 'A boat';

/** What was asked, with what only the route of a trip can meet as met: a driver between the stays, a night on board. */
export function withRouteMet(
  outcomes: readonly AskedOutcome[],
  { places, stays }: { places: readonly Place[]; stays: readonly Stay[] },
): AskedOutcome[] {
  const aboard = aboardOutcome(stays);
  const told = new Map(
    [drivenOutcome(places), aboard, aboard && { ...aboard, wish: A_BOAT }].flatMap((one) =>
      one ? [[one.wish, one]] : [],
    ),
  );

  return outcomes.map((one) => told.get(one.wish) ?? withoutFlights(one, places));
}

const NO_FLIGHTS = /^No (?:\w+ )?(?:flights?|flying|flüge|vols|vuelos|voli|voos)$/i;

/** "No domestic flights" is not kept where the party flies from stay to stay. */
function withoutFlights(outcome: AskedOutcome, places: readonly Place[]): AskedOutcome {
  const flown = places.flatMap(({ name, ride }, at) => {
    const from = places[at - 1]?.name;

    return ride?.mode === 'flight' && from !== undefined ? [`from ${from} to ${name}`] : [];
  });

  return flown.length > 0 && NO_FLIGHTS.test(outcome.wish)
    ? unmet(
        outcome.wish,
        `No other ride fits into a day ${joinWords(flown)}, so the plan flies there.`,
      )
    : outcome;
}

/** The rides on which a driver takes the party from stay to stay. */
function drivenOutcome(places: readonly Place[]): AskedOutcome | undefined {
  const ways = places.flatMap(({ name, ride }, at) => {
    const from = places[at - 1]?.name;

    return ride?.isDriven && from !== undefined ? [`from ${from} to ${name}`] : [];
  });

  return ways.length > 0
    ? met(
        A_DRIVER,
        `Your driver takes you ${joinWords(ways)}. Your hotel or an agency books the car.`,
      )
    : undefined;
}

/** The stays whose bed is a cabin of a boat. */
function aboardOutcome(stays: readonly Stay[]): AskedOutcome | undefined {
  const names = stays.flatMap((stay) =>
    ABOARD.test(overnightSightAt(stay)?.sleep ?? '') ? [stay.name] : [],
  );

  return names.length > 0
    ? met(A_NIGHT_ABOARD, `Your night at ${joinWords(names)} is on a boat.`)
    : undefined;
}
