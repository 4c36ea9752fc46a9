import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { nameStance } from './name-stance.ts';

const catalogue = loadCatalogue();

function stanceOf(text: string, name: string) {
  const from = text.indexOf(name);

  return nameStance({ text, from, to: from + name.length, names: [name] }, catalogue);
}

test.each([
  ['Paris with kids, Louvre not needed, a swim', 'Louvre', 'avoided'],
  ['The Grand Bazaar is not necessary', 'Grand Bazaar', 'avoided'],
  ['The Prado can be skipped', 'Prado', 'avoided'],
  ['Sunset from Piazzale Michelangelo', 'Piazzale Michelangelo', 'wanted'],
  ['We need the Louvre', 'Louvre', 'wanted'],
])('%s', (text, name, stance) => {
  expect(stanceOf(text, name)).toBe(stance);
});
