import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { nameStance } from './name-stance.ts';

const NAME = 'Louvre';

test.each([
  ['I know the Louvre is closed on Tuesdays', 'wanted'],
  ['we know that the Louvre can be crowded', 'wanted'],
  ['We know the Louvre, show us others', 'avoided'],
  ['We know the Louvre well', 'avoided'],
  ['Paris, the Louvre please', 'wanted'],
])('%s', (text, stance) => {
  const from = text.indexOf(NAME);

  expect(nameStance({ text, from, to: from + NAME.length, names: [NAME] }, loadCatalogue())).toBe(
    stance,
  );
});
