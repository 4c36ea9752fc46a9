import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { minutesOf } from '#shared/dates.ts';
import { prove } from '../assembly/prove.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { heldOnDays, reasonsLacking } from './reason-days.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { THEMES } from './themes.ts';

const catalogue = loadCatalogue();

const theme: Theme = { name: 'blossom', words: /blossom/, text: /\bcherries\b/ };
const sight = (id: string, value: number, days: readonly number[]) => ({
  id,
  file: { name: id, kind: 'park', why: id.startsWith('cherry') ? 'Cherries' : '', minutes: 60 },
  visit: {
    id,
    minutes: 60,
    value,
    spans: [0, 1, 2, 3].map((day) => (days.includes(day) ? [[540, 1080]] : [])),
  },
});
const planInput = (sights: readonly ReturnType<typeof sight>[]) =>
  ({
    frames: ['Arrival Day', 'Full Day', 'Full Day', 'Full Day'].map((kind) => ({ kind })),
    candidates: sights,
  }) as unknown as PlanInput;
const routes = (...stops: string[][]) =>
  stops.map((ids) => ({ stops: ids.map((id) => ({ id })) })) as unknown as PlannedRoute[];

describe('half of the full days hold what the trip is made for', () => {
  const all = [0, 1, 2, 3];
  const offered = [sight('cherry a', 9, all), sight('cherry b', 7, all), sight('cherry c', 8, [0])];

  test.each<[string, string[][], { id: string; days: number[] }[]]>([
    ['two days of three hold some', [[], ['cherry a'], ['cherry b'], ['x']], []],
    ['one does', [[], ['cherry a'], ['x'], ['y']], [{ id: 'cherry b', days: [2, 3] }]],
    [
      'the day of arriving counts for none',
      [['cherry a'], [], [], []],
      [{ id: 'cherry b', days: [1, 2, 3] }],
    ],
  ])('%s', (_, stops, lacking) => {
    const found = reasonsLacking([theme], planInput(offered), {
      routes: routes(...stops),
      dayIndexes: all,
    });

    expect(found).toEqual(lacking);
  });

  test('what is lacking is held on the days that hold none', () => {
    const held = heldOnDays(planInput(offered), { id: 'cherry b', days: [2, 3] });
    const { visit } = held.candidates.find(({ id }) => id === 'cherry b') ?? {};

    expect(visit?.mandatory).toBe(true);
    expect(visit?.spans.map((day) => day.length)).toEqual([0, 0, 1, 1]);
  });
});

type Planned = { day: number; time: string; id: string };

async function stopsOf(changes: Parameters<typeof buildRequest>[0]): Promise<Planned[]> {
  const request = await withClearPlaces(buildRequest(changes));
  const trip = generateTrip(request, { catalogue, prove });

  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  return trip.itinerary.flatMap(({ dayNumber, activities }) =>
    activities.flatMap(({ kind, time, place }) =>
      kind === 'stop' && place ? [{ day: dayNumber, time, id: place.id }] : [],
    ),
  );
}

function isOf(name: string, id: string): boolean {
  const known = catalogue.place(id);
  const found = THEMES.find((one) => one.name === name);

  return !!found && known !== undefined && known.type !== 'food' && isOfTheme(known.file, found);
}

describe('the wish shapes the trip', { timeout: 60_000 }, () => {
  test.each([
    ['Harry Potter', 'London, Harry Potter fans, kids 6 and 9', '2027-07-02', '2027-07-06', 4, 0],
    ['cherry blossom', 'Kyoto, cherry blossom', '2027-04-03', '2027-04-07', 6, 2],
    ['Christmas markets', 'Vienna, Christmas markets', '2027-12-10', '2027-12-14', 3, 2],
    ['the Beatles', 'Liverpool for the Beatles', '2027-05-10', '2027-05-13', 4, 0],
  ])('%s: %s', async (name, additionalPreferences, departureDate, returnDate, least, evenings) => {
    const own = (await stopsOf({ additionalPreferences, departureDate, returnDate })).filter(
      ({ id }) => isOf(name, id),
    );

    expect(own.length).toBeGreaterThanOrEqual(least);
    expect(own.filter(({ time }) => minutesOf(time) >= 17 * 60).length).toBeGreaterThanOrEqual(
      evenings,
    );
  });

  test('northern lights are tried on the first night, and looked for once more', async () => {
    const stops = await stopsOf({
      additionalPreferences: 'Reykjavik, northern lights',
      departureDate: '2027-02-05',
      returnDate: '2027-02-09',
    });

    expect(stops.find(({ id }) => id === 'reykjavik/northern-lights-tour')?.day).toBe(1);
    expect(stops.find(({ id }) => id === 'reykjavik/grotta-by-night')?.day).toBeGreaterThan(1);
  });

  test('gardens lit for a season have an evening each, and one evening is left', async () => {
    const stops = await stopsOf({
      additionalPreferences: 'Kyoto, cherry blossom',
      departureDate: '2027-04-03',
      returnDate: '2027-04-07',
    });
    const lit = stops.filter(({ id }) => /(by|cherry)-night$/.test(id)).map(({ day }) => day);

    expect(lit.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lit).size).toBe(lit.length);
  });
});
