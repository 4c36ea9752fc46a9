import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import type { JourneyStay } from './journey-plan.ts';
import { withOneWayFees } from './one-way-fees.ts';
import { placeRides } from './place-ride.ts';

const catalogue = loadCatalogue();
const DATE = '2027-05-10';

/** Stays of a night each; to all but the first leads a ride of the mode that is named. */
function route(...legs: [id: string, mode?: RideMode][]): JourneyStay[] {
  return legs.map(([id, mode]) => {
    const destination = catalogue.destination(id);
    const [lisbon, porto] = ['lisbon', 'porto'].map((known) => catalogue.destination(known));

    if (!destination || !lisbon || !porto) throw new Error(`No ${id}`);
    const [ride] = placeRides([lisbon, porto], {
      rides: loadRides(),
      date: DATE,
      wishes: { avoided: [] },
    });
    const stay = { destination, nights: 1, arrive: DATE, depart: DATE };

    return mode && ride ? { ...stay, ride: { ...ride, mode } } : stay;
  });
}

test.each<[string, JourneyStay[], (number | undefined)[]]>([
  ['where a drive ends elsewhere', route(['lisbon'], ['porto', 'drive']), [undefined, 75]],
  [
    'once for drives that follow each other',
    route(['lisbon'], ['faro', 'drive'], ['porto', 'drive']),
    [undefined, undefined, 75],
  ],
  ['more abroad', route(['lisbon'], ['seville', 'drive']), [undefined, 300]],
  [
    'not where the car is brought back',
    route(['lisbon'], ['porto', 'drive'], ['lisbon', 'drive']),
    [undefined, undefined, undefined],
  ],
  [
    'not where one flies home from the airport at which it was hired',
    route(['cape-town'], ['stellenbosch', 'drive']),
    [undefined, undefined],
  ],
  [
    'for each hire, and for no train',
    route(['lisbon'], ['porto', 'drive'], ['madrid', 'train'], ['seville', 'drive']),
    [undefined, 75, undefined, 75],
  ],
])('a car costs a fee %s', (_, stays, fees) => {
  expect(withOneWayFees(stays).map(({ ride }) => ride?.oneWayUsd)).toEqual(fees);
});
