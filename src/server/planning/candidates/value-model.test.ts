import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { placeValue, weatherFactor } from './value-model.ts';
import type { Taste } from './trip-taste.ts';
import { readWishes } from '../understanding/wishes.ts';

const catalogue = loadCatalogue();
const [destination] = catalogue.destinations.filter((one) => one.id === 'paris');

if (!destination) throw new Error('The catalogue has no Paris');

type Sight = (typeof destination)['places'][number];

const sight = (changes: Partial<Sight> = {}): Sight => ({
  id: 'a-place',
  name: 'A Place',
  lat: 48.86,
  lon: 2.34,
  kind: 'landmark',
  interests: ['History'],
  hours: '24/7',
  minutes: 60,
  price: 0,
  indoor: false,
  fame: 3,
  confidence: 'high',
  ...changes,
});
const taste = (changes: Partial<Taste> & { notes?: string } = {}): Taste => ({
  interests: ['History'],
  level: 'moderate',
  travelers: 2,
  isEco: false,
  month: 5,
  ...changes,
  wishes: readWishes(changes.notes ?? '', catalogue),
});
const value = (place: Sight, who: Taste, usd = 0) =>
  placeValue(place, who, { destination, usd }).value;

describe('what a place is worth', () => {
  test.each([
    ['a famous place more than an unknown one', sight({ fame: 5 }), sight({ fame: 1 }), taste()],
    [
      'one that meets the interest more than one that does not',
      sight(),
      sight({ interests: ['Nightlife'] }),
      taste(),
    ],
    [
      'two interests more than one',
      sight({ interests: ['History', 'Culinary'] }),
      sight(),
      taste({ interests: ['History', 'Culinary'] }),
    ],
    [
      'a wanted kind more than another',
      sight({ kind: 'market' }),
      sight({ kind: 'street' }),
      taste({ notes: 'lots of markets' }),
    ],
    [
      'a zoo more than a bar with kids',
      sight({ kind: 'zoo' }),
      sight({ kind: 'bar' }),
      taste({ notes: 'with kids' }),
    ],
    [
      'step-free more than unknown in a wheelchair',
      sight({ access: 'full' }),
      sight(),
      taste({ notes: 'wheelchair' }),
    ],
    [
      'a garden more than a theme park for relaxing',
      sight({ kind: 'garden' }),
      sight({ kind: 'theme-park' }),
      taste({ notes: 'we want to relax' }),
    ],
    [
      'an eco place more for eco travellers',
      sight({ eco: 'Runs on solar power' }),
      sight(),
      taste({ isEco: true }),
    ],
    [
      'a quiet place more than a famous one off the beaten track',
      sight({ fame: 4 }),
      sight({ fame: 5 }),
      taste({ notes: 'off the beaten track' }),
    ],
  ])('%s', (_, better, worse, who) => {
    expect(value(better, who)).toBeGreaterThan(value(worse, who));
  });

  test('nothing when the notes leave its kind out, or steps bar the way', () => {
    expect(value(sight({ kind: 'museum' }), taste({ notes: 'no museums' }))).toBe(0);
    expect(value(sight({ kind: 'gallery' }), taste({ notes: 'no museums' }))).toBe(0);
    expect(
      value(sight({ kind: 'gallery' }), taste({ notes: 'no museums, but art galleries' })),
    ).toBeGreaterThan(0);
    expect(value(sight({ access: 'none' }), taste({ notes: 'wheelchair' }))).toBe(0);
  });

  test('a named place is wanted even when its kind is not', () => {
    const louvre = destination.places.find(({ id }) => id.startsWith('louvre'));

    if (!louvre) throw new Error('The catalogue has no Louvre');
    expect(
      value(louvre, taste({ notes: 'no museums, but we must see the Louvre' })),
    ).toBeGreaterThan(100);
  });

  test('a dear ticket weighs on a lean budget, not on a lavish one', () => {
    const [lean, lavish] = [taste({ level: 'budget' }), taste({ level: 'ultra-luxury' })];

    expect(value(sight(), lean, 80)).toBeLessThan(value(sight(), lean, 0));
    expect(value(sight(), lavish, 80)).toBe(value(sight(), lavish, 0));
  });
});

describe('the month', () => {
  test('rain moves worth indoors', () => {
    const wettest = destination.climate.rainMm.indexOf(Math.max(...destination.climate.rainMm)) + 1;
    const wet = {
      ...destination,
      climate: { ...destination.climate, rainMm: destination.climate.rainMm.map(() => 260) },
    };

    expect(weatherFactor(sight({ indoor: true }), wet, wettest)).toBeGreaterThan(
      weatherFactor(sight(), wet, wettest),
    );
  });

  test('a beach is for summer', () => {
    expect(weatherFactor(sight({ kind: 'beach' }), destination, 7)).toBeGreaterThan(
      weatherFactor(sight({ kind: 'beach' }), destination, 1),
    );
  });
});
