import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { dayFacts } from '../days/day-facts.ts';
import { readWishes } from '../understanding/wishes.ts';
import type { PlanDraft } from './plan-draft.ts';
import { prove } from './prove.ts';
import { spotsBeforeDinner } from './rest-spots.ts';

const world = { catalogue: loadCatalogue(), prove, rounds: FEW_ROUNDS };

test(
  'a place for sunset is a break before dinner only when the sun sets',
  { timeout: 60_000 },
  () => {
    const trip = generateTrip(
      buildRequest({
        destinations: 'Porto',
        departureDate: '2027-05-12',
        returnDate: '2027-05-16',
        interests: ['History', 'Photography'],
      }),
      world,
    );
    const views = trip.itinerary.flatMap(({ activities, weather }) =>
      activities
        .filter(({ kind, place }) => {
          const file = place && world.catalogue.place(place.id)?.file;

          return kind === 'free' && file && 'best' in file && file.best === 'sunset';
        })
        .map(({ time, duration }) => ({
          end: minutesOf(time) + (parseDuration(duration) ?? 0),
          sunset: minutesOf(weather.daylight[1]),
        })),
    );

    expect(views.filter(({ end, sunset }) => end < sunset - 30)).toEqual([]);
  },
);

test('the coffee house that is a sight of the plan is no break of it as well', () => {
  const trip = generateTrip(
    buildRequest({
      additionalPreferences: 'Vienna, slow, old coffee houses with good cake, Café Sperl',
      departureDate: '2027-12-03',
      returnDate: '2027-12-06',
    }),
    world,
  );
  const atSperl = trip.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => (place?.name.includes('Sperl') ? [place.id] : [])),
  );

  expect(atSperl).toHaveLength(1);
});

test('an evening from bar to bar, which is dinner itself, is no stroll before dinner', () => {
  const destination = world.catalogue.destination('granada');
  const [crawl] = destination?.places.filter(({ id }) => id === 'calle-navas-tapas') ?? [];

  if (!destination || !crawl) throw new Error('no tapas street in Granada');
  const draft = {
    match: { destination },
    planInput: { facts: [dayFacts(destination, '2027-05-15')], interests: [] },
    request: buildRequest({}),
    catalogue: world.catalogue,
    wishes: readWishes('', world.catalogue),
  } as unknown as PlanDraft;
  const spots = spotsBeforeDinner(draft, {
    points: [crawl],
    day: 0,
    until: 22 * 60,
    used: new Set(),
  });

  expect(spots.map(({ id }) => id)).not.toContain('granada/calle-navas-tapas');
  expect(spots.length).toBeGreaterThan(0);
});
