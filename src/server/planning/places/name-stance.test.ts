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
  ['ideally no long bus day, so we would stay near the Louvre', 'wanted'],
])('%s', (text, stance) => {
  const from = text.indexOf(NAME);

  expect(nameStance({ text, from, to: from + NAME.length, names: [NAME] }, loadCatalogue())).toBe(
    stance,
  );
});

test.each([
  ['départ de Louvre, 3000 €', 'home'],
  ["au départ d'Louvre", 'home'],
  ['salida desde Louvre', 'home'],
  ['max 6 uur rijden vanaf Louvre', 'home'],
  ['een dagtocht vanaf Louvre', 'wanted'],
  ['mit dem Auto aus Louvre', 'home'],
  ['met de trein uit Louvre', 'home'],
])('tells where the party sets out: %s', (text, stance) => {
  expect(stanceIn(text)).toBe(stance);
});

test.each([
  ['Louvre liever niet', 'avoided'],
  ['Louvre mejor no', 'avoided'],
  ['Al Louvre siamo già stati', 'avoided'],
  ["a city I haven't seen: done Orsay, Louvre", 'avoided'],
  ['weder Louvre noch Orsay', 'avoided'],
  ['ni Louvre ni Orsay', 'avoided'],
  ["Orsay, I haven't seen the Louvre", 'wanted'],
])('tells what is turned down or was seen: %s', (text, stance) => {
  expect(stanceIn(text)).toBe(stance);
});

function stanceIn(text: string) {
  const from = text.indexOf(NAME);

  return nameStance(
    { text, from, to: from + NAME.length, names: [NAME, 'Orsay'] },
    loadCatalogue(),
  );
}
