import { expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { describeSight, stayWords } from './place-words.ts';

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

test.each([
  [
    'Hạ Long',
    'VN',
    'A cabin on an overnight boat of your choice',
    'your cabin on an overnight boat',
  ],
  ['Puno', 'PE', 'A mid-range hotel of your choice', 'your stay in Puno'],
  ['Lublin', 'PL', 'A mid-range hotel of your choice', 'your stay in Lublin'],
  ['Hanoi', 'VN', 'Peridot Grand', 'Peridot Grand'],
])('where one sleeps in %s', (name, country, stay, said) => {
  expect(stayWords({ name, country } as Destination, stay)).toBe(said);
});

test('lunch is told where the day has no table for it', () => {
  const told = (more: Partial<PlaceFile>) =>
    describeSight(place(more), { isEco: false, needsAccess: false });

  expect(told({ kind: 'hike', minutes: 300 })).toMatch(/^With a picnic lunch on the way/);
  expect(told({ kind: 'theme-park', minutes: 400 })).toMatch(/^Lunch is inside/);
  expect(told({ kind: 'hike', minutes: 90 })).not.toMatch(/lunch/i);
});
