import { expect, test } from 'vitest';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { toldOnlyOutcomes } from '../asked/told-only.ts';
import { withRouteMet } from './met-on-route.ts';

const NOTES =
  'A driver between the cities would be good, we hire a driver. An overnight cruise too.';

function place(name: string, ride?: Partial<TripRide>): TripPlace {
  return { name, arrive: '2027-02-14', ...(ride ? { ride } : {}) } as TripPlace;
}

function told(places: TripPlace[], stays: { name: string; country: string }[]): string[] {
  return withRouteMet(toldOnlyOutcomes(NOTES), { places, stays }).map(
    ({ wish, met }) => `${wish}: ${met}`,
  );
}

test.each([
  ['by train', { mode: 'train' as const }, 'A driver: false'],
  ['by a drive of their own', { mode: 'drive' as const }, 'A driver: false'],
  ['with a driver', { mode: 'drive' as const, isDriven: true }, 'A driver: true'],
])('a driver between the stays, %s', (_, ride, outcome) => {
  expect(told([place('Delhi'), place('Agra', ride)], [])).toContain(outcome);
});

test.each([
  ['Hạ Long', 'VN', 'A night on board: true'],
  ['Hanoi', 'VN', 'A night on board: false'],
])('a night on board in %s', (name, country, outcome) => {
  expect(told([], [{ name, country }])).toContain(outcome);
});

test('a boat that was asked for is the one that the night is on', () => {
  const asked = [{ wish: 'A boat', met: false, detail: 'None is known to us.' }];
  const isMet = (name: string) =>
    withRouteMet(asked, { places: [], stays: [{ name, country: 'VN' }] })[0]?.met;

  expect([isMet('Hạ Long'), isMet('Hanoi')]).toEqual([true, false]);
});

test.each([
  ['flown to', { mode: 'flight' as const }, false],
  ['reached by train', { mode: 'train' as const }, true],
])('no domestic flights, with a place %s', (_, ride, isKept) => {
  const outcomes = [{ wish: 'No domestic flights', met: true, detail: 'Left out.' }];
  const [outcome] = withRouteMet(outcomes, {
    places: [place('Palermo'), place('Matera', ride)],
    stays: [],
  });

  expect(outcome?.met).toBe(isKept);
});
