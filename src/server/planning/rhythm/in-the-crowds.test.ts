import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { prove } from '../assembly/prove.ts';
import { inTheCrowds } from './in-the-crowds.ts';

const catalogue = loadCatalogue();

describe('who wants no crowds', () => {
  test('sees what everybody comes for, early or late', async () => {
    const request = await withClearPlaces(
      buildRequest({ additionalPreferences: 'Prague, first visit, no crowds please' }),
    );
    const { itinerary, asked } = generateTrip(request, { catalogue, prove, rounds: 120 });
    const bridge = itinerary
      .flatMap(({ activities }) => activities)
      .find(({ activity }) => activity === 'Charles Bridge');

    expect(bridge).toBeDefined();
    expect((bridge?.time ?? '12:00') <= '10:00' || (bridge?.time ?? '12:00') >= '17:00').toBe(true);
    expect(asked?.find(({ wish }) => wish === 'Away from the crowds')?.met).toBe(
      inTheCrowds(itinerary, catalogue).length === 0,
    );
  });
});
