import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { stopsText } from '#shared/trips/road-stops-text.ts';
import { buildRequest } from '../../generation/testing/build-request.ts';
import { placeRides } from './place-ride.ts';
import { readRideWishes } from './ride-wishes.ts';
import { roadStops } from './road-stops.ts';

const catalogue = loadCatalogue();

function town(id: string) {
  const found = catalogue.destination(id);

  if (!found) throw new Error(`No ${id}`);
  return found;
}

test('a longer drive has good stops by the road, in their order and hardly off it', () => {
  const [lisbon, porto] = [town('lisbon'), town('porto')];
  const stops = roadStops({ from: lisbon, to: porto, minutes: 205 }, catalogue);
  const along = stops.map((stop) => distanceKm(lisbon, stop));

  expect(stops.length).toBeGreaterThan(0);
  expect(along).toEqual(along.toSorted((a, b) => a - b));
  expect(stops.every(({ detourMinutes }) => detourMinutes <= 30)).toBe(true);
  expect(stops.some(({ name }) => name === 'Lisbon' || name === 'Porto')).toBe(false);
});

test('where the trip stays is no stop on the way, and a short drive has none', () => {
  const [madrid, barcelona, other] = [town('madrid'), town('barcelona'), town('valencia')];
  const way = { from: madrid, to: barcelona, minutes: 360 };
  const stops = roadStops(way, catalogue, [other]);

  expect(stops.length).toBeGreaterThan(0);
  expect(stops.every((stop) => distanceKm(stop, other) > 10)).toBe(true);
  expect(roadStops({ ...way, minutes: 90 }, catalogue)).toEqual([]);
});

test('a sight of a town where the trip stays is seen from there, and no stop on the way', () => {
  const way = { from: town('krakow'), to: town('budapest'), minutes: 290 };
  const names = roadStops(way, catalogue, []).map(({ name }) => name);

  expect(names).not.toContain('Wieliczka Salt Mine');
});

test('stops are told in a sentence', () => {
  const stop = (name: string, detourMinutes: number) => ({ name, lat: 0, lon: 0, detourMinutes });

  expect(stopsText(undefined)).toBeUndefined();
  expect(stopsText([stop('Coimbra', 0)])).toBe('A good stop on the way: Coimbra');
  expect(stopsText([stop('Óbidos', 10), stop('Coimbra', 0)])).toBe(
    'Good stops on the way: Óbidos, about 10 minutes off the road, and Coimbra',
  );
});

test('stops that are planned are told by their names, without lunch', () => {
  const stop = (name: string, meal?: 'lunch') => ({
    name,
    lat: 0,
    lon: 0,
    detourMinutes: 0,
    arrives: '12:00',
    minutes: 60,
    ...(meal ? { meal } : {}),
  });

  expect(stopsText([stop('Óbidos'), stop('Lunch', 'lunch'), stop('Tomar')])).toBe(
    'With stops: Óbidos and Tomar',
  );
  expect(stopsText([stop('Lunch', 'lunch')])).toBe('With lunch on the way');
});

test.each([
  ['Road trip, at most 3 hours of driving a day', 180],
  ['we want to drive no more than four hours a day', 240],
  ['max 2.5 hours in the car', 150],
  ['not more than 4 hour driving in a day', 240],
  ['一日の運転は3時間までにしたいです', 180],
  ['höchstens 3 Stunden im Auto am Tag', 180],
  ['pas plus de 2 heures de route par jour', 120],
  ['a road trip with 3 hours of walking', undefined],
])('reads the most to drive from "%s"', (additionalPreferences, minutes) => {
  expect(readRideWishes(buildRequest({ additionalPreferences })).mostDriving).toBe(minutes);
});

test('a drive longer than was asked for gives way to a train', () => {
  const ends = [town('lisbon'), town('porto')] as const;
  const modes = (mostDriving?: number) =>
    placeRides(ends, {
      rides: loadRides(),
      date: '2027-05-12',
      wishes: { avoided: [], ...(mostDriving ? { mostDriving } : {}) },
    }).map(({ mode }) => mode);

  expect(modes(120)).not.toContain('drive');
  expect(modes(120)).toContain('train');
});
