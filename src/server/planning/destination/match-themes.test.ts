import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { THEMES } from '../themes/themes.ts';
import { themePart } from './match-themes.ts';

const catalogue = loadCatalogue();

test.each([
  ['tango', 'buenos-aires', 'cologne'],
  ['anime and games', 'tokyo', 'arequipa'],
  ['wine', 'bordeaux', 'reykjavik'],
])('%s is rather had in %s than in %s', (name, better, worse) => {
  const themes = THEMES.filter((one) => one.name === name);
  const pointsOf = (id: string) => {
    const destination = catalogue.destination(id);

    return destination ? themePart(destination, themes).points : Number.NaN;
  };

  expect(themes).toHaveLength(1);
  expect(pointsOf(better)).toBeGreaterThan(pointsOf(worse));
});
