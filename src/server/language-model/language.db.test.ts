import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest } from '#server/testing/both-transports.ts';
import { type FakeModel, startFakeModel } from './testing/fake-model.ts';

const fakeModel: { model?: FakeModel } = {};
const config: Record<string, string> = {};
const model = () => {
  if (!fakeModel.model) throw new Error('not started');
  return fakeModel.model;
};

beforeAll(async () => {
  fakeModel.model = await startFakeModel();
  Object.assign(config, {
    OPENAI_BASE_URL: model().url,
    PERPLEXITY_API_KEY: 'pplx-secret',
    PERPLEXITY_BASE_URL: model().url,
  });
});
afterAll(() => model().stop());

const api = createTestApi({ config, limits: { firstTokenMs: 2_000, searchMs: 4_000 } });

describe('preferences.understand with a model', () => {
  test('takes in what rules cannot read, and says who read it', async () => {
    model().behave('good');
    const preferences = { additionalPreferences: 'We are sick of museums, and vegan.' };

    expect(await api.caller.preferences.understand({ preferences })).toEqual({
      wishes: [
        { kind: 'avoid', value: 'museum', text: 'avoiding museums' },
        { kind: 'need', value: 'vegan', text: 'vegan' },
      ],
      line: 'Avoiding museums · vegan',
      by: 'stand-in',
    });
    // Asked again for the same notes, it does not pay again.
    await api.caller.preferences.understand({ preferences });
    expect(model().seen).toHaveLength(1);
  });

  test('goes by the rules while the model is away', async () => {
    model().behave('broken');
    const preferences = { additionalPreferences: 'We are vegetarian.' };

    expect(await api.caller.preferences.understand({ preferences })).toMatchObject({
      line: 'Vegetarian',
      by: 'built-in rules',
    });
  });
});

describe('a trip with a model', () => {
  test(
    '[API-02] is generated, kept and told with the model’s name',
    { timeout: 60_000 },
    async () => {
      model().behave('good');
      const { id } = await api.caller.preferences.save(
        buildPreference({ additionalPreferences: 'Lisbon' }),
      );
      const trip = await api.caller.generation.trip({ preferenceId: id, tripType: 'complete' });

      expect(trip.generatedBy).toBe('stand-in');
      expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(trip.destination.description).toContain('Slow mornings');
    },
  );
});

describe('[API-07] a packing list with a model', () => {
  const trip = () => buildTrip({ destination: 'Lisbon, Portugal' });
  const pack = async (tripId: number) =>
    (await api.caller.generation.packingList({ tripId })).packingItems;

  test('has its ideas behind ours, marked as such; what was ticked stays ticked', async () => {
    model().behave('good');
    const { id } = await api.caller.trips.create(trip());
    const idea = (await pack(id)).at(-1);

    expect(idea).toMatchObject({
      name: 'Reusable shopping bag',
      note: 'Idea of the language model: handy for what the markets tempt you with',
    });
    await api.caller.trips.updatePackingItem({ tripId: id, itemId: idea?.id ?? 0, packed: true });
    expect((await pack(id)).at(-1)).toMatchObject({ name: 'Reusable shopping bag', packed: true });
  });

  test.each(['lying', 'broken', 'wrong-types', 'cut-off'] as const)(
    'is ours alone when the model is %s',
    async (how) => {
      model().behave(how);
      const { id } = await api.caller.trips.create(trip());
      const list = await pack(id);

      expect(list.length).toBeGreaterThan(15);
      expect(JSON.stringify(list)).not.toMatch(/language model|shopping bag|Zorbania|Mondays/);
    },
  );

  test('of a secret trip is asked for without a word of where it goes', async () => {
    model().behave('good');
    const { id } = await api.caller.trips.create(
      buildTrip({ destination: 'Lisbon, Portugal', isSurprise: true, status: 'surprise' }),
    );

    await pack(id);
    expect(model().seen.map(({ name }) => name)).toEqual(['packing']);
    expect(model().seen[0]?.user).not.toMatch(/lisbon|portugal|EUR|"plugs"/i);
  });
});

describe('fresh local facts', () => {
  const FACT = {
    text: 'The tram to the old quarter runs again after its renovation.',
    sources: [
      { title: 'City transport news', url: 'https://news.example/tram', date: '2026-04-20' },
    ],
    asOf: '2026-05-01',
  };

  test('come with the local info, each with its sources, and are asked for once a day', async () => {
    model().behave('good');
    const { id } = await api.caller.trips.create(buildTrip());

    expect(await api.caller.generation.freshFacts({ id })).toEqual({ fresh: [] });
    const filled = await api.caller.generation.localInfo({ id, section: 'culture' });

    // The statement without a source is left out.
    expect(filled).toEqual({ message: 'Local information is ready.', fresh: [FACT] });
    await api.caller.generation.localInfo({ id, section: 'safety' });
    expect(model().seen.map(({ name }) => name)).toEqual(['facts']);
    expect(
      await callRest(`${api.origin}/api/trips/${id}/fresh-facts`, { method: 'GET' }),
    ).toMatchObject({
      status: 200,
      data: { fresh: [FACT] },
    });
  });

  test('are none while the search AI is away, and the section is filled all the same', async () => {
    model().behave('rejecting');
    const { id } = await api.caller.trips.create(buildTrip());

    expect(await api.caller.generation.localInfo({ id, section: 'safety' })).toEqual({
      message: 'Local information is ready.',
      fresh: [],
    });
  });
});
