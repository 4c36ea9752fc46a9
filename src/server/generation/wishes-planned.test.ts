import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';

const catalogue = loadCatalogue();

const planFor = async (additionalPreferences: string, changes: Partial<PlanRequest> = {}) => {
  const request = await withClearPlaces(buildRequest({ additionalPreferences, ...changes }));
  const trip = generateTrip(request, { catalogue, prove, rounds: 300 });

  return { trip, activities: trip.itinerary.flatMap(({ activities }) => activities) };
};

test.each<[string, RegExp[], Partial<PlanRequest>?]>([
  [
    'Chiang Mai, an ethical elephant day, and Doi Inthanon',
    [/^Elephant Nature Park$/, /Doi Inthanon/],
    { budget: 'Budget ($)', travelers: 1 },
  ],
  ['Istanbul, mosaics and mosques, a hammam for two', [/Hammam/]],
  ['Hoi An, a cooking class and clothes from a tailor', [/Cooking School/, /Yaly/]],
  ['Reykjavik, Reykjadalur and the Golden Circle', [/Reykjadalur/, /Golden Circle/]],
  [
    'Marrakesh: a cooking class and an evening out of the city',
    [/Cooking Class/, /Agafay Desert Camp Evening/],
    { interests: ['Girls Trip', 'Culinary'] },
  ],
  ['Cape Town, we want to hike up Table Mountain rather than ride up', [/Platteklip/]],
  ['Sydney, see something at the Opera House', [/Evening at the Sydney Opera House/]],
  ['San Francisco, cycle over the Golden Gate', [/Cycling over the Golden Gate/]],
])(
  'what was wished for is planned, whatever the usual day costs: %s',
  async (notes, wished, changes) => {
    const { trip, activities } = await planFor(notes, changes);

    for (const name of wished)
      expect(activities.some(({ activity }) => name.test(activity))).toBe(true);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test('who rents a car drives where others take a tour, and pays for no seat on it', async () => {
  const toured = await planFor('Reykjavik, the Golden Circle');
  const driven = await planFor('Reykjavik, the Golden Circle. We rent a car');
  const rides = ({ activities }: typeof toured) =>
    activities.filter(({ activity }) => /Golden Circle/.test(activity));

  expect(rides(toured)[0]?.activity).toMatch(/^Guided day tour/);
  expect(rides(driven)[0]?.activity).toMatch(/^Drive to/);
  expect(rides(driven).map(({ place }) => place?.price?.usd ?? 0)).not.toContain(92);
  expect(driven.trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('who likes early light is at the most crowded sight when it opens, however far it lies', async () => {
  const { trip } = await planFor('Jaipur, we are photographers and like early light', {
    interests: ['Photography'],
  });
  const fort = trip.itinerary
    .flatMap(({ activities }) => activities)
    .find(({ activity }) => activity === 'Amber Fort');

  expect(fort?.time).toMatch(/^08:/);
});

test('nobody sits down to a second lunch before or after a class that brings one', async () => {
  const { trip } = await planFor('New Orleans, Creole food and jazz', { interests: ['Culinary'] });
  const isTwice = trip.itinerary.some(
    ({ activities }) =>
      activities.some(({ description }) => /Lunch is included/.test(description ?? '')) &&
      activities.some(({ meal }) => meal === 'lunch'),
  );

  expect(isTwice).toBe(false);
});

test('a four-year-old keeps no family from being planned: evening tours are left out', async () => {
  const { trip, activities } = await planFor(
    'Singapore with grandparents and a four-year-old, a rest after lunch',
    { travelers: 5, interests: ['Family Fun', 'Nature'] },
  );

  expect(activities.map(({ activity }) => activity)).not.toContain('Night Safari');
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});
