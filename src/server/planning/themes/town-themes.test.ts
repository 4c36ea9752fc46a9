import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isOfTheme } from './theme.ts';
import { TOWN_THEMES } from './town-themes.ts';

test('crafts are made by hand, and not brewed', () => {
  const crafts = TOWN_THEMES.find(({ name }) => name === 'crafts');
  const sights = loadCatalogue().destination('kanazawa')?.places ?? [];
  const ids = sights.filter((one) => crafts && isOfTheme(one, crafts)).map(({ id }) => id);

  expect(ids).toEqual(
    expect.arrayContaining(['national-crafts-museum', 'gold-leaf-workshop-at-sakuda']),
  );
  expect(ids).not.toContain('oriental-brewing-higashiyama');
  expect(crafts?.words.test('craft beer')).toBe(false);
});
