import { describe, expect, test } from 'vitest';
import type {
  ItineraryEdit,
  ItineraryState,
  StopRef,
} from '#shared/trips/itinerary-edit.schema.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { buildRequest } from '../generation/testing/build-request.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc } from '../testing/two-doors.ts';
import { MOST_REVISIONS } from './itinerary-revisions.repository.ts';
import { planFor } from './testing/build-saved-trip.ts';

const api = createTestApi();

/** From a Saturday to the Friday after: the third day is a Monday. */
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-12' };
const MONDAY = 3;
const CLOSED_ON_MONDAYS = 'paris/musee-dorsay';
const plan = planFor('paris', buildRequest({ ...DATES, today: '2026-05-01' }));

/** A week in Paris, saved as the preview's button saves it. */
async function saveParis(
  changes: Parameters<typeof buildTrip>[0] = {},
): Promise<ItineraryState & { id: number }> {
  const preference = await api.caller.preferences.save(buildPreference(DATES));

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, plan);
  const { id } = await api.caller.trips.create(
    buildTrip({
      preferencesId: preference.id,
      destination: 'Paris, France',
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
      ...changes,
    }),
  );

  return changes.isSurprise === true
    ? ({ id, version: 1 } as ItineraryState & { id: number })
    : { id, ...(await api.caller.trips.itinerary({ id })) };
}

/** The first stop that matches, from a day on. */
function findStop(
  { days }: ItineraryState,
  matches: (one: ItineraryState['days'][number]['activities'][number]) => boolean,
  fromDay = 1,
): StopRef {
  for (const { dayNumber, activities } of days.slice(fromDay - 1)) {
    const index = activities.findIndex(matches);

    if (index >= 0) return { day: dayNumber, index };
  }
  throw new Error('no such stop');
}

const isVisit = ({ kind }: { kind: string }) => kind === 'stop';
const entryAt = ({ days }: ItineraryState, { day, index }: StopRef) =>
  days.find(({ dayNumber }) => dayNumber === day)?.activities[index];
const placeIds = ({ days }: Pick<ItineraryState, 'days'>) =>
  days.flatMap(({ activities }) => activities.flatMap(({ place }) => (place ? [place.id] : [])));

/** A sight of Paris that is not on the trip. */
function freeSight(state: ItineraryState): string {
  const used = placeIds(state);
  const sight = loadCatalogue()
    .destination('paris')
    ?.places.find(({ id, hours }) => !used.includes(`paris/${id}`) && hours === '24/7');

  if (!sight) throw new Error('no sight is left');
  return `paris/${sight.id}`;
}

async function edit(state: { id: number; version: number }, change: ItineraryEdit) {
  return {
    id: state.id,
    ...(await api.caller.trips.editItinerary({
      id: state.id,
      version: state.version,
      edit: change,
    })),
  };
}

/** Puts the museum on a Monday, whether it was on the trip or not. */
function onMonday(state: ItineraryState): ItineraryEdit {
  const isThere = placeIds(state).includes(CLOSED_ON_MONDAYS);

  return isThere
    ? {
        kind: 'move',
        stop: findStop(state, ({ place }) => place?.id === CLOSED_ON_MONDAYS),
        toDay: MONDAY,
        toIndex: 1,
      }
    : { kind: 'add', placeId: CLOSED_ON_MONDAYS, toDay: MONDAY, toIndex: 1 };
}

describe('a saved plan', () => {
  test('is read with the checker passing every rule, the same by both doors', async () => {
    const { id } = await saveParis();
    const rest = await callRest(`${api.origin}/api/trips/${id}/itinerary`, { method: 'GET' });
    const trpc = await callTrpc(api.origin, {
      procedure: 'trips.itinerary',
      type: 'query',
      input: { id },
    });

    expect(rest).toEqual(trpc);
    expect(rest.data).toMatchObject({ version: 1, problems: [], canUndo: false });
    expect((rest.data as ItineraryState).checks.map(({ ok }) => ok)).toEqual(Array(10).fill(true));
    expect((rest.data as ItineraryState).costs).toEqual(plan.costs);
  });
});

describe('each edit, by either door', () => {
  type Case = [
    kind: string,
    change: (state: ItineraryState) => ItineraryEdit,
    holds: (before: ItineraryState, after: ItineraryState, change: ItineraryEdit) => void,
  ];

  const cases: Case[] = [
    [
      'move',
      (state) => ({ kind: 'move', stop: findStop(state, isVisit, 2), toDay: 5, toIndex: 0 }),
      (before, after) => {
        const id = entryAt(before, findStop(before, isVisit, 2))?.place?.id;

        expect(after.days[4]?.activities[0]?.place?.id).toBe(id);
        expect(placeIds({ days: after.days.slice(0, 4) })).not.toContain(id);
        expect(placeIds(after).toSorted()).toEqual(placeIds(before).toSorted());
      },
    ],
    [
      'retime',
      (state) => ({ kind: 'retime', stop: findStop(state, isVisit, 2), time: '10:45' }),
      (before, after) => {
        const id = entryAt(before, findStop(before, isVisit, 2))?.place?.id;

        expect(
          entryAt(
            after,
            findStop(after, ({ place }) => place?.id === id),
          )?.time,
        ).toBe('10:45');
      },
    ],
    [
      'lock',
      (state) => ({ kind: 'lock', stop: findStop(state, isVisit, 2), locked: true }),
      (before, after) => {
        expect(entryAt(after, findStop(before, isVisit, 2))).toMatchObject({ locked: true });
        expect(after.costs).toEqual(before.costs);
      },
    ],
    [
      'remove',
      (state) => ({ kind: 'remove', stop: findStop(state, isVisit, 2) }),
      (before, after) => {
        const gone = entryAt(before, findStop(before, isVisit, 2))?.place;

        expect(placeIds(after)).not.toContain(gone?.id);
        expect(placeIds(after)).toHaveLength(placeIds(before).length - 1);
        expect((before.costs?.activities ?? 0) - (after.costs?.activities ?? 0)).toBeCloseTo(
          (gone?.price?.usd ?? 0) * 2,
          -1,
        );
      },
    ],
    [
      'add',
      (state) => ({ kind: 'add', placeId: freeSight(state), toDay: 4 }),
      (before, after) => {
        expect(placeIds({ days: after.days.slice(3, 4) })).toContain(freeSight(before));
        expect(placeIds(after)).toHaveLength(placeIds(before).length + 1);
      },
    ],
    [
      'swap',
      (state) => ({ kind: 'swap', stop: findStop(state, isVisit, 2), placeId: freeSight(state) }),
      (before, after) => {
        const stop = findStop(before, isVisit, 2);

        expect(entryAt(after, stop)?.place?.id).toBe(freeSight(before));
        expect(placeIds(after)).not.toContain(entryAt(before, stop)?.place?.id);
      },
    ],
  ];

  test.each(cases)('%s is carried out, judged and kept', async (_kind, changeOf, holds) => {
    for (const door of ['rest', 'trpc'] as const) {
      const before = await saveParis();
      const change = changeOf(before);
      const body = { version: before.version, edit: change };
      const answer =
        door === 'rest'
          ? await callRest(`${api.origin}/api/trips/${before.id}/itinerary/edits`, {
              method: 'POST',
              body,
            })
          : await callTrpc(api.origin, {
              procedure: 'trips.editItinerary',
              type: 'mutation',
              input: { id: before.id, ...body },
            });

      expect(answer).toMatchObject({ status: 200, data: { version: 2, canUndo: true } });
      const after = answer.data as ItineraryState;
      const trip = await api.caller.trips.byId({ id: before.id });

      holds(before, after, change);
      expect(trip).toMatchObject({ version: 2, itineraryDays: after.days, checks: after.checks });
      expect(await api.caller.trips.itinerary({ id: before.id })).toEqual(after);
      expect(trip.activities.map(({ name }) => name)).toEqual(
        after.days.flatMap(({ activities }) =>
          activities.filter(isVisit).map(({ place }) => place?.name),
        ),
      );
    }
  });
});

describe('what no longer holds', () => {
  test('is said where it happens, and one press puts it right', async () => {
    const saved = await saveParis();
    const broken = await edit(saved, onMonday(saved));
    const index = broken.days[MONDAY - 1]?.activities.findIndex(
      ({ place }) => place?.id === CLOSED_ON_MONDAYS,
    );

    expect(broken.problems).toContainEqual({
      day: MONDAY,
      index,
      rule: 2,
      message: 'Closed on Mondays',
    });
    expect(broken.checks[1]).toMatchObject({
      ok: false,
      detail: expect.stringContaining('Orsay: closed on Mondays') as string,
    });
    const repaired = await edit(broken, { kind: 'repair', day: MONDAY });

    expect(repaired.problems.filter(({ day }) => day === MONDAY)).toEqual([]);
    expect(placeIds({ days: repaired.days.slice(MONDAY - 1, MONDAY) })).not.toContain(
      CLOSED_ON_MONDAYS,
    );
    expect(repaired).toMatchObject({ version: 3, undoLabel: `Repaired day ${MONDAY}` });
    expect((await api.caller.trips.byId({ id: saved.id })).checks).toEqual(repaired.checks);
  }, 60_000);

  test('a repair leaves a day alone that has no problem', async () => {
    const saved = await saveParis();

    expect(await edit(saved, { kind: 'repair', day: 2 })).toMatchObject({
      version: 1,
      canUndo: false,
    });
  }, 60_000);

  test('a repair around a lock that can not hold says so', async () => {
    const saved = await saveParis();
    const broken = await edit(saved, onMonday(saved));
    const stop = findStop(broken, ({ place }) => place?.id === CLOSED_ON_MONDAYS);
    const locked = await edit(broken, { kind: 'lock', stop, locked: true });

    await expect(edit(locked, { kind: 'repair', day: MONDAY })).rejects.toThrow(
      /^Day 3 can't be put right as it is: .* Unlock a stop, or move one to another day\.$/,
    );
    expect((await api.caller.trips.itinerary({ id: saved.id })).version).toBe(locked.version);
  }, 60_000);
});

describe('a locked stop', () => {
  test('keeps its time while others move around it, and refuses to change', async () => {
    const saved = await saveParis();
    const stop = findStop(saved, isVisit, 2);
    const held = entryAt(saved, stop);
    const locked = await edit(saved, { kind: 'lock', stop, locked: true });

    for (const change of [
      { kind: 'move', stop, toDay: 4, toIndex: 1 },
      { kind: 'retime', stop, time: '12:00' },
      { kind: 'remove', stop },
      { kind: 'swap', stop, placeId: freeSight(saved) },
    ] satisfies ItineraryEdit[]) {
      await expect(edit(locked, change)).rejects.toThrow(
        `${held?.place?.name} is locked. Unlock it first.`,
      );
    }
    const crowded = await edit(locked, {
      kind: 'add',
      placeId: freeSight(saved),
      toDay: stop.day,
      toIndex: stop.index,
    });

    expect(crowded.days[stop.day - 1]?.activities[stop.index + 1]).toMatchObject({
      time: held?.time,
      duration: held?.duration,
    });
  });
});

describe('an edit that makes no sense', () => {
  type Case = [
    what: string,
    change: (state: ItineraryState) => ItineraryEdit,
    status: number,
    text: RegExp,
  ];
  const cases: Case[] = [
    [
      'an unknown day',
      () => ({ kind: 'add', placeId: 'paris/musee-dorsay', toDay: 9 }),
      400,
      /^edit\.toDay: this trip has no day 9$/,
    ],
    [
      'an unknown stop',
      () => ({ kind: 'remove', stop: { day: 2, index: 50 } }),
      400,
      /^edit\.stop\.index: day 2 has \d+ entries/,
    ],
    [
      'the arrival',
      () => ({ kind: 'remove', stop: { day: 1, index: 0 } }),
      400,
      /^edit\.stop\.index: only visits and meals/,
    ],
    [
      'an unknown place',
      () => ({ kind: 'add', placeId: 'paris/nowhere', toDay: 2 }),
      404,
      /^edit\.placeId: we know no such place in Paris$/,
    ],
    [
      'a place elsewhere',
      () => ({ kind: 'add', placeId: 'lisbon/belem-tower', toDay: 2 }),
      404,
      /^edit\.placeId: /,
    ],
    [
      'a place that is there already',
      (state) => ({
        kind: 'add',
        placeId: entryAt(state, findStop(state, isVisit, 2))?.place?.id ?? '',
        toDay: 3,
      }),
      409,
      /^edit\.placeId: .* is already on day \d$/,
    ],
    [
      'a sight for a meal',
      (state) => ({
        kind: 'swap',
        stop: findStop(state, ({ kind }) => kind === 'meal', 2),
        placeId: freeSight(state),
      }),
      400,
      /^edit\.placeId: must be a table for a meal$/,
    ],
    [
      'a time outside the day',
      (state) => ({ kind: 'retime', stop: findStop(state, isVisit, 2), time: '05:00' }),
      400,
      /^edit\.time: must lie within that day, from \d\d:\d\d to \d\d:\d\d$/,
    ],
    [
      'a position past the day',
      (state) => ({ kind: 'move', stop: findStop(state, isVisit, 2), toDay: 4, toIndex: 40 }),
      400,
      /^edit\.toIndex: must be at most \d+ on that day$/,
    ],
  ];

  test('is refused by naming the field, and changes nothing', async () => {
    const state = await saveParis();
    const before = await api.rowCounts();

    for (const [what, change, status, text] of cases) {
      const answer = await callRest(`${api.origin}/api/trips/${state.id}/itinerary/edits`, {
        method: 'POST',
        body: { version: 1, edit: change(state) },
      });

      expect({ what, ...answer }).toMatchObject({ what, status });
      expect(answer.message).toMatch(text);
    }
    expect(await api.rowCounts()).toEqual(before);
    expect(await api.caller.trips.itinerary({ id: state.id })).toMatchObject({ version: 1 });
  });

  test('is refused from a stale version, whichever the edit', async () => {
    const state = await saveParis();
    const stop = findStop(state, isVisit, 2);
    const stale = 'This trip has changed in the meantime. Reload it, then make your change again.';

    await edit(state, { kind: 'lock', stop, locked: true });
    await expect(edit(state, { kind: 'lock', stop, locked: false })).rejects.toThrow(stale);
    await expect(api.caller.trips.undoItinerary({ id: state.id, version: 1 })).rejects.toThrow(
      stale,
    );
  });

  test('of two edits at once one is kept and the other told', async () => {
    const state = await saveParis();
    const stop = findStop(state, isVisit, 2);
    const results = await Promise.allSettled([
      edit(state, { kind: 'remove', stop }),
      edit(state, { kind: 'lock', stop, locked: true }),
    ]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await api.rowCounts()).toMatchObject({ itinerary_revisions: 1 });
  });
});

describe('undo', () => {
  test('takes the changes back one by one, exactly', async () => {
    const first = await saveParis();
    const states = [await api.caller.trips.byId({ id: first.id })];
    let state = first;

    for (const change of [
      onMonday(first),
      { kind: 'remove', stop: findStop(first, isVisit, 5) },
      { kind: 'retime', stop: findStop(first, isVisit, 2), time: '11:00' },
    ] satisfies ItineraryEdit[]) {
      state = await edit(state, change);
      states.push(await api.caller.trips.byId({ id: first.id }));
    }
    for (const was of states.toReversed().slice(1)) {
      const { id, version } = state;

      state = { id, ...(await api.caller.trips.undoItinerary({ id, version })) };
      const now = await api.caller.trips.byId({ id });
      const ids = now.activities.map((one) => one.id);

      expect({ ...now, activities: now.activities.map(({ id: _, ...one }) => one) }).toEqual({
        ...was,
        version: version + 1,
        activities: was.activities.map(({ id: _, ...one }) => one),
        diningOptions: was.diningOptions.map((one, i) => ({
          ...one,
          id: now.diningOptions[i]?.id,
        })),
      });
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(state).toMatchObject({ canUndo: false, problems: [] });
    await expect(
      api.caller.trips.undoItinerary({ id: state.id, version: state.version }),
    ).rejects.toThrow('There is nothing to take back.');
  });

  test('reaches back a bounded number of changes', async () => {
    let state = await saveParis();
    const stop = findStop(state, isVisit, 2);

    for (let i = 0; i < MOST_REVISIONS + 3; i++)
      state = await edit(state, { kind: 'lock', stop, locked: i % 2 === 0 });
    expect(await api.rowCounts()).toMatchObject({ itinerary_revisions: MOST_REVISIONS });
  }, 30_000);
});

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
    await expect(accept({ version, proposalId })).rejects.toThrow(/no longer on offer/);
    await expect(accept({ version, proposalId: crypto.randomUUID() })).rejects.toThrow(
      /no longer on offer/,
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

      expect(choices.length).toBeGreaterThan(0);
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

    expect(found.data).toMatchObject([
      { id: CLOSED_ON_MONDAYS, open: [], fits: false, reason: 'Closed on Mondays' },
    ]);
    const art = await api.caller.trips.searchPlaces({
      id: saved.id,
      day: 2,
      query: 'art',
      limit: 20,
    });

    expect(art.length).toBeGreaterThan(0);
    expect(placeIds(state)).not.toEqual(expect.arrayContaining([art[0]?.id]));
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

test('a trip is never read half as it was and half as it is', async () => {
  let state = await saveParis();
  const stop = findStop(state, isVisit, 2);
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      const { version, itineraryDays } = await api.caller.trips.byId({ id: state.id });
      const entry = itineraryDays[stop.day - 1]?.activities[stop.index];

      // Every other version has the stop locked.
      expect(entry?.locked === true).toBe(version % 2 === 0);
    }
  })();

  for (let i = 0; i < 12; i++)
    state = await edit(state, { kind: 'lock', stop, locked: i % 2 === 0 });
  isDone = true;
  await reading;
}, 30_000);
