import { describe, expect, test } from 'vitest';
import type { ItineraryEdit, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest } from '#server/testing/both-transports.ts';
import {
  CLOSED_ON_MONDAYS,
  editOn,
  entryAt,
  findStop,
  isVisit,
  MONDAY,
  placeIds,
  saveTo,
} from './testing/paris-week.ts';

const api = createTestApi();
const saveParis = (changes?: Parameters<typeof saveTo>[1]) => saveTo(api, changes);
const edit = (state: { id: number; version: number }, change: ItineraryEdit) =>
  editOn(api, state, change);

describe('proposed days', { timeout: 60_000 }, () => {
  test('keep the locks, change nothing until they are taken, and can be taken back', async () => {
    const saved = await saveParis();
    const stop = findStop(saved, isVisit, 2);
    const locked = await edit(saved, { kind: 'lock', stop, locked: true });
    const proposal = await api.caller.generation.proposeItinerary({ id: saved.id });
    const held = entryAt(locked, stop);

    expect(await api.caller.trips.itinerary({ id: saved.id })).toEqual(
      expect.objectContaining({ version: 2, days: locked.days }),
    );
    expect(proposal.checks.every(({ ok }) => ok)).toBe(true);
    expect(
      proposal.days[stop.day - 1]?.activities.find(({ place }) => place?.id === held?.place?.id),
    ).toMatchObject({ time: held?.time, locked: true });
    const answer = await callRest(
      `${api.origin}/api/trips/${saved.id}/itinerary/proposals/${proposal.proposalId}/accept`,
      { method: 'POST', body: { version: 2 } },
    );
    const taken = answer.data as ItineraryState;

    expect(taken).toMatchObject({ version: 3, problems: [], undoLabel: 'Planned the days anew' });
    expect(placeIds(taken)).toEqual(placeIds(proposal as never));
    const back = await api.caller.trips.undoItinerary({ id: saved.id, version: 3 });

    expect(placeIds(back)).toEqual(placeIds(locked));
  });

  test('[API-17] name the days that the trip has not', async () => {
    const { id } = await saveParis();

    expect(
      await callRest(`${api.origin}/api/trips/${id}/itinerary/proposals`, {
        method: 'POST',
        body: { days: [2, 9, 40] },
      }),
    ).toEqual({
      status: 400,
      message: 'days.1: this trip has no day 9; days.2: this trip has no day 40',
    });
  });

  test('are refused once the trip has changed, or when they are gone', async () => {
    const saved = await saveParis();
    const { proposalId } = await api.caller.generation.proposeItinerary({ id: saved.id });
    const stop = findStop(saved, isVisit, 2);
    const { id, version } = await edit(saved, { kind: 'remove', stop });
    const accept = (input: { version: number; proposalId: string }) =>
      api.caller.generation.acceptItinerary({ id, ...input });

    await expect(accept({ version: 1, proposalId })).rejects.toThrow(/has changed in the meantime/);
    await expect(accept({ version, proposalId })).rejects.toThrow(/has changed in the meantime/);
    await api.dataSource.query(`UPDATE itinerary_proposals SET "expiresAt" = '2026-05-01'`);
    await expect(accept({ version, proposalId })).rejects.toThrow(/has expired/);
    await expect(accept({ version, proposalId: crypto.randomUUID() })).rejects.toThrow(
      /has expired/,
    );
    expect((await api.caller.trips.itinerary({ id })).version).toBe(version);
  });

  test('the documented regeneration can be taken back, too', async () => {
    const saved = await saveParis();
    const stop = findStop(saved, isVisit, 2);
    const removed = await edit(saved, { kind: 'remove', stop });

    await api.caller.generation.itinerary({ id: saved.id });
    const planned = await api.caller.trips.itinerary({ id: saved.id });
    const back = await api.caller.trips.undoItinerary({ id: saved.id, version: planned.version });

    expect(planned.undoLabel).toBe('Planned the days anew');
    expect(placeIds(back)).toEqual(placeIds(removed));
  });
});

describe('places to choose from', () => {
  test('alternatives are real, free, open then, and hold what they promise', async () => {
    const saved = await saveParis();

    for (const stop of [
      findStop(saved, isVisit, 2),
      findStop(saved, ({ kind }) => kind === 'meal', 2),
    ]) {
      const choices = await api.caller.trips.stopAlternatives({ id: saved.id, stop });

      // The restaurants of a town may all be on a long trip already; its sights are not.
      if (entryAt(saved, stop)?.kind === 'stop') expect(choices).toHaveLength(3);
      expect(choices.length).toBeLessThanOrEqual(3);
      for (const { id, name, fits, open } of choices) {
        expect(loadCatalogue().place(id)?.file.name).toBe(name);
        expect(placeIds(saved)).not.toContain(id);
        expect(open.length).toBeGreaterThan(0);
        const current = await api.caller.trips.itinerary({ id: saved.id });
        const swapped = await api.caller.trips.editItinerary({
          id: saved.id,
          version: current.version,
          edit: { kind: 'swap', stop, placeId: id },
        });

        expect({ name, holds: swapped.problems.length === 0 }).toEqual({ name, holds: fits });
        await api.caller.trips.undoItinerary({ id: saved.id, version: swapped.version });
      }
    }
  }, 30_000);

  test('a search finds by name without accents and by interest, and says what stands in the way', async () => {
    const saved = await saveParis();
    const isThere = placeIds(saved).includes(CLOSED_ON_MONDAYS);
    const state = isThere
      ? await edit(saved, {
          kind: 'remove',
          stop: findStop(saved, ({ place }) => place?.id === CLOSED_ON_MONDAYS),
        })
      : saved;
    const found = await callRest(
      `${api.origin}/api/trips/${saved.id}/itinerary/places?day=${MONDAY}&query=MUSEE+d+orsay&limit=5`,
      { method: 'GET' },
    );

    expect(found.data).toContainEqual(
      expect.objectContaining({
        id: CLOSED_ON_MONDAYS,
        open: [],
        fits: false,
        reason: 'Closed on Mondays',
      }),
    );
    const historic = await api.caller.trips.searchPlaces({
      id: saved.id,
      day: 2,
      query: 'history',
      limit: 20,
    });

    expect(historic.length).toBeGreaterThan(0);
    expect(placeIds(state)).not.toEqual(expect.arrayContaining([historic[0]?.id]));
    expect(await api.caller.trips.searchPlaces({ id: saved.id, day: 2, query: 'zzzz' })).toEqual(
      [],
    );
  });
});

describe('a surprise that is still a secret', () => {
  test('gives nothing away and lets nothing be changed', async () => {
    const { id } = await saveParis({ isSurprise: true, status: 'surprise' });
    const stop = { day: 2, index: 0 };
    const calls = [
      () => api.caller.trips.itinerary({ id }),
      () => api.caller.trips.editItinerary({ id, version: 1, edit: { kind: 'remove', stop } }),
      () => api.caller.trips.undoItinerary({ id, version: 1 }),
      () => api.caller.trips.stopAlternatives({ id, stop }),
      () => api.caller.trips.searchPlaces({ id, day: 2, query: '' }),
      () => api.caller.generation.proposeItinerary({ id }),
      () =>
        api.caller.generation.acceptItinerary({ id, version: 1, proposalId: crypto.randomUUID() }),
    ];

    for (const call of calls) {
      await expect(call()).rejects.toThrow(
        'This trip is still a surprise. Reveal it first, or come back on the day you leave.',
      );
    }
    await api.caller.trips.reveal({ id });
    expect(await api.caller.trips.itinerary({ id })).toMatchObject({ version: 2, problems: [] });
  });
});
