import { RULE_COUNT } from '#server/planner/check-plan.ts';
import { describe, expect, test } from 'vitest';
import type { ItineraryEdit, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';
import { MOST_REVISIONS } from './itinerary-revisions.repository.ts';
import {
  CLOSED_ON_MONDAYS,
  editOn,
  entryAt,
  findStop,
  freeSight,
  isVisit,
  MONDAY,
  onMonday,
  placeIds,
  plan,
  saveTo,
} from './testing/paris-week.ts';

const api = createTestApi();
const saveParis = (changes?: Parameters<typeof saveTo>[1]) => saveTo(api, changes);
const edit = (state: { id: number; version: number }, change: ItineraryEdit) =>
  editOn(api, state, change);

describe('a saved plan', () => {
  test('is read with the checker passing every rule, the same by both transports', async () => {
    const { id } = await saveParis();
    const rest = await callRest(`${api.origin}/api/trips/${id}/itinerary`, { method: 'GET' });
    const trpc = await callTrpc(api.origin, {
      procedure: 'trips.itinerary',
      type: 'query',
      input: { id },
    });

    expect(rest).toEqual(trpc);
    expect(rest.data).toMatchObject({ version: 1, problems: [], canUndo: false });
    expect((rest.data as ItineraryState).checks.map(({ ok }) => ok)).toEqual(
      Array(RULE_COUNT).fill(true),
    );
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
          activities
            .filter(isVisit)
            // A day trip is listed once, whatever stops it holds.
            .filter(({ partOf, place }) => partOf === undefined || place?.id === partOf)
            .map(({ place }) => place?.name),
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
      /^Day 3 can't be repaired as it is: Musée d'Orsay .* Unlock a stop, or move one to another day\.$/,
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

    const { activities = [] } = crowded.days[stop.day - 1] ?? {};

    expect(activities.find(({ place }) => place?.id === held?.place?.id)).toMatchObject({
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
    ).rejects.toThrow('There is nothing to undo.');
  });

  test('reaches back a bounded number of changes', async () => {
    let state = await saveParis();
    const stop = findStop(state, isVisit, 2);

    for (let i = 0; i < MOST_REVISIONS + 3; i++)
      state = await edit(state, { kind: 'lock', stop, locked: i % 2 === 0 });
    expect(await api.rowCounts()).toMatchObject({ itinerary_revisions: MOST_REVISIONS });
  }, 30_000);
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
