import { expect, test } from 'vitest';
import { tripTitle } from './trip-title.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  [{ destination: 'Vienna, Austria' }, 'Vienna, Austria'],
  [{ destination: 'Vienna, Austria', places: named('Vienna') }, 'Vienna, Austria'],
  [
    {
      destination: 'Budapest, Vienna and Prague, Hungary, Austria and Czechia',
      places: named('Budapest', 'Vienna', 'Prague'),
    },
    'Budapest, Vienna and Prague',
  ],
  [
    { destination: 'Rome and Venice, Italy', route: named('Rome', 'Venice', 'Rome') },
    'Rome and Venice',
  ],
  [{ destination: 'Our summer', places: named('Rome', 'Venice') }, 'Our summer'],
])('%j is called %s', (trip, title) => {
  expect(tripTitle(trip)).toBe(title);
});
