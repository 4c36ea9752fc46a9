import { describe, expect, test } from 'vitest';
import { seasonOf } from './palette.ts';
import { sceneFor, sceneKindsIn } from './scene-for.ts';
import { SCENE_KINDS } from './scene-kinds.ts';
import { scenePicture } from './scene-picture.ts';

const LISBON = {
  id: 'lisbon, portugal',
  name: 'Lisbon, Portugal',
  scene: ['city', 'river', 'old-town'],
  lat: 38.7,
} as const;

describe('scenePicture', () => {
  test('[IMG-01] draws a picture of 1600 by 900 in a few kilobytes', () => {
    const svg = scenePicture(LISBON);

    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 900" width="1600" height="900">/);
    expect(svg.length).toBeLessThan(20_000);
  });

  test('draws the same place the same each time, and different places differently', () => {
    expect(scenePicture(LISBON)).toBe(scenePicture({ ...LISBON }));
    expect(scenePicture(LISBON)).not.toBe(scenePicture({ ...LISBON, id: 'porto, portugal' }));
  });

  test.each([
    'Barcelona, Spain',
    'Dubai, United Arab Emirates',
    'Florence, Italy',
    'London, United Kingdom',
    'New York City, United States',
    'Paris, France',
    'Rome, Italy',
    'San Francisco, United States',
    'Sydney, Australia',
    'Tokyo, Japan',
  ])('draws what %s is known by', (name) => {
    const place = { id: 'one place', scene: ['city', 'sea'], lat: 40 } as const;
    const famous = scenePicture({ ...place, name });

    expect(famous.length).toBeGreaterThan(scenePicture({ ...place, name: 'Elsewhere' }).length);
    expect(famous).not.toMatch(/NaN|undefined/);
    expect(famous.length).toBeLessThan(20_000);
  });

  test.each(SCENE_KINDS)('draws %s at every latitude without a gap in its numbers', (kind) => {
    for (const lat of [-54, -23, 0, 23, 47, 68]) {
      const svg = scenePicture({
        id: `${kind} ${lat}`,
        name: 'Somewhere',
        scene: [kind],
        lat,
        month: 1,
      });

      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  test('each kind changes the picture of a place', () => {
    const pictures = SCENE_KINDS.map((kind) =>
      scenePicture({ id: 'one place', name: 'One Place, Japan', scene: [kind], lat: 40 }),
    );

    // "sea" and "beach" share their water, "mountains" and "lake" their ranges: still no two are the same.
    expect(new Set(pictures).size).toBe(SCENE_KINDS.length);
  });

  test('lays snow on a volcano where it is cold, and none on a Greek island', () => {
    const santorini = {
      id: 'santorini',
      name: 'Santorini, Greece',
      scene: ['volcano', 'sea'],
    } as const;
    const snow = 'opacity="0.9"';

    expect(scenePicture({ ...santorini, lat: 36.4, month: 1 })).not.toContain(snow);
    expect(scenePicture({ ...santorini, lat: 64, month: 1 })).toContain(snow);
  });

  test('lets no name write markup into the picture', () => {
    const name = '"><script>alert(1)</script>';

    expect(scenePicture({ ...sceneFor(name, name) })).not.toContain('script');
  });
});

describe('sceneFor', () => {
  test('reads the kinds that a prompt names, exact words first, at most four', () => {
    expect(sceneKindsIn('lisbon tram street, old-town, river')).toEqual([
      'old-town',
      'river',
      'city',
    ]);
    expect(sceneKindsIn('beach palms volcano island temple')).toHaveLength(4);
    expect(sceneKindsIn('nothing of the sort')).toEqual([]);
    expect(sceneKindsIn('rome skyline domes, city, old-town')).toEqual(['city', 'old-town']);
    expect(sceneKindsIn('rome skyline domes')).toEqual(['skyline']);
  });

  test('finds the latitude by the country, and something to draw for a place nobody knows', () => {
    expect(sceneFor('Reykjavík, Iceland', 'sea').lat).toBe(64);
    const unknown = sceneFor('🏝️ ثلاثة');

    expect(sceneFor('Barcelona, Spain').scene).toEqual(['city', 'sea']);
    expect(unknown.scene.length).toBeGreaterThan(0);
    expect(unknown.lat).toBeGreaterThanOrEqual(20);
  });
});

describe('seasonOf', () => {
  test.each([
    [50, 1, 'winter'],
    [50, 4, 'spring'],
    [50, 7, 'summer'],
    [50, 10, 'autumn'],
    [-34, 1, 'summer'],
    [-34, 7, 'winter'],
    [5, 7, undefined],
  ] as const)('at %i degrees in month %i it is %s', (lat, month, season) => {
    expect(seasonOf(lat, month)).toBe(season);
  });
});
