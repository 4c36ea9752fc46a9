import { expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { ratherLocal } from './rather-local.ts';
import { textWords } from './text-words.ts';

const market = (id: string, name: string, why: string, minutes = 90) => ({
  id,
  name,
  why,
  minutes,
  fame: 3,
  aliases: ['Floating Market'],
});
const town = {
  id: 'town',
  places: [
    market('big', 'Big Floating Market', 'Boats and bargains'),
    market('far', 'Far Floating Market', 'By boat and van', 480),
    market('old', 'Old Floating Market', 'Where the town shops'),
  ],
  dayTrips: [],
  tips: [{ text: 'The big one is for tour groups.', of: ['big'] }],
} as unknown as Destination;

test.each([
  ['a floating market that isn’t only tourists', 'town/old'],
  ['a floating market without tour groups', 'town/old'],
  ['a real floating market', 'town/old'],
  ['a floating market. We are not tourists', 'town/big'],
  ['a floating market', 'town/big'],
])('%s', (text, id) => {
  const words = textWords(text);
  const at = words.findIndex(({ key }) => key === 'floating');
  const named = [
    { id: 'town/big', said: 'floating market', at, count: 2, stance: 'wanted' as const },
  ];

  expect(ratherLocal(named, { text, words }, [town]).map((one) => one.id)).toEqual([id]);
});
