import { expect, test } from 'vitest';
import { hasIdea, notesIdeas, toggleIdea } from './notes-ideas.ts';

test('[PLAN-09] business trips get suggestions of their own', () => {
  expect(notesIdeas('surprise')).toEqual(notesIdeas('complete'));
  expect(notesIdeas('business')).not.toEqual(notesIdeas('complete'));
});

test('where the trip goes is chosen: no idea says it otherwise', () => {
  expect(notesIdeas('complete', true).join()).not.toMatch(/Rome|Somewhere/);
  expect(notesIdeas('complete', true)).toHaveLength(notesIdeas('complete').length);
});

test('an idea becomes a line of its own and goes without a trace', () => {
  const [first = '', second = ''] = notesIdeas('complete');
  const both = toggleIdea(toggleIdea('', first), second);

  expect(both).toBe(`${first}\n${second}`);
  expect(hasIdea(both, second)).toBe(true);
  expect(toggleIdea(both, first)).toBe(second);
});

test("keeps the traveller's own words", () => {
  expect(toggleIdea('Slowly, please.\n', 'No museums, please')).toBe(
    'Slowly, please.\nNo museums, please',
  );
  expect(toggleIdea('Slowly, please.\nNo museums, please', 'No museums, please')).toBe(
    'Slowly, please.',
  );
});
