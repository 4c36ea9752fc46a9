import { expect, test } from 'vitest';
import { settlePlaces } from '#server/places/settle-places.ts';

const asked = (additionalPreferences: string) => settlePlaces({ additionalPreferences });

test.each([
  ['Berlin. works 9 to 5 at Alexanderplatz'],
  ['Berlin, I work at Alexanderplatz'],
  ['Berlin, my office is on Alexanderplatz, 9 to 5'],
  ['Berlin. Working 9-17 near Gendarmenmarkt'],
  ['Berlin: he works in the Sony Center from 9 to 6'],
  ['Berlin. Work 9-5 at Checkpoint Charlie, Friday off'],
])('a workplace is no sight to see: %s', async (notes) => {
  expect((await asked(notes))?.sights.wanted).toEqual([]);
  expect((await asked(notes))?.places.map(({ id }) => id)).toEqual(['berlin']);
  expect((await asked(notes))?.notUnderstood).toEqual([]);
});

test.each(['Berlin. Alexanderplatz please', 'Berlin, I work 9 to 5, then see Gendarmenmarkt'])(
  'a sight beside it is one: %s',
  async (notes) => {
    expect((await asked(notes))?.sights.wanted).not.toEqual([]);
  },
);
