import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { addDays, minutesOf, timeOf } from '#shared/dates.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';
import { JOURNEY_FACTS } from './testing/journey-facts.ts';

const catalogue = loadCatalogue();
const PATIENCE = { timeout: 120_000 };
const FIRST_DAY = '2027-04-17';

/** A trip to places in order, with the nights of each. */
function journey(stays: readonly (readonly [id: string, nights: number])[]) {
  const places = stays.map(([id, nights]) => {
    const destination = catalogue.destination(id);

    if (!destination) throw new Error(`No ${id}`);
    return { ...destinationSuggestion(destination, catalogue), nights };
  });
  const length = stays.reduce((sum, [, nights]) => sum + nights, 0);
  const request = buildRequest({
    departureDate: FIRST_DAY,
    returnDate: addDays(FIRST_DAY, length),
    places,
    asked: {
      places,
      avoided: { destinations: [], countries: [] },
      sights: { wanted: [], avoided: [] },
      unclear: [],
      notUnderstood: [],
    },
  });

  return generateTrip(request, { catalogue, prove, rounds: 400 });
}

test('keeps the morning after a single night for what the place is known for', PATIENCE, () => {
  const trip = journey([
    ['seville', 3],
    ['granada', 1],
    ['malaga', 2],
  ]);
  const names = trip.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => place?.name ?? []),
  );

  expect(names).toContain('Alhambra and Nasrid Palaces');
});

test('rule 15 names an arrival by the clock of the place that was left', PATIENCE, () => {
  const trip = journey([
    ['london', 3],
    ['paris', 3],
  ]);
  const ride = trip.places?.[1]?.ride;
  const verdict = () => checkPlan(trip, JOURNEY_FACTS).find(({ rule }) => rule === 15);

  if (!ride) throw new Error('No ride');
  expect(verdict()?.ok).toBe(true);
  ride.arrives = timeOf(minutesOf(ride.arrives) - 60);
  expect(verdict()?.detail).toContain('cannot arrive');
});
