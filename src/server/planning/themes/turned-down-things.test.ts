import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { askedThemes } from './asked-themes.ts';
import { turnedDownThings } from './turned-down-things.ts';

const catalogue = loadCatalogue();

function town(id: string) {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  return { catalogue, destination };
}

test.each([
  ['istanbul', 'Hagia Sophia. No big group tours please.', ['group tours']],
  ['istanbul', 'We hate tour groups', ['group tours']],
  ['istanbul', "we don't do coach tours", ['group tours']],
  ['charleston', 'No plantations, on principle.', ['plantations']],
  ['goreme', 'quad bikes no thank you, a hammam', ['quad']],
  ['istanbul', 'A food tour and a hammam', []],
  ['istanbul', 'no museums, a walking tour and a guided tour', []],
  ['istanbul', 'no queues, guided tours are fine', []],
  ['istanbul', 'a small group tour would be fine', []],
  ['charleston', 'plantations, no rush', []],
])('%s: %s', (id, additionalPreferences, names) => {
  const things = turnedDownThings({ additionalPreferences }, town(id));

  expect(things.map(({ name }) => name)).toEqual(names);
});

test('"too steep" is no thing to see', () => {
  const asking = {
    additionalPreferences: "Arthur's Seat is too steep for us",
    asked: { names: ["Arthur's Seat"] },
  };

  expect(askedThemes(asking, town('edinburgh'))).toEqual([]);
});
