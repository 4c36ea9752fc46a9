import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';

const catalogue = loadCatalogue();

const planFor = async (additionalPreferences: string, changes: Partial<PlanRequest> = {}) => {
  const request = await withClearPlaces(buildRequest({ additionalPreferences, ...changes }));
  const trip = generateTrip(request, { catalogue, prove, rounds: 600 });

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
  [
    'New York City. live jazz, comedy.',
    [/Jazz|Village Vanguard|Blue Note/, /Comedy Cellar/],
    { interests: ['Nightlife', 'Urban'], returnDate: '2027-05-08' },
  ],
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

test('a spending limit is kept by simpler stays and tables, and that is said', async () => {
  const { trip } = await planFor('Granada and a day in the Alpujarras, at most 1200 euros in all', {
    returnDate: '2027-05-08',
  });
  const limit = trip.asked?.find(({ wish }) => wish.startsWith('At most'));

  expect(limit).toMatchObject({ met: true });
  expect(limit?.detail).toMatch(/simpler than Moderate/);
  expect(trip.tripInfo.budget).toBe('Budget ($)');
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

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

test('an hour and a half without a stop is told: a rest, or time of one’s own', async () => {
  for (const place of ['Istanbul', 'Porto', 'Mexico City']) {
    const { trip } = await planFor(`${place}, and a day trip`);

    for (const { activities } of trip.itinerary)
      for (const [i, next] of activities.slice(1).entries()) {
        const before = activities[i];
        const ends = minutesOf(before?.time ?? '') + (parseDuration(before?.duration ?? '') ?? 0);
        const idle = minutesOf(next.time) - (next.travel?.minutes ?? 0) - ends;

        expect(idle, `${place}: ${before?.activity}, then ${next.activity}`).toBeLessThan(90);
      }
  }
});

test('a mosque that is open in the morning alone is seen with a toddler, and after a nap the day goes on', async () => {
  const { trip } = await planFor(
    'Muscat with a toddler (2). Grand Mosque, souq, then the beach. Nap after lunch every day',
    { returnDate: '2027-05-08' },
  );
  const stops = trip.itinerary.flatMap(({ activities }) => activities);
  const nap = stops.findIndex(({ activity }) => activity.startsWith('A nap'));

  expect(stops.map(({ activity }) => activity)).toContain('Sultan Qaboos Grand Mosque');
  expect(nap).toBeGreaterThan(0);
  expect(
    trip.itinerary.some(({ activities }) => {
      const at = activities.findIndex(({ activity }) => activity.startsWith('A nap'));

      return at >= 0 && activities.slice(at).some(({ kind }) => kind === 'stop');
    }),
  ).toBe(true);
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('breakfast is at a café on the way that is open by then, a different one each day', async () => {
  const { trip } = await planFor('Vienna, history and music');
  const mornings = trip.itinerary.map(({ activities }) =>
    activities.find(({ activity }) => activity.startsWith('Breakfast at')),
  );
  const names = mornings.flatMap((one) => one?.activity ?? []);

  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  for (const [day, one] of mornings.entries()) {
    const next = trip.itinerary[day]?.activities.find(({ kind }) => kind === 'stop');

    if (one && next) expect(minutesOf(one.time)).toBeLessThan(minutesOf(next.time));
  }
});

test('one evening of fado is one, beside tiles and a mother of 71 as well', async () => {
  const { trip, activities } = await planFor(
    'Lisbon with my mother of 71, tiles, fado one evening, not too many hills',
    { returnDate: '2027-05-08' },
  );
  const fado = activities.filter(({ activity }) => /Fado$|Frades|Baiuca|Chico/.test(activity));

  expect(fado).toHaveLength(1);
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('museums are left out on the day for which they were refused, and on no other', async () => {
  const { trip } = await planFor('Paris, Monet, no museums on the last day', {
    returnDate: '2027-05-08',
  });
  const isMuseum = ({ place }: { place?: { id: string } | undefined }) => {
    const known = place && catalogue.place(place.id);

    return known?.type === 'sight' && known.file.kind === 'museum';
  };
  const museums = trip.itinerary.map(({ activities }) => activities.filter(isMuseum).length);

  expect(museums.at(-1)).toBe(0);
  expect(Math.max(...museums)).toBeGreaterThan(0);
  expect(trip.asked).toContainEqual(
    expect.objectContaining({ wish: `No museums on day ${museums.length}`, met: true }),
  );
});

test('a business trip is worked by its meetings alone where the rest is free', async () => {
  const { trip, activities } = await planFor(
    'Berlin. meeting Wednesday 10-15 at Potsdamer Platz, rest is free',
    { tripType: 'business', departureDate: '2027-05-10', returnDate: '2027-05-14' },
  );

  expect(activities.filter(({ kind }) => kind === 'work').map(({ activity }) => activity)).toEqual([
    'Meeting, Potsdamer Platz',
  ]);
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});
