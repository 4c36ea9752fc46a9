import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { minutesOf } from '#shared/dates.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';

// The hours of good plans are judged, so the search is not cut short.
const world = { catalogue: loadCatalogue(), prove };

function timeOf(name: string, request: Parameters<typeof buildRequest>[0]): string | undefined {
  return generateTrip(buildRequest(request), world)
    .itinerary.flatMap(({ activities }) => activities)
    .find(({ place }) => place?.name === name)?.time;
}

test('the sight beside "before the crowds" is entered as it opens, not another one of the sentence', () => {
  const time = timeOf('City Walls', {
    additionalPreferences:
      'Dubrovnik. Walk the walls before the cruise crowds, and take a boat to an island.',
  });

  expect(time).toMatch(/^08:/);
});

test('what never shuts is seen while it is still empty, early in the morning', () => {
  const time = timeOf('Fushimi Inari Taisha', {
    additionalPreferences: 'Kyoto. Fushimi Inari early in the morning.',
  });

  expect(time).toMatch(/^07:/);
});

test('one sets out on a long hike by noon', () => {
  const time = timeOf('Ben Lomond Track', {
    additionalPreferences: 'Queenstown, one full day of hiking, Ben Lomond',
  });

  expect(time?.localeCompare('12:00')).toBe(-1);
});

test('who likes to get up early is out before eight on full days', () => {
  const { itinerary } = generateTrip(
    buildRequest({ additionalPreferences: 'Kyoto, happy to get up early to beat the crowds' }),
    world,
  );
  const leaves = itinerary
    .filter(({ dayType }) => dayType === 'Full Day')
    .map(({ activities }) => {
      // Breakfast out counts: one is up.
      const [first] = activities;

      return minutesOf(first?.time ?? '12:00') - (first?.travel?.minutes ?? 0);
    });

  expect(leaves.length).toBeGreaterThan(1);
  for (const leave of leaves) expect(leave).toBeLessThan(8 * 60);
});
