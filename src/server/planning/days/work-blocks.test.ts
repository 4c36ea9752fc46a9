import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import type { TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from './day-windows.ts';
import { workPlaces, workPointOf } from './work-blocks.ts';

const berlin = loadCatalogue().destination('berlin');
const travel = {
  leg: () => ({ mode: 'walk', minutes: 10, km: 1, usd: 0 }),
} as unknown as TravelModel;
const stay = { name: 'Hotel', lat: 52.52, lon: 13.4 };

if (!berlin) throw new Error('No Berlin');

function workAt(additionalPreferences: string) {
  const request = buildRequest({ tripType: 'business', additionalPreferences });

  return workPlaces([{} as DayFrame], request, { destination: berlin as never, stay, travel })[0];
}

test.each([
  ['a square', 'I work 9 to 5 at Alexanderplatz', 'Alexanderplatz'],
  ['a venue', 'I work 9 to 5 at the Berlin Congress Center', 'Berlin Congress Center'],
])('work is at %s that was told', (_, notes, name) => {
  const place = workAt(notes);

  expect(place).toMatchObject({ id: 'workplace', name, note: '' });
  expect(Math.abs((place?.lat ?? 0) - 52.522)).toBeLessThan(0.01);
});

test('a workplace that nobody can find is said to be assumed', () => {
  expect(workAt('I work 9 to 5 at Muster Systems')).toMatchObject({
    name: 'Muster Systems',
    note: expect.stringContaining('We don’t know where it is'),
  });
});

test.each(['I work 9 to 5', 'I work 9 to 5 in Berlin'])('%s: at no house that we know', (notes) => {
  expect(workAt(notes)).toMatchObject({ name: 'your workplace' });
});

test('nothing told, it is a venue of the town', () => {
  expect(berlin.business.map(({ name }) => name)).toContain(workAt('')?.name);
});

test('the stay is looked for near the workplace', () => {
  const request = buildRequest({
    tripType: 'business',
    additionalPreferences: 'I work 9 to 5 at Charlottenburg',
  });

  expect(workPointOf(request, berlin)?.lon).toBeLessThan(13.33);
  expect(workPointOf(buildRequest({ additionalPreferences: '' }), berlin)).toBeUndefined();
});
