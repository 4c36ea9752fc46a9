import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { doorFactor } from '../candidates/crowd-factor.ts';
import { readWishes } from '../understanding/wishes.ts';
import { avoidedThemes, readThemes } from './read-themes.ts';
import { isOfTheme } from './theme.ts';

const catalogue = loadCatalogue();
const themesOf = (additionalPreferences: string) =>
  readThemes({ additionalPreferences }, catalogue).map(({ name }) => name);
const STREETS = 'neighbourhoods to walk through';
const THRILLS = 'adrenaline';

describe('streets to walk through', () => {
  test.each([
    'walking through neighbourhoods rather than ticking off every sight',
    'no box-ticking',
    'not a checklist trip',
    'wander more than sightsee',
    'we hate ticking off sights',
    'strolling through different neighborhoods',
    'neighbourhoods rather than monuments',
    'wandering around instead of sightseeing',
  ])('asked for: %s', (notes) => {
    expect(themesOf(notes)).toContain(STREETS);
    expect(readWishes(notes, catalogue).isForStreets).toBe(true);
  });

  test.each([
    '',
    'we want to see every sight',
    'a quiet neighbourhood to stay in',
    'walking tour of the castle',
    'a checklist of museums',
    'no long walks',
  ])('not asked for: %s', (notes) => {
    expect(themesOf(notes)).not.toContain(STREETS);
    expect(readWishes(notes, catalogue).isForStreets).toBeUndefined();
  });

  test('towers that one pays for lose most, streets nothing', () => {
    const factorOf = (id: string) => {
      const place = catalogue.destination('paris')?.places.find((one) => one.id === id);

      return place && doorFactor(place, { isForStreets: true });
    };

    expect(factorOf('arc-de-triomphe')).toBeLessThan(0.5);
    expect(factorOf('le-marais') ?? 1).toBe(1);
  });
});

describe('what makes the heart race', () => {
  test.each([
    'We want adrenaline',
    'thrills',
    'adventure sports',
    'something that gets the heart racing',
    'thrills but no bungy',
  ])('asked for: %s', (notes) => {
    expect(themesOf(notes)).toContain(THRILLS);
  });

  test.each(['', 'no adrenaline', 'an adventure for the kids', 'sport on television'])(
    'not asked for: %s',
    (notes) => {
      expect(themesOf(notes)).not.toContain(THRILLS);
    },
  );

  const NOTES =
    'We want adrenaline. One of us is scared of heights so no bungy for him. Queenstown.';

  test.each([
    ['Kawarau Bungy Centre', true],
    ['NZONE Skydive', true],
    ['Shotover Canyon Swing', true],
    ['Shotover Jet', false],
    ['Rafting on the Shotover', false],
    ['Canyoning half day', false],
  ])('who cannot bear heights is spared %s: %s', (name, isLeftOut) => {
    const asking = { additionalPreferences: NOTES };
    const file = catalogue.destination('queenstown')?.places.find((one) => one.name === name);
    const avoided = avoidedThemes(asking, catalogue);

    expect(file && avoided.some((theme) => isOfTheme(file, theme))).toBe(isLeftOut);
    expect(file && readThemes(asking, catalogue).some((theme) => isOfTheme(file, theme))).toBe(
      true,
    );
  });
});
