import { describe, expect, test } from 'vitest';
import { buildPreference } from '../testing/factories.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi({ now: '2026-05-01T12:00:00.000Z' });

describe('preferences.save', () => {
  test('[API-01] keeps what was asked for and answers it with an id', async () => {
    const asked = buildPreference({
      homeAirport: 'lhr',
      additionalPreferences: 'No museums, please. 🌻 שלום',
    });
    const saved = await api.caller.preferences.save(asked);

    expect(saved).toEqual({
      ...asked,
      id: expect.any(Number) as number,
      homeAirport: 'LHR',
      destinations: undefined,
    });
    expect(await api.services.preferences.byId(saved.id)).toEqual(saved);
  });

  test('[API-01] takes the optional fields as optional', async () => {
    const {
      isEcoFriendly: _,
      isVeganFriendly: __,
      additionalPreferences: ___,
      ...needed
    } = buildPreference();

    expect(await api.caller.preferences.save(needed)).toMatchObject({
      isEcoFriendly: false,
      isVeganFriendly: false,
      additionalPreferences: '',
    });
  });

  test('[PLAN-12] a business trip needs no interests, any other does', async () => {
    const business = buildPreference({
      tripType: 'business',
      interests: [],
      destinations: 'Berlin',
    });

    expect(await api.caller.preferences.save(business)).toMatchObject({ destinations: 'Berlin' });
    const { interests: _, ...without } = business;

    expect(await api.caller.preferences.save(without)).toMatchObject({ interests: [] });
    const missing = { ...without, tripType: 'complete' as const };

    for (const bad of [buildPreference({ interests: [] }), missing])
      await expect(api.caller.preferences.save(bad)).rejects.toThrow(
        /Select at least one interest/,
      );
  });

  test.each([
    // At noon UTC the earliest today on Earth is still May 1st.
    ['2026-04-30', false],
    ['2026-05-01', true],
    ['2026-05-02', true],
  ])('[API-17] a departure on %s is taken: %s', async (departureDate, isTaken) => {
    const call = api.caller.preferences.save(buildPreference({ departureDate }));

    if (isTaken) await expect(call).resolves.toMatchObject({ departureDate });
    else await expect(call).rejects.toThrow('departureDate: Departure date must be in the future');
  });

  test('[API-17] names a past departure beside every other bad field in one reply', async () => {
    const bad = buildPreference({
      departureDate: '2020-01-01',
      travelers: 0,
      budget: 'Cheap' as 'Budget ($)',
    });

    await expect(api.caller.preferences.save(bad)).rejects.toThrow(
      'departureDate: Departure date must be in the future; travelers: must be at least 1; budget: Budget is required',
    );
    expect(await api.rowCounts()).toEqual({});
  });

  test('keeps places, times, companions and the other optional fields', async () => {
    const details = {
      places: [
        {
          kind: 'destination' as const,
          id: 'rome',
          name: 'Rome',
          country: 'IT',
          lat: 41.9,
          lon: 12.5,
        },
      ],
      mustSees: [{ id: 'rome/pantheon', name: 'Pantheon' }],
      arrival: { time: '10:30', flight: 'AZ611' },
      companions: { adults: 1, children: [4], stepFree: true },
      diet: ['vegetarian' as const],
      allergies: ['peanuts'],
      spendingLimit: { amount: 2000, currency: 'EUR' },
      appointments: [{ date: '2026-06-02', start: '10:00', end: '15:00', title: 'Meeting' }],
    };
    const saved = await api.caller.preferences.save(buildPreference(details));

    expect(saved).toMatchObject(details);
    expect(await api.services.preferences.byId(saved.id)).toEqual(saved);
  });

  test('an unknown id is not found', async () => {
    await expect(api.services.preferences.byId(4711)).rejects.toThrow('Preferences not found');
  });
});

describe('preferences.understand', () => {
  test('reads wishes out of free text, as chips and one line', async () => {
    const notes = 'No museums. We are vegan, with a toddler. Must see the Eiffel Tower!';
    const understood = await api.caller.preferences.understand({
      preferences: { additionalPreferences: notes },
    });

    expect(understood).toEqual({
      wishes: [
        { kind: 'must-see', value: 'paris/eiffel-tower', text: 'must see: Eiffel Tower' },
        { kind: 'avoid', value: 'museum', text: 'avoiding museums' },
        { kind: 'need', value: 'toddler', text: 'with a toddler' },
        { kind: 'need', value: 'vegan', text: 'vegan' },
      ],
      line: 'Must see: Eiffel Tower · avoiding museums · with a toddler · vegan',
      by: 'built-in rules',
      places: [
        expect.objectContaining({ kind: 'destination', id: 'paris', label: 'Paris, France' }),
      ],
    });
  });

  test('what the traveller changed is kept with the preferences and shapes the plan', async () => {
    const wishes = {
      added: [{ kind: 'destination' as const, value: 'granada', text: 'to Granada' }],
      removed: [{ kind: 'avoid' as const, value: 'museum', text: 'avoiding museums' }],
    };
    const saved = await api.caller.preferences.save(
      buildPreference({ additionalPreferences: 'No museums.', wishes }),
    );

    expect(saved.wishes).toEqual(wishes);
    expect((await api.services.preferences.byId(saved.id)).wishes).toEqual(wishes);
    const trip = await api.caller.generation.trip({ preferenceId: saved.id, tripType: 'complete' });

    expect(trip.destination.id).toBe('granada');
    expect(trip.wishes?.map(({ text }) => text)).toEqual(['To Granada']);
  });
});

test('the name of a sight is no wish for all of its kind', async () => {
  const line = async (additionalPreferences: string) =>
    (await api.caller.preferences.understand({ preferences: { additionalPreferences } })).line;

  expect(await line('See the Vatican Museums and eat good pizza')).toBe(
    'Must see: Vatican Museums and Sistine Chapel',
  );
  expect(await line('Florence: the Uffizi and other museums')).toContain('wanting museums');
});

test('a sight to see is one of the place that the trip goes to', async () => {
  const understood = await api.caller.preferences.understand({
    preferences: {
      additionalPreferences: 'See the Tile Museum and Belém Tower. My mother is 74.',
      places: [
        {
          kind: 'destination',
          id: 'lisbon',
          name: 'Lisbon',
          country: 'PT',
          lat: 38.71,
          lon: -9.14,
        },
      ],
    },
  });

  expect(understood.wishes.filter(({ kind }) => kind === 'must-see')).toMatchObject([
    { value: 'lisbon/national-tile-museum' },
    { value: 'lisbon/belem-tower' },
  ]);
  expect(understood.line).not.toContain('Mother');
});

describe('a place in the notes', () => {
  const understand = (additionalPreferences: string) =>
    api.caller.preferences.understand({ preferences: { additionalPreferences } });

  test('is told before anything is planned', async () => {
    expect(await understand('Firenze, with Zorkenfeld')).toMatchObject({
      places: [{ kind: 'destination', id: 'florence' }],
      notUnderstood: [{ said: 'Zorkenfeld' }],
    });
  });

  test('that several bear, or nobody knows, is asked back with what may be meant', async () => {
    const { unclear } = await understand('Georgetown');

    expect(unclear).toMatchObject([{ said: 'Georgetown', why: 'ambiguous' }]);
    expect(unclear?.[0]?.candidates.map(({ country }) => country)).toContain('GY');
    const saved = await api.caller.preferences.save(
      buildPreference({ additionalPreferences: 'Gotham City' }),
    );

    await expect(
      api.caller.generation.trip({ preferenceId: saved.id, tripType: 'complete' }),
    ).rejects.toThrow('We don\'t know "Gotham City"');
  });
});

describe('a town by another name', () => {
  test('is told, and read with its stance as the town itself would be', async () => {
    const understand = (additionalPreferences: string, destinations?: string) =>
      api.caller.preferences.understand({ preferences: { additionalPreferences, destinations } });

    expect(await understand('We want to go to Lissabon', 'Lisbonne; Genf')).toMatchObject({
      wishes: [{ kind: 'destination', value: 'lisbon' }],
      towns: [
        { field: 'destinations', said: 'Lisbonne', name: 'Lisbon, Portugal' },
        { field: 'destinations', said: 'Genf', name: 'Geneva, Switzerland' },
        { field: 'additionalPreferences', said: 'Lissabon', name: 'Lisbon, Portugal' },
      ],
    });
    expect((await understand('We have been to Lissabon')).wishes).toMatchObject([
      { kind: 'avoid-destination', value: 'lisbon' },
    ]);
    expect(await understand('We want to go to Lisbon')).not.toHaveProperty('towns');
  });

  test('is kept as a wish beside the notes as they were written, unless it was left out', async () => {
    const notes = buildPreference({ additionalPreferences: 'to Lissabon' });
    const lisbon = { kind: 'destination', value: 'lisbon', text: 'to Lisbon' } as const;

    expect(await api.caller.preferences.save(notes)).toMatchObject({
      additionalPreferences: 'to Lissabon',
      wishes: { added: [lisbon], removed: [] },
    });
    expect(
      await api.caller.preferences.save({ ...notes, wishes: { added: [], removed: [lisbon] } }),
    ).toMatchObject({ wishes: { added: [], removed: [lisbon] } });
  });
});
