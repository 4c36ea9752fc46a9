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

test('a four-year-old keeps no family from being planned: evening tours are left out', async () => {
  const { trip, activities } = await planFor(
    'Singapore with grandparents and a four-year-old, a rest after lunch',
    { travelers: 5, interests: ['Family Fun', 'Nature'] },
  );

  expect(activities.map(({ activity }) => activity)).not.toContain('Night Safari');
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});
