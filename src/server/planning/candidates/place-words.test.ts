import { expect, test } from 'vitest';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { describeSight } from './place-words.ts';

const place = (more: Partial<PlaceFile>) =>
  ({
    id: 'x',
    name: 'Pasta class',
    kind: 'class',
    why: 'Roll tortellini by hand',
    ...more,
  }) as PlaceFile;

test.each<[string, PlaceFile, boolean]>([
  ['a lesson where one cooks', place({}), true],
  [
    'a boat with lunch',
    place({ name: 'Boat', kind: 'boat-trip', why: '', includes: ['lunch'] }),
    true,
  ],
  ['a lesson in pottery', place({ name: 'Pottery class', why: 'Throw a bowl' }), false],
])('who keeps a diet is told to say so for %s: %#', (_, file, isTold) => {
  const said = (isOnDiet: boolean) =>
    /say what you can’t eat/i.test(
      describeSight(file, { isEco: false, needsAccess: false, isOnDiet }),
    );

  expect([said(true), said(false)]).toEqual([isTold, false]);
});
