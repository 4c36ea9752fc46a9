import { expect, test } from 'vitest';
import { boardInterests } from './board-interests.ts';

test('[MOOD-03] the categories of a board become interests, then its commonest tags', () => {
  expect(
    boardInterests([
      { category: 'activities', tags: ['boat trip', 'Beach'] },
      { category: 'food', tags: ['Culinary', 'Romantic'] },
      { category: 'nature', tags: ['Hiking', 'Beach', 'Photography'] },
      { category: 'architecture', tags: ['History', 'Nightlife'] },
    ]),
  ).toEqual(['Culinary', 'Nature', 'Architecture', 'Beach', 'Hiking', 'History']);
  expect(boardInterests([{ category: 'activities', tags: ['<b>'] }])).toEqual([]);
});
