import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { matchesFor, wishesOf } from '#server/generation/request-wishes.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { askedStops, withSecondStop } from './second-stop.ts';

const catalogue = loadCatalogue();

function routes(notes: string, changes: Partial<PlanRequest> = {}, isSlow = false): string[][] {
  const request = buildRequest({
    tripType: 'surprise',
    departureDate: '2027-05-03',
    returnDate: '2027-05-11',
    additionalPreferences: notes,
    ...changes,
  });
  const matches = matchesFor(request, wishesOf(request, { catalogue }), { catalogue });
  // Whoever goes to Florence first has places a short ride away.
  const fromFlorence = matches.toSorted(
    (a, b) => Number(b.destination.id === 'florence') - Number(a.destination.id === 'florence'),
  );

  return withSecondStop(request, fromFlorence, { isSlow }).map(({ places }) =>
    places.map(({ destination }) => destination.id),
  );
}

test.each([
  ['a surprise with two stops', 'two'],
  ['We would like a second city', 'two'],
  ['two-city trip', 'two'],
  ['One place only, please', 'one'],
  ['no changing hotels', 'one'],
  ['We love the second floor of museums', undefined],
] as const)('%j asks for %s', (additionalPreferences, stops) => {
  expect(askedStops({ additionalPreferences })).toBe(stops);
});

describe('a second stop', () => {
  test('is given to a surprise of a week or more, a short ride away', () => {
    const [best] = routes('');

    expect(best?.[0]).toBe('florence');
    expect(best?.[1]).not.toBe('florence');
    expect(catalogue.destination(best?.[1] ?? '')?.country).toBe('IT');
  });

  test('is given to a shorter one only where it is asked for', () => {
    const short = { returnDate: '2027-05-08' };

    expect(routes('', short)).toEqual([]);
    expect(routes('a surprise with two stops', short).length).toBeGreaterThan(0);
    expect(routes('a surprise with two stops', { returnDate: '2027-05-06' })).toEqual([]);
  });

  test('is not for who wants one place, takes it slowly, or plans no surprise', () => {
    expect(routes('one place only')).toEqual([]);
    expect(routes('', {}, true)).toEqual([]);
    expect(routes('two stops', { tripType: 'complete' })).toEqual([]);
  });
});
