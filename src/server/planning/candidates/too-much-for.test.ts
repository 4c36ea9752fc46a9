import { expect, test } from 'vitest';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Taste } from './trip-taste.ts';
import { isTooLongAWalk, isTooMuchForSmall } from './too-much-for.ts';

const place = (more: Partial<PlaceFile>): PlaceFile =>
  ({ name: 'x', kind: 'museum', minutes: 60, interests: [], ...more }) as PlaceFile;
const party = (more: object) => ({ wishes: { needs: [] }, ...more }) as unknown as Taste;

test.each([
  ['a museum', place({}), false],
  ['a water park for the tall', place({ kind: 'theme-park', minHeight: 110, minutes: 120 }), true],
  ['a park of rides all day', place({ kind: 'theme-park', minutes: 360 }), true],
  ['a zoo that one leaves when one likes', place({ kind: 'zoo', minutes: 240 }), false],
  ['a half-day boat', place({ kind: 'boat-trip', minutes: 240 }), true],
  ['kayaks', place({ kind: 'activity', name: 'Kayaks at the beach' }), true],
  ['what begins at six', place({ kind: 'activity', minAge: 6 }), true],
])('%s with a toddler', (_, file, isTooMuch) => {
  expect(isTooMuchForSmall(file, party({ wishes: { needs: ['toddler'] } }))).toBe(isTooMuch);
  expect(isTooMuchForSmall(file, party({ youngest: 3 }))).toBe(isTooMuch);
  expect(isTooMuchForSmall(file, party({ youngest: 8 }))).toBe(false);
});

test.each([
  ['two and a half hours along the cliffs', { minutes: 150 }, 5, [], true],
  ['the same at eight', { minutes: 150 }, 8, [], false],
  ['an hour and a half', { minutes: 90 }, 5, [], false],
  ['a trail for families', { minutes: 150, interests: ['Family Fun'] }, 5, [], false],
  ['hikes that were asked for', { minutes: 150 }, 5, ['hike'], false],
] as const)('%s: too long a walk for the youngest', (_, more, youngest, wanted, isTooLong) => {
  const file = place({ kind: 'hike', ...more } as Partial<PlaceFile>);

  expect(isTooLongAWalk(file, party({ youngest, wishes: { needs: [], kinds: { wanted } } }))).toBe(
    isTooLong,
  );
});
